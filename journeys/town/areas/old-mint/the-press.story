= The Press
where: The Old Mint
image: echoes
teaser: It stamps what is put in it.

It has not been used since the last of it.

== Look at it
cost: 0 actions
image: echoes

It is a press.

=== always: Looked At
gain: Reader 1

It looks like one.
