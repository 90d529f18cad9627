= The Register
where: The Bell Room
image: readers-ticket
order: 10
teaser: Names, and what each of them can do.

It lies open, with a pencil on a string.

== Take Pin Cotter on
cost: 0 actions
image: constant

She answers first.

=== always: Pin
engage: Pin Cotter

She brings her own mug.

== Take Mrs Tarn on
cost: 0 actions
image: veil

She does not answer; she is there.

=== always: Mrs Tarn
engage: Old Mrs Tarn
gain: Second Wind 1, Livery Cap 2, Spy-Glass 1, Heavy Ladle 1, Thick Gloves 1, Best Bonnet 1

She brings a basket for you.

== Take on the boy as well
cost: 0 actions
image: readers-ticket

He has been waiting by the door.

=== always: The Boy
engage: The Boy with the Bucket

He brings the bucket.

== Leave the spy-glass at the pawnshop
cost: 0 actions
needs: Spy-Glass 1+
image: tally

He says he will look after it.

=== always: A Ticket
lose: Spy-Glass 1

It is a good ticket.

== Ask for a little Fate
cost: 0 actions
image: echoes

From the tin.

=== always: From the Tin
give fate: 4

It was marked *string*.

== Lock the wardrobe
cost: 0 actions
image: lock-under-glass

It is only locked.

=== always: Locked
hide: Possessions

Something in it sighs.

== Shut the hall
cost: 0 actions
image: lock-under-glass

And everybody in it.

=== always: Shut
hide: Agents

The bells go on by themselves.

== Open the hall
cost: 0 actions
image: drawer-key

It was never locked.

=== always: Opened
reveal: Agents

They look up.

== Keep to the cellar
cost: 0 actions
image: tally

The rest of it is crossed out.

=== always: Crossed Out
gain: Down to the Cellar 1

It is a thick pencil.

= The Hall Clock
where: The Bell Room
image: tally
order: 20
teaser: It is wound by whoever is passing.

It has a long key.

== Wind it once
cost: 1 action
image: tally

Once round.

=== always: Wound

It ticks.

== Wind it three times
cost: 3 actions
image: tally

Three times round.

=== always: Well Wound

It ticks louder.

== Wind it till it will go no further
cost: 12 actions
image: tally

The whole spring.

=== always: Wound Up

It will do till Sunday.

= The Chimney
where: The Bell Room
image: constant
order: 30
teaser: One goes up it, and then one is up it.
back: no

There is no turning round.

== Climb to the top
cost: 0 actions
image: constant

There is a light.

=== always: At the Top

It was only the sky.
