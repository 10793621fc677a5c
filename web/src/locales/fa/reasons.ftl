# Why something cannot be done now, in a few words, by the rule that stops it.

corleone-why-CE-THUG-02 = کسی آنجا ایستاده است.
corleone-why-CE-BOARD-06 = کسی آنجا ایستاده است.
corleone-why-CE-THUG-01 = نمی‌توانید اوباشی به آنجا بفرستید.
corleone-why-CE-BOARD-07 = با دو بازیکن بسته است.
corleone-why-CE-FAM-01 = عضو خاندانی برای فرستادن ندارید.
corleone-why-CE-ALLY-03 = در این اکت بازی شده است.
corleone-why-CE-G-30 = کارت کافی ندارید یا کالایی نمانده است.
corleone-why-CE-ICON-09 = از پیش دارید.
derpate-why-DP-CAR-05 = ماشین از آن محافظت می‌کند.
derpate-why-DP-CAR-04 = ماشین در آن محله است.
derpate-why-DP-CARD-G3c = ماشین از آن محافظت می‌کند.
derpate-why-DP-GAP-08 = از آنِ خاندانی بی‌طرف است.
derpate-why-DP-GAP-12 = این مسیر به پایان رسیده است.
derpate-why-DP-GAP-27 = در بروکلین دوستی نمانده است.
derpate-why-DP-GAP-42 = پولتان به این دوست خاندان نمی‌رسد.
derpate-why-DP-FAV-04 = در هر نوبت فقط دو لطف.
derpate-why-DP-CARD-R1a = فقط یک بار در نوبت.
