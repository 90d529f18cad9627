= A Bunk
hand: 1
image: bunk

It is short.

= A Room
hand: 3
image: room

It has a window, on the inside.
