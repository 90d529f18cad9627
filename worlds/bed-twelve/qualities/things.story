= Caps
category: Currency
nature: thing
image: bottle-caps

Bottle caps, flattened. A yellow one is worth no more, but people like to get it.

= Seeds
category: Goods
group: From your bed
nature: thing
image: seeds

In an envelope with a window, from the electricity company.

= Tomatoes
category: Goods
group: From your bed
nature: thing
image: tomato

Warm from the gravel. They taste of more than they weigh.

= Shed Key
category: Curiosity
nature: thing
cap: 1
image: key

It hangs on a wooden spoon, so that nobody takes it home.

= Straw Hat
category: Hat
nature: thing
enhances: Growing 1
image: straw-hat

With it on, you look like someone who knows about marrows.

= Kneeler
category: HomeComfort
nature: thing
dulls: Backache 1
image: kneeler

Half a car seat. The other half is a goalpost in the yard.

= Tube of Grease
category: Goods
nature: thing
second chance on: Handy
image: grease

It says *for bicycles and similar*. You have not yet met a thing that was not similar.

= Good Trowel
category: ToolOfTheTrade
nature: thing
enhances: Growing 1, Handy 1
image: trowel

The initials on the handle are *G. I.*, burnt in with a hot wire.
