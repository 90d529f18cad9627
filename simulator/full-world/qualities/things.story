= Pence
category: Currency
nature: thing
image: pence

Money.

= Tokens
category: Currency
nature: thing
flaunt: no
image: token

Good for one market only.

= Rope
category: Goods
nature: thing
cap: 500
available at: the quay
image: rope

By the yard.

= Pearl
category: Goods
nature: thing
image: pearl

It was round a good while ago.

= Paper Hat
category: Hat
nature: thing
enhances: Keen 2
lend: yes
image: hat

A hat.

= Iron Hat
category: Hat
nature: thing
enhances: Stout 3, Keen -1
dulls: Dread 2
lend: yes
image: iron-hat

A heavier hat.

= Oilskin
category: Clothing
nature: thing
enhances: Stout 1, Keen 1
dulls: Bruises 1
image: oilskin

It keeps things in.

= Albatross
category: Burden
nature: thing
enhances: Stout -1
image: bird

It is round your neck.

= Second Look
category: Advantage
nature: thing
second chance on: Keen
image: lens

For looking twice.

= Second Heave
category: Advantage
nature: thing
second chance on: Stout
image: lever

For heaving twice.

= Sealed Box
category: Curiosity
nature: thing
use: What Is in the Box
image: box

It rattles.

= Whistle
category: Curiosity
nature: thing
cap: 1
use: The Whistle Is Heard
image: whistle

One note.

= Boat
category: Ship
nature: thing
namable: yes
image: boat

She has no name yet.
