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
