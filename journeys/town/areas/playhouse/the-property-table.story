= The Property Table
where: The Playhouse
image: bell-board
order: 10
short teaser: Take what you need.
short: A long table, *in few words*.
teaser: Everything a person could be handed on a stage lies on it, and each thing has its outline chalked round it.

A long table, told at length for whoever has the room to read of it.

== Take the lot
cost: 0 actions
image: bell-board
short: All of it, briefly.

All of it, and the chalk, at length.

=== always: Laden
gain: Speaking Trumpet 1, Empty Trunk 1, Playhouse Cat 1, Second Wind 2, Opera Glass 1
wear: Opera Glass

You look like somebody in the second act.

== Take the dog as well
cost: 0 actions
image: yard-dog

It comes.

=== always: Followed
gain: Playhouse Dog 1

It sits.

== Pay in wind for a look behind
cost: 0 actions
pay: Second Wind 2
challenge: Watchful 10 broad
second chance: Second Wind
image: bell-board

There is more of it at the back.

=== success: Found
gain: Applause 3

A crown, of paper.

=== failure: Unfound
gain: Stage Fright 1

The back of it is a wall.
