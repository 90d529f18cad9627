= Growing
category: BasicAbility
climbs: ever steeper
cap: 20
image: seedling

Knowing what a plant wants. Mostly it wants you to stop fussing.

= Talking Round
category: BasicAbility
climbs: ever steeper
cap: 20
image: speech

Getting twelve neighbours to agree, or to think that they have.

= Handy
category: BasicAbility
climbs: ever steeper
cap: 20
image: spanner

Carrying, mending, and knowing which of the two it needs.

= Backache
category: Menace
climbs: ever steeper
stages: 1 A Twinge, 3 Hand on Hip, 5 Bent Like a Tap
image: back

It was only a bag of compost. It was only up twenty-two floors.
