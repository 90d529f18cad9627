= A Board
where: The Oyster Beds
image: echoes
teaser: It says so.

Private, it says.

== Read it
cost: 0 actions
image: echoes

Once is enough.

=== always: Read

It says so on the back as well.
