= A Box Room
hand: 1
image: bell-keepers-set

There is room for a box.

= Three Rooms
hand: 3
image: your-lodgings

One to sit in, one to lie in, one to go between them.

= Five Rooms
hand: 5
image: your-lodgings

One would not have thought it from outside.
