= The Way Out Front
where: The Wings
image: area-steps
teaser: Round by the paint room.

One can hear them breathing.

== Go out front
cost: 0 actions
image: area-steps

Past the paint.

=== always: Out Front
move to: The Playhouse

It is brighter here.
