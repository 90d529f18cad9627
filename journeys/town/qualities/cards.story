= Dealt
category: Story
image: visiting-card

Which callers are let into the alley.

= A Chronograph
id: 146234
category: Curiosity
nature: thing
image: tally

It counts what one does, and holds its tongue.

= A Paper Hat
category: Hat
nature: thing
image: hats

It was a letter.

= A Key to the Alley
id: 427
category: Curiosity
nature: thing
image: the-area-key

It is marked on the map.

= The Alley Club
category: Club
nature: thing
image: the-area-key

It meets when he is in.
