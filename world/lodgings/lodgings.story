= A Room on the Half-Landing
hand: 1
image: half-landing

A bed, a grate, one nail for visiting-cards, and a bell-rope joined to nothing. The stair goes on past your door, which Mrs Ottaway prefers not to discuss.

= Two Rooms and One Window
hand: 3
image: two-rooms-one-window

The second-floor front: a fender, a bed with both its sides, three nails, and a window that does for the two rooms. Mr Lisle's hat is still behind the door, in case.

= Over the Ringing Hall
hand: 2
image: over-the-ringing-hall

A loft with a bed, two nails and a skylight, over the hall where the city drops its money to hear whether it is good. At night the last of it is rung in, and your spoon answers in its cup.

= A Hammock at Oddlot's
hand: 2
image: hammock-at-oddlots

Third row, between the mangles and the umbrellas: a hammock on two hooks, with your ticket on the string. Callers pin their cards to the canvas, and have learnt to do it while you are out.

= A Dressing-Room at the Gallipot
hand: 3
image: dressing-room

Number Four: a couch, a stove, a looking-glass with seven burners and room in the frame for three cards. There is a dent in the couch where heroines die.
