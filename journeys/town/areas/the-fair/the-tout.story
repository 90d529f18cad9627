= The Tout
where: The Fair, The Fair by Night
image: bazaar-bunting
teaser: He has been told to make people comfortable.

A man with a hat full of small change. Whatever is wanting to make a customer, he has it.

== Take a handful of change
cost: 0 actions
image: echoes

A hundred pence, more or less exactly.

=== always: Paid
gain: Echoes 100

He counts it into the other hand.

== Take the sack
cost: 0 actions
image: strapped-trunk

It has been left behind.

=== always: Emptied
gain: Rag 12, Brass Thimble 3, Cracked Jug 1

It is mostly rags.

== Put on the straw hat
cost: 0 actions
image: hats

It is the only one.

=== always: Hatted
gain: Straw Hat 1
wear: Straw Hat

It creaks.

== Pay him in rags
cost: 0 actions
pay: Rag 4
image: good-sheet

He has a use for them.

=== always: A Fair Exchange
gain: Brass Thimble 2

He does not say where he had them from.

== Have the stalls shut
cost: 0 actions
image: bell-rope

He has a whistle for it.

=== always: Shut
hide: EchoBazaar

The boards go up.

== Have the stalls opened
cost: 0 actions
image: bell-rope

The same whistle.

=== always: Opened
reveal: EchoBazaar

The boards come down.

== Have the cuttings taken down
cost: 0 actions
image: pamphlet

They are pinned up on your account.

=== always: Taken Down
hide: Extras

He keeps the pins.

== Have the cuttings put up
cost: 0 actions
image: pamphlet

The pins are his.

=== always: Put Up
reveal: Extras

He reads each of them over as he pins it.

== Go on into the night
cost: 0 actions
image: two-candles

It gets dark at the far end.

=== always: Dark
move to: The Fair by Night

The same stalls, and lamps.

== Come again
cost: 0 actions
image: echoes

He knows you by now.

=== always: Known
gain: Fairgoer 1

He nods at the cart.
