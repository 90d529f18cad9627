= Echoes
category: Currency
nature: thing
image: echoes

Money. A hundred pence to the Echo.

= Reader
category: Story
image: readers-ticket

Somebody who has begun to read.
