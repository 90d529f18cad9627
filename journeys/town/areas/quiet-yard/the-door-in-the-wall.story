= The Door in the Wall
where: Market Cross
image: area-steps
order: 900
teaser: It leads to the Quiet Yard.

It is not locked. It is only quiet.

== Go through
cost: 0 actions
image: area-steps

One step.

=== always: Through
move to: The Quiet Yard

It shuts without a sound.
