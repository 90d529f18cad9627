= The Horse
where: The Hidden Mews
image: echoes
teaser: It has heard you.

It goes on looking.

== Look back
cost: 0 actions
image: echoes

For a while.

=== always: Seen
gain: Reader 1

It has the better of it.
