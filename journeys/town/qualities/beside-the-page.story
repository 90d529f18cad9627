= Draught
category: Menace
climbs: ever steeper
stages: 1 A Sniff, 5 A Cough & a Sneeze
image: murmurs

Somebody has left a door open. *Do shut it.*

= Hard of Hearing
category: SidebarTransient
image: bell-button

For the time being.

= Perfect Pitch
category: SidebarAbility
image: clapper

One knows what the bell says.

= Seal Ring
category: Accoutrement
image: bell-board

On the little finger.

= Knots
category: Skills
climbs: ever steeper
cap: 10
relationship: You and they *understand* each other.
image: bell-wires

Over, under, through.

= Door Handle
category: Curiosity
nature: thing
image: bell-wires

It opens nothing that is here.

= A Cup for Sitting Still
category: Accomplishment
image: spare-face

It was won by not getting up.
