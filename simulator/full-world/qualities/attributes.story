= Keen
category: BasicAbility
climbs: ever steeper
steepest: 12
cap: 20
cap raised by: Late Learning
scaler: 65
menace: Dread
stages: 0 Dull, 5 Sharp, 15 Very Sharp
pictures: 0 eye, 10 eye-open
told: 5 You see that you see.
image: eye

Seeing.

= Stout
category: BasicAbility
climbs: ever steeper
cap: 40
challenged as: narrow
step: 8
image: fist

Lifting.

= Late Learning
category: Accomplishment
cap: 5
image: book

Room at the top.

= Knots
category: Skills
cap: 4
image: rope

Tying.

= Luck in Hand
category: Randomizer
hidden: yes
text: wind 0 still
text: wind 30 *fair*
text: wind 80 foul
image: wind

Drawn anew each time.

= Chance
category: Randomizer
hidden: yes
image: dice

What nobody has any of.
