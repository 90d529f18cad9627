= The Rope
where: The Bell Tower
image: bell-wires
teaser: It hangs within reach.

It goes up through a hole in the ceiling.

== Pull it
cost: 0 actions
image: bell-wires

Gently.

=== always: Rung
gain: Reader 1

Somewhere above, somebody is told.
