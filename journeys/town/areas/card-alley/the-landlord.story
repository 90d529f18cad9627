= The Landlord of the Alley
where: Card Alley
image: the-area-key
order: 10
teaser: He lets whatever one asks for.

He has every key there is, and has never been asked for rent.

== Take the box room
cost: 0 actions
image: the-area-key

There is room for a box.

=== always: Boxed
lodge: A Box Room

It has a lid.

== Take three rooms in the alley
cost: 0 actions
image: the-area-key

One after the other.

=== always: Three of Them
lodge: Three Rooms

They are all the same one.

== Take five rooms in the alley
cost: 0 actions
image: the-area-key

More than one can sit in.

=== always: Five of Them
lodge: Five Rooms

The fifth is mostly stairs.

== Have plain callers let in
cost: 0 actions
image: visiting-card

They wipe their feet.

=== always: Plain Ones
set: Dealt 1

There are six of them.

== Have the one let in who stays
cost: 0 actions
image: visiting-card

He has brought a chair.

=== always: He Is In
set: Dealt 2

And a rug.

== Have the sudden one let in
cost: 0 actions
image: visiting-card

She does not wait to be asked.

=== always: She Is In
set: Dealt 3

And out.

== Have the rare one let in
cost: 0 actions
image: visiting-card

Once in a great while.

=== always: There, for Once
set: Dealt 4

It has been said before.

== Put on the paper hat
cost: 0 actions
image: hats

It stays up by itself.

=== always: Hatted
gain: A Paper Hat 1
wear: A Paper Hat

It says *Dear Sir* at the back.

== Be given the chronograph
cost: 0 actions
image: tally

It ticks.

=== always: Timed
gain: A Chronograph 1

It has started.

== Be given three Fate
cost: 0 actions
image: echoes

In an envelope.

=== always: Three Slips
give fate: 3

Blue ones.

== Be given nine Fate
cost: 0 actions
image: echoes

In a larger envelope.

=== always: Nine Slips
give fate: 9

Quite blue.

= The Brazier in the Alley
where: Card Alley
image: grate
order: 20
teaser: It burns whatever one has.

It is lit. One need only stand beside it.

== Burn one ring
image: grate

It is soon gone.

=== always: One
gain: Reader 1

It was small.

== Burn fourteen rings
cost: 14 actions
image: grate

It takes a while.

=== always: Fourteen
gain: Reader 1

They were not so small.

== Burn twenty rings
cost: 20 actions
image: grate

It takes all of it.

=== always: Twenty
gain: Reader 1

There is no more.
