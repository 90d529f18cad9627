= The Stage Door
where: Market Cross
image: lampwick
order: 950
teaser: It leads to the Playhouse.

There is a man on a stool beside it, who has seen them all.

== Go in
cost: 0 actions
image: lampwick

He nods.

=== always: In
move to: The Playhouse

It smells of size and oranges.
