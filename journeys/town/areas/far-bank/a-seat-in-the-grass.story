= A Seat in the Grass
where: The Far Bank
image: echoes
teaser: It faces the town.

Somebody has worn it to the shape of one person.

== Sit
cost: 0 actions
image: echoes

It is dry.

=== always: Sat

One can see all of it from here, but for the side one came from.
