= Watchful
category: BasicAbility
climbs: ever steeper
image: watchful

You see it.

= Thanks
category: Story
image: pen

They were said to you.

= The Late Clock
category: Story
image: pen

It is yours.

= Hat
category: Hat
nature: thing
enhances: Watchful 2
image: hats

It fits.

= Cane
category: Weapon
nature: thing
lend: yes
image: pen

It has a silver knob.

= Tonic
category: Goods
nature: thing
image: pen

It tastes of iron.
