= The Cords of the Shutters
where: The Shuttered House
image: bell-rope
teaser: Pull, and something is no longer in sight.

They hang in a row, and each is labelled.

== Shut the cupboards
cost: 0 actions
image: bell-rope

The cord for what one owns.

=== always: Cupboards Shut
hide: Possessions

It is all still there, behind the shutter.

== Open the cupboards
cost: 0 actions
image: bell-rope

The same cord, the other way.

=== always: Cupboards Open
reveal: Possessions

It was all there.

== Shut the road
cost: 0 actions
image: bell-rope

The cord for going anywhere.

=== always: Road Shut
hide: Travel

One stays.

== Take one of everything
cost: 0 actions
image: bell-rope

There is a tray by the door.

=== always: One of Everything
gain: Watchful 1, Hard of Hearing 1, Draught 1, Perfect Pitch 3, Seal Ring 1, Knots 2, Door Handle 1

The tray is empty now.

== Sit in the draught
cost: 0 actions
image: bell-rope

It comes under the door.

=== always: A Chill
gain: Draught 20

One should not have sat.
