= The Keeper
where: The Lantern Steps
image: echoes
teaser: He has not been spoken to since spring.

He has a chair for it.

== Say something
cost: 0 actions
image: echoes

It need not be long.

=== always: Said

He writes it down.
