= Dread
category: Menace
climbs: ever steeper
stages: 1 A Noise, 5 A Voice, 8 A Name
told: 8 It has said your name.
image: dread

It is behind the other door.

= Bruises
category: Menace
climbs: ever steeper
image: bruise

Where the world has been.
