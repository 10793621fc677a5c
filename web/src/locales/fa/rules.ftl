# The law books.

rules-title = قوانین: { $game }
rules-table = سر همهٔ میزها
rules-table-note = ساعت، پاسخ‌های مهروموم، رفتن و برگشتن
rules-index-note = هر بازی با یک راهنمای دو دقیقه‌ای آغاز می‌شود. پس از آن خود قانون‌ها یکی‌یکی می‌آیند.
rules-note = هر قانون شناسه‌ای دارد که میز به آن استناد می‌کند. رأی‌ها آنچه را کتاب چاپی باز گذاشته پر می‌کنند؛ گزینه‌ها چیزهایی‌اند که میز می‌تواند بر سرشان توافق کند.
rules-search = جستجوی واژه یا شناسه
rules-filter-all = همه
rules-filter-rulings = رأی‌ها
rules-filter-options = گزینه‌ها
rules-found = { $n } از { $all } قانون
rules-none = هیچ قانونی از این حرف نمی‌زند.
rules-missing = قانون { $rule } در این کتاب نیست.
rules-loading = در حال باز کردن کتاب
rules-chapters = فصل‌ها
rules-words = واژه‌ها به پنج زبان
rules-words-note = نام چیزها. جایی که نسخهٔ چاپی واژه‌ای ندارد، واژه از ماست.
rules-open = خواندن در کتاب قوانین
rule-kind-manner = آداب میز
rule-kind-manner-note = از آدم‌ها خواسته می‌شود؛ هیچ برنامه‌ای نمی‌تواند مجبورشان کند.
rule-kind-ruling = رأی
rule-kind-ruling-note = قوانین چاپی این را باز گذاشته‌اند؛ اینجا تکلیفش روشن شده است.
rule-kind-variant = نسخهٔ دیگر
rule-kind-variant-note = فقط جایی برقرار است که میز بر سر آن توافق کرده باشد.
rule-option = گزینه: { $option }
rule-english = به انگلیسی
rules-best = بهترین نتیجه‌ها
