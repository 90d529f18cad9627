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

= Load on Your Back
category: Progress
cap: 8
image: wet-rope

In bundles. Each roof has as much waiting for you as you have brought to it.

= Noise on the Tiles
category: Progress
cap: 6
image: postmans-boots

What the people under you have heard of you so far tonight.

= Roofs Behind You
category: Hidden
hidden: yes
cap: 6
image: roof-square

How many times you have moved, or lain still, since you went up. By the sixth it is light.

= The Light on the Tiles
category: Randomizer
hidden: yes
step: 25
text: light 1 The next roof has a lit window in it.
text: light 11 Somebody is going by below, with a lamp.
text: light 12 There is half a moon.
text: light 13 The moon is behind a stack.
text: light 14 You cannot see your own hands.
image: lamp-and-ladder

How little there is of it, less whatever noise you have made.

= How the Night Run Ended
category: Hidden
hidden: yes
stages: 1 Dropped, 2 Her Price Stands, 3 A Pocketful, 4 A Sackful, 5 The Whole Roof
image: wet-rope

What came down with you the last time, or without you.

= Best of Your Week on the Tiles
category: Accomplishment
flaunt: no
image: white-cat

The most bundles that you have brought down in one night, in seven days.

= Most Ever Brought Down
category: Venture
shared: yes
image: white-cat

The most that anybody ever brought down off the Tiles in a night. It is cut in the trap.
