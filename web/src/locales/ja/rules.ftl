# The law books.

rules-title = ルール：{ $game }
rules-table = どの卓でも
rules-table-note = 持ち時間、非公開の回答、退席と復帰
rules-index-note = どのゲームも、まず2分でわかる遊び方から始まります。そのあとにルールが一つずつ続きます。
rules-note = どのルールにも、卓で引用される番号があります。裁定は市販のルールが定めていない点を補い、オプションは卓ごとに決められます。
rules-search = 言葉か番号で検索
rules-filter-all = すべて
rules-filter-rulings = 裁定
rules-filter-options = オプション
rules-found = 全{ $all }件中{ $n }件
rules-none = 該当するルールはありません。
rules-missing = ルール{ $rule }はこの本にありません。
rules-loading = ルールを開いています
rules-chapters = 章
rules-words = 五か国語の用語
rules-words-note = 用語の一覧です。市販版に訳語がないものは、私たちの訳です。
rules-open = ルール全文で読む
rule-kind-manner = マナー
rule-kind-manner-note = 人へのお願い。プログラムでは強制できません。
rule-kind-ruling = 裁定
rule-kind-ruling-note = 市販のルールにない点を、ここで定めています。
rule-kind-variant = バリアント
rule-kind-variant-note = 卓で取り決めた場合だけ有効です。
rule-option = オプション：{ $option }
rule-english = 英語
rules-best = 関連の高い順
