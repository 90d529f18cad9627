= The Waterman
where: Ferry Stairs
image: echoes
order: 300
teaser: He takes people where no road goes.

He has a boat for it, and a way with the watch.

== Be rowed out to the Roads
cost: 0 actions
image: echoes

He has both oars in already.

=== always: Out
move to: The Anchorage

It is not far.

== Have oneself held back from travelling
cost: 0 actions
image: echoes

He knows a man.

=== always: Held Back
hide: Travel

The man shakes his head at you from across the square.

== Have oneself let go again
cost: 0 actions
image: echoes

He knows the man quite well.

=== always: Let Go
reveal: Travel

The man nods.

== Read a chapter
cost: 0 actions
image: readers-ticket

He has a book.

=== always: Read
gain: Reader 1

It is about a boat.

== Be set down in the fog
cost: 0 actions
image: echoes

He asks where; one need not know.

=== always: Set Down
move to: nowhere

There is water on all sides of it, and no name.
