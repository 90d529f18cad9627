= The Boat
where: The Anchorage
image: echoes
teaser: It goes back.

It is there to go back in.

== Go back in it
cost: 0 actions
image: echoes

It takes no time.

=== always: Landed
move to: Ferry Stairs

One is there before one has sat down.
