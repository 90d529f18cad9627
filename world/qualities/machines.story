= Points Proved
category: Progress
cap: 12
image: bundle-of-letters

What the dark has written down for the one you stand for.

= Patience of Court Nine
category: Progress
target: 4
image: clock-that-runs-on-manners

How much longer you will be listened to. Nobody has ever heard it given back.

= Witnesses Heard
category: Hidden
hidden: yes
cap: 3
image: knuckles-on-a-door

How many you have called. The rail has three hooks for their hats.

= The Pen in the Dark
category: Randomizer
hidden: yes
step: 30
text: pen 1 The pen above you has stopped.
text: pen 5 The pen above you starts and stops.
text: pen 6 The pen above you goes slowly.
text: pen 7 The pen above you is writing.
text: pen 8 The pen above you runs on ahead of you.
image: wall-ear

How well you are being listened to, so far as one can tell without a light.

= How Court Nine Rose
category: Hidden
hidden: yes
stages: 1 Put Out, 2 Bound Over, 3 Put Off, 4 Found, 5 Struck Out
image: judge-in-his-wig

What became of the last one you stood for.

= Best of Your Week in Court Nine
category: Accomplishment
flaunt: no
image: unrung-bell

The most that you have proved in the dark, in one sitting, in seven days.

= Most Ever Proved in Court Nine
category: Venture
shared: yes
image: unrung-bell

The most that anybody has proved there. It is chalked on the door, without a name.
