= Mending
where: The Quiet Yard
image: readers-ticket
order: 10
teaser: A stocking, and time.

There is always something.

== Darn the heel
cost: 0 actions
image: readers-ticket

Over and under.

=== always: Darned
gain: Watchful 2

Nobody will see it.

== Throw it on the fire
cost: 0 actions
one-way: yes
image: readers-ticket

There is only the one.

=== always: Burnt
gain: Reader 1

It smells of foot.

== Unpick all of it
cost: 10 actions
image: readers-ticket

It takes the day.

=== always: Unpicked
gain: Reader 1

A great deal of wool.

== Pay somebody else to
cost: 0 actions
fate: 1
image: echoes

There is a woman.

=== always: Paid For
gain: Reader 1

She does it in a minute.

== Ask for a little Fate
cost: 0 actions
image: echoes

It does not hurt to ask.

=== always: A Little Fate
give fate: 5

It was in the stocking.

= Bees
where: The Quiet Yard
image: watchful
order: 20
teaser: Éclairs are left out for them.

They are busy.

== Count them
cost: 2 actions
image: watchful

From a distance.

=== always: Counted
gain: Watchful 1

Several.

= Zinc Bath
where: The Quiet Yard
image: watchful
order: 30
teaser: Full of rain.

It has a duck in it.

== Look in
cost: 0 actions
image: watchful

Carefully.

=== always: Looked Into
gain: Watchful 1

The duck looks out.

= Locked Shed
where: The Quiet Yard
image: the-area-key
order: 40
teaser: The padlock is older than the shed.

It wants a key.

== Open it
needs: Mint Key 1+
image: the-area-key

With the key.

=== always: Opened
gain: Reader 1

Rakes.

= Washing Line
where: The Quiet Yard
image: watchful
order: 50
teaser: Sheets, mostly.

They move.

== Take in the sheets
cost: 3 actions
image: watchful

Before the rain.

=== always: Taken In
gain: Reader 1

All but one.

= Apple Barrel
where: The Quiet Yard
image: watchful
order: 60
teaser: The good ones are lower down.

They would be.

== Reach down
image: watchful

To the elbow.

=== always: Reached
gain: Reader 1

This one is a potato.
