= Watchful
category: BasicAbility
climbs: ever steeper
cap: 20
image: watchful

Seeing.

= Dangerous
category: BasicAbility
climbs: ever steeper
cap: 20
image: watchful

Being seen.
