"""The toy auction obeys the laws, and its envelopes stay sealed (W3)."""

from backroom.games.fates import Fate
from backroom.games.table import Table
from backroom.laws import check
from tests.laws.toy import TOY, ToyView


def table(text: str) -> Table:
    _, seats, options = TOY.scene(text)
    return Table(TOY, Fate(0), seats, options, text)


def test_the_auction_passes_every_law() -> None:
    report = check(TOY, games=160)
    assert report.never_compared(TOY) == []
    assert report.scenes > 50


def test_a_bid_of_several_words_is_private_until_all_are_done() -> None:
    t = table("1 1 5 / 2 2 / 5 ; won P1 ; options lots=2")
    before = [t.view(viewer) for viewer in (None, 0, 2)]
    facts = len(t.out.events)
    for word in ("bid 2", "bid 2", "take back", "done"):
        t.say(1, word)
        assert [t.view(viewer) for viewer in (None, 0, 2)] == before
    assert len(t.out.events) == facts
    assert t.view(1).said == ["bid 2", "done"]
    t.play("P0 bid 1; P0 bid 5; P0 done; P2 done")
    assert [str(fact) for fact in t.events()] == [
        "P1 has bid 2",
        "P2 has bid 0",
        "P0 has bid 6",
        "lot 1 goes to P0",
        "P0 pays 1",
        "P0 pays 5",
        "P0 pays with 2 notes",
        "all 2 lots are sold",
    ]


def test_secret_bids_are_never_opened() -> None:
    t = table("1 1 5 / 2 2 / 5 ; won P1 ; options secret lots=2")
    t.play("P0 bid 1; P0 bid 5; P0 done; P1 done; P2 bid 5; P2 done")
    assert [str(fact) for fact in t.events(1)] == ["lot 1 goes to P0", "P0 pays with 2 notes", "all 2 lots are sold"]
    assert [str(fact) for fact in t.events(0)][1:3] == ["P0 pays 1", "P0 pays 5"]
    seen = t.view(2)
    assert isinstance(seen, ToyView)
    assert seen.bidders[0].paid is None


def test_a_record_forgets_what_was_taken_back() -> None:
    t = table("1 1 5 / 2 2 ; won ; options lots=1")
    t.play("P1 bid 2; P1 take back; P0 bid 1; P1 done; P0 done")
    assert '"P0 bid 1","P0 done","P1 done"' in t.record()
