= Speaking Trumpet
category: Curiosity
nature: thing
use: The Trumpet Speaks
image: bell-button

Whatever is said into it is said again, larger.

= Empty Trunk
category: Curiosity
nature: thing
image: bell-board

It holds what it held.

= Playhouse Cat
category: Companion
nature: thing
namable: yes
image: veil

It has been in more plays than anybody.

= Playhouse Dog
category: Companion
nature: thing
namable: yes
image: yard-dog

It has been put out of more plays than anybody.

= Opera Glass
category: Hat
nature: thing
enhances: Watchful 2
image: watchful

Worn on a stick, mostly.

= Second Wind
category: Curiosity
nature: thing
second chance on: Watchful
image: borrowed-lens

One takes a breath, and does it over.

= Applause
category: Progress
target: 10
image: clapper

So many hands.

= Stage Fright
category: Circumstance
cap: 4
image: murmurs

In the knees.

= Chance
category: Randomizer
hidden: yes
image: watchful

It goes as it goes.
