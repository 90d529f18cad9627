= Echoes
category: Currency
nature: thing
image: echoes

Money. A hundred pence to the Echo.

= Reader
category: Story
image: readers-ticket

Somebody who has begun to read.

= Mint Key
category: Story
nature: thing
image: the-area-key

It is small, and still warm.

= A Face Ticket
id: 126872
category: Curiosity
nature: thing
image: spare-face

Good for one.
