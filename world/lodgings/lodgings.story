= A Room on the Half-Landing
hand: 1
image: half-landing

A bed, a grate, one nail for visiting-cards, and a bell-rope joined to nothing. The stair goes on past your door, which Mrs Ottaway prefers not to discuss.

= Two Rooms and One Window
hand: 3
image: two-rooms-one-window

The second-floor front: a fender, a bed with both its sides, three nails, and a window that does for the two rooms. Mr Lisle's hat is still behind the door, in case.
