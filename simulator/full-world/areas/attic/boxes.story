= Boxes
where: The Attic
image: box
teaser: They go back a long way.

Each is in another.

== Open one
image: box

Which?

=== always: That One
gain: Sealed Box 1, Dread 3

It was inside.

=== rare 25%: The Other One
gain: Dread 6, Pearl 1

Something was in it.

== Step where there is no floor
cost: 0 actions
image: hole

There was a floor here.

=== always: Nowhere
gain: Bruises 1
move to: nowhere

It is dark, and there is no end to it.

== Come down
cost: 0 actions
image: ladder

The ladder is still there.

=== always: Down
move to: The Quay

It is.

= What Is in the Box
deck: never
image: box
teaser: It rattles.

It stops when you hold it.

== Open it
needs: Sealed Box 1+
pay: Sealed Box 1
cost: 0 actions
image: box

It is only a box.

=== always: Buttons
gain: Pence (1d6)

And pence.

=== rare 10%: A Boat, Small
gain: Pearl 1
go to: Grow Old at It

It floats.

= The Whistle Is Heard
deck: never
in: Town, Afloat
image: whistle
teaser: One note.

Somebody turns round.

== Who was it
when: seen A Crate, not seen The Ferry
image: whistle

The ferryman, perhaps.

=== always: It Was
go to: The Ferry

He comes over.

== Nobody
image: whistle

It carries.

=== always: Nobody
lose: Whistle 1
refresh actions: full

It is a fine note.
