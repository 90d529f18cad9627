= The Hatch at the Mint
where: anywhere
deck: never
image: keyhole
teaser: It opens as you knock, by an inch.

"Well?" says the inch.

== Say what you have come for
cost: 0 actions
image: keyhole

It is a long time since anybody did.

=== always: The Key
gain: Mint Key 1

The hatch shuts. Under the door comes a key.

== Ask to see the inside first
cost: 0 actions
image: keyhole

It would only be fair.

=== always: Shown In
gain: Mint Key 1
move to: The Old Mint

You are taken by the sleeve, and are in.

== Ask what is made here
cost: 0 actions
image: keyhole

One likes to know.

=== always: Asked Back
go to: The Hatch at the Mint, Again

"Who wants to know?" says the inch.

== Say it all in one breath
cost: 0 actions
challenge: Watchful 500 broad
second chance: Second Wind
ask second chance: after the roll
image: keyhole

There is a great deal of it.

=== success: Said
gain: Reader 1

"Slower," says the inch.

=== failure: Out of Breath
gain: Reader 1

You have got as far as your name.

== Offer a hundred pence
cost: 0 actions
pay: Echoes 100
image: echoes

In a twist of paper.

=== always: Taken
gain: Reader 1

It is drawn in by one corner.

= The Hatch at the Mint, Again
where: anywhere
deck: never
back: no
image: keyhole
teaser: It has not shut.

The inch is still there.

== Say who you are
cost: 0 actions
image: keyhole

There is no harm in it.

=== always: Known
gain: Mint Key 1

"You might have said," says the inch.
