= Fairgoer
category: Hidden
hidden: yes
image: readers-ticket

Somebody who has been shown to the fair.

= Rag
category: Goods
nature: thing
image: good-sheet

It was part of something.

= Brass Thimble
category: Goods
nature: thing
image: bell-button

For a thumb, by the size of it.

= Cracked Jug
category: Goods
nature: thing
image: chipped-saucer

It holds all but water.

= Straw Hat
category: Hat
nature: thing
enhances: Watchful 1
image: hats

It creaks, and lets the light in.

= Felt Hat
category: Hat
nature: thing
enhances: Watchful 3, Perfect Pitch -1
dulls: Draught 1
image: top-hat

It lets nothing in.
