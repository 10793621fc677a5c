# Made by tools/catalogue.py from what the bots say of their moves. Do not edit.

## Coup

coup-thought-turn = I weighed what each action could bring against what it could cost.
coup-thought-forced = With so many coins it had to be a coup, against whoever stood in my way most.
coup-thought-true = I knew that the claim was true.
coup-thought-false = I knew that the claim could not be true.
coup-thought-pointless = I knew that the claim could not be true, but to say so would have helped the others more than me.
coup-thought-doubt = I weighed how likely the claim was a lie.
coup-thought-block = I weighed a block against letting it pass.
coup-thought-prove = If I have the card, I show it; if not, I can only concede.
coup-thought-lose = I gave up the card that I would miss least.
coup-thought-return = I kept the cards that go best together.
coup-thought-reveal = I showed the card that I would miss least.
coup-thought-examine = A better card I take away, a poorer one I give back.
coup-thought-bomb = I weighed a lost card against the risk of a claim.
coup-thought-redirect = I gave the bomb to the one who stood in my way most.
coup-thought-draft = I took a card that serves me well; it is not always the same one.
coup-thought-party = Either party would do for me.
coup-thought-agreed = I played it through in my head with the cards as they might lie, and nothing was clearly better than my first idea.
coup-thought-searched = I played it through in my head with the cards as they might lie, and this won most often.

## The Godfather: Corleone's Empire

corleone-thought-only = There was nothing else that I could have done.
corleone-thought-weighed = I played the next rounds through in my head, and this came out best.
corleone-thought-close = I played the next rounds through in my head. Another move came out nearly as well.
corleone-thought-job = I had the goods for this job, and what it brings was worth more to me than another figure on the board.
corleone-thought-public-job = Anybody could have taken this public job, so I did it while I could.
corleone-thought-ally = My ally was worth more to me at that moment than another figure on the board.
corleone-thought-member = The backs around that space were what my hand needed, and a member there counts in every war nearby.
corleone-thought-thug = That front gave me what my hand needed most.
corleone-thought-last-figure = I had one figure left, and whoever has none is out of turns; so the card came first.
corleone-thought-pay = Narcotics can stand for anything, so I paid with the real good.
corleone-thought-launder = Only money in the suitcase is safe from the Tribute.
corleone-thought-gain = It cost nothing to take it.
corleone-thought-draw = I wanted a job that fits my hand.
corleone-thought-sell = What I sold was worth less to me than the money for it.
corleone-thought-swap = I lacked that good for a job.
corleone-thought-horse = To be first in the next act is worth a little.
corleone-thought-last-horse = Whoever takes the horse head last keeps it, so I let the other one go first.
corleone-thought-decline = It would have cost me more than it brings.
corleone-thought-keep = Of these cards, this one was worth most to me.
corleone-thought-give = Of my cards, this was the one I could best do without.
corleone-thought-tribute = I was over the hand limit, and this was the card I could best do without.
corleone-thought-strike = Without that figure, the war for its territories looked better for me.
corleone-thought-place = That was where the figure did me most good.
corleone-thought-shake = Of all that I could shake down, this gave me most.
corleone-thought-rob = I took from whoever seemed to have most.
corleone-thought-control = A marker there was worth most to me.
corleone-thought-bid = I bid what I thought the ally worth, and what would be enough against the suitcases of the others.
corleone-thought-no-bid = No ally was worth the money that I would have had to bid.
corleone-thought-first = Whoever goes first finds the piles fuller.
corleone-thought-order = Money that I had taken I could use at once.
corleone-thought-agree = There was no reason to say no.

## Der Pate

derpate-thought-only = There was nothing else that I could have done.
derpate-thought-weighed = I played my turn through in my head many times, and this came out best.
derpate-thought-close = I played my turn through in my head many times. Another move came out nearly as well.
derpate-thought-car = From there the first card is most likely to bring the car to the district I want.
derpate-thought-district = Of the districts that were free, its businesses promised me most.
derpate-thought-income = That number paid me more than it paid the others.
derpate-thought-shared = That number paid others no less than me, but with the rows to come in mind this die was best given.
derpate-thought-generous = That number paid only others, but of all my dice it was the one I could best spare.
derpate-thought-nobody = That number paid nobody, and I wanted the other dice for the next rows.
derpate-thought-press = A step on both tracks was worth more to me than what the numbers offered.
derpate-thought-half = A step on one track and money beyond the end of the other were worth more than what the numbers offered.
derpate-thought-overflow = Both tracks were at their end, and the press paid me beyond it.
derpate-thought-puppets = Every die showed the puppet, and this was the one I could best spare.
derpate-thought-decider = That track decides who survives, and I was not at its end.
derpate-thought-track = Nobody knew yet which track would decide, and I did not want to be short of steps.
derpate-thought-beyond = I was at the end of that track already, and the die paid me beyond it.
derpate-thought-chips = That track does not decide who survives, but what lies along it was worth the die.
derpate-thought-idle = That track does not decide who survives, but with the rows to come in mind this die was best given.
derpate-thought-bet = The money was worth more to me than steps.
derpate-thought-money = No die could bring me a step, so I took the money.
derpate-thought-visit = I wanted the car to stop just there.
derpate-thought-meeting = I was owed money, and this was a good number to collect it with.
derpate-thought-raid = The raid hit the others harder than me.
derpate-thought-duty = No die was good for me on that row, and this one did least harm.
derpate-thought-spare = That die did nothing for me there, but I wanted the other one for the last row.
derpate-thought-takeover = That business was worth more to me than the member and the marker it cost.
derpate-thought-friend = A friend can do me a favour that is worth more than the price.
derpate-thought-service = That was the best that anybody could do for me just then.
derpate-thought-banker = A better income pays again every round.
derpate-thought-settlement = A better income pays once more at the end.
derpate-thought-patrons = The further I am on favours, the more my friends can do for me.
derpate-thought-informer = Without that business my rivals were worse off.
derpate-thought-settle = The business was free, and I had a member to send.
derpate-thought-release = In prison my people earn nothing and cost a fine at the end.
derpate-thought-cop = I hoped for more from that die, and I would not need the Cop more later.
derpate-thought-judge = I hoped for more; another throw is better on the average.
derpate-thought-senator = With the Senator that die did more on the other field.
derpate-thought-chip = There was no reason to wait with that chip.
derpate-thought-favour = That was the best my friend could do for me, and I did not want to wait.
derpate-thought-wait = It will be worth more later.
derpate-thought-decline = It would have cost me more than it brings.
derpate-thought-vacate = Of my businesses, that was the one I could best do without.
derpate-thought-bail = I needed my people back.
derpate-thought-sink = The bail was more than my people were worth to me.
