= Work on the Quay
where: The Quay
image: crate
order: 20
teaser: {Stout 5+: They wave. | They look you over.}

Somebody is always wanted.

== Carry
challenge: Stout 6
second chance: Second Heave
repeatable: 5
image: crate

It is heavier on one side.

=== success: Carried
gain: Pence (6 + 1d6), Rope 1

It was the other side.

=== rare success 10%: Carried, and Opened
gain: Pence 10, Pearl 1

It opens by itself.

=== failure: Dropped
gain: Bruises 2

On you.

=== rare failure 25%: Dropped, on Him
gain: Pence 4, Dread 1

He was the mate.

== Watch the ropes
challenge: Keen 6 broad, Knots 1 narrow
second chance: Second Look
repeatable: 3
image: rope

Two things at once.

=== success: Taut
gain: Pence 9, Knots 1

You see it before it sings.

=== failure: Slack
gain: Rope 2, Dread 1

It comes down like handwriting.

== Lend a hand all day
cost: 3 actions
image: sun

It is a long one.

=== always: Done
gain: Pence 24, Kindly 2

Somebody says so.

=== rare 20%: Noticed
gain: Pence 24, Favours: The Harbour 1

Somebody writes it down.

== Mend the sea wall
needs: Rope 2+
pay: Rope 2
image: wall

Everybody's, and so nobody's.

=== always: One More Stone
gain: The Sea Wall 1, High Water 2
give fate: 1
grant: cousin

It was the last stone but several.

== Call yourself settled
when: Settled exactly 2
needs: Pence 20+ or Favours: The Harbour 2+
image: anchor

You would like to hear it said.

=== always: Settled
set: Settled 3
gain: Boat 1, Regular 1
reveal: Agents
engage: Pin

It is said.
