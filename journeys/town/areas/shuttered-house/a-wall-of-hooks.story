= A Wall of Hooks
where: The Shuttered House
image: bell-rope
teaser: Two and twenty of them, and something on each.

Everything one might take down one day is here, and all of it can wait.

== The Umbrella
cost: 0 actions
image: bell-rope

It hangs there, and looks patient.

=== always: The Umbrella, Taken Down

It is lighter than it looked, and goes back up.

== The Bell
cost: 0 actions
needs: Watchful 1+
image: bell-rope

It hangs there.

=== always: The Bell, Taken Down

It is lighter than it looked, and goes back up.

== The Long Coat
image: bell-rope

It hangs there, and looks patient.

=== always: The Long Coat, Taken Down

It is lighter than it looked, and goes back up.

== The Key
image: bell-rope

It hangs there.

=== always: The Key, Taken Down

It is lighter than it looked, and goes back up.

== The Lantern
image: bell-rope

It hangs there, and looks patient.

=== always: The Lantern, Taken Down

It is lighter than it looked, and goes back up.

== The Ladder
image: bell-rope

It hangs there.

=== always: The Ladder, Taken Down

It is lighter than it looked, and goes back up.

== The Bucket
image: bell-rope

It hangs there, and looks patient.

=== always: The Bucket, Taken Down

It is lighter than it looked, and goes back up.

== The Net
image: bell-rope

It hangs there.

=== always: The Net, Taken Down

It is lighter than it looked, and goes back up.

== The Oar
image: bell-rope

It hangs there, and looks patient.

=== always: The Oar, Taken Down

It is lighter than it looked, and goes back up.

== The Clock
image: bell-rope

It hangs there.

=== always: The Clock, Taken Down

It is lighter than it looked, and goes back up.

== The Kettle
image: bell-rope

It hangs there, and looks patient.

=== always: The Kettle, Taken Down

It is lighter than it looked, and goes back up.

== The Broom
image: bell-rope

It hangs there.

=== always: The Broom, Taken Down

It is lighter than it looked, and goes back up.

== The Bridle
image: bell-rope

It hangs there, and looks patient.

=== always: The Bridle, Taken Down

It is lighter than it looked, and goes back up.

== The Apron
image: bell-rope

It hangs there.

=== always: The Apron, Taken Down

It is lighter than it looked, and goes back up.

== The Saw
image: bell-rope

It hangs there, and looks patient.

=== always: The Saw, Taken Down

It is lighter than it looked, and goes back up.

== The Horn
image: bell-rope

It hangs there.

=== always: The Horn, Taken Down

It is lighter than it looked, and goes back up.

== The Mirror
image: bell-rope

It hangs there, and looks patient.

=== always: The Mirror, Taken Down

It is lighter than it looked, and goes back up.

== The Scales
image: bell-rope

It hangs there.

=== always: The Scales, Taken Down

It is lighter than it looked, and goes back up.

== The Map
image: bell-rope

It hangs there, and looks patient.

=== always: The Map, Taken Down

It is lighter than it looked, and goes back up.

== The Drum
image: bell-rope

It hangs there.

=== always: The Drum, Taken Down

It is lighter than it looked, and goes back up.

== The Rope
image: bell-rope

It hangs there, and looks patient.

=== always: The Rope, Taken Down

It is lighter than it looked, and goes back up.

== The Sieve
image: bell-rope

It hangs there.

=== always: The Sieve, Taken Down

It is lighter than it looked, and goes back up.
