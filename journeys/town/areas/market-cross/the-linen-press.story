= The Linen Press
where: Market Cross
image: coat-pegs
teaser: A press with doors taller than the room, and everything in it ironed.

Whatever anybody ever wore in this town is in here, folded, with a sprig of something in the pocket.

== Take the whole shelf
cost: 0 actions
image: good-sheet

One of each.

=== always: Laden
gain: Best Bonnet 1, Dust Cap 1, Stiff Coat 1, Mended Shirt 1, Wool Mittens 1, Toasting Fork 1, Quiet Slippers 1, Hatbox 1

It is a heavy shelf.

== Take the jar of camphor
cost: 0 actions
image: phial-of-old-laughter

Three of them, in fact.

=== always: Aired
gain: Jar of Camphor 3

The lid sticks.

== Stand in the draught from it
cost: 0 actions
image: breakages

There is a draught from the back.

=== always: Caught
gain: A Cold in the Head 1
wear: A Cold in the Head

That is how one gets one.

== Look behind the coats
cost: 0 actions
image: constant

Somebody is standing there.

=== always: Found
gain: A Perpetual Fiancé 1
wear: A Perpetual Fiancé

He says that he was just going.

== Find something in a pocket
cost: 0 actions
image: scales

In the breast pocket, where one keeps things.

=== always: Better off
give fate: 12

It was for a rainy day.

== Have the doors shut
cost: 0 actions
image: lock-under-glass

And what one has in there with them.

=== always: Shut
hide: Possessions

The key is on the inside.

== Have the doors opened
cost: 0 actions
image: drawer-key

From the inside.

=== always: Opened
reveal: Possessions

Everything is as it was.

= The Camphor Is Opened
deck: never
teaser: It smells of cupboards.
image: phial-of-old-laughter

It is very clean in the nose.

== Breathe in
cost: 0 actions
image: phial-of-old-laughter

Through the mouth.

=== always: Cleared
lose: Jar of Camphor 1

The lid goes back on. There is less behind it.
