= The Vicar
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= The Vicar's Sister
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= A Man About the Drains
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= A Man About the Other Drains
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= Somebody's Uncle
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= Nobody's Uncle
where: Card Alley
when: Dealt exactly 1
deck: sometimes
image: visiting-card
teaser: On the nail, with a pin.

A card, and somebody behind it.

== Let them say it
cost: 0 actions
image: talk

They have come about it.

=== always: They Said It
gain: Reader 1

It was not long.

== Let them go on
cost: 0 actions
image: talk

They would rather.

=== always: They Went On
gain: Watchful 1

It was.

= The One Who Stays
where: Card Alley
when: Dealt exactly 2
deck: sometimes
sticky: yes
image: visiting-card
teaser: He has hung up his coat.

He is settled.

== Hear him out
cost: 0 actions
image: talk

It is the only way.

=== always: Heard
gain: Reader 1

He takes his coat.

== Hear him out, sitting down
cost: 0 actions
image: talk

It is the longer way.

=== always: Heard, Seated
gain: Watchful 1

He takes the chair.

== See him out
cost: 0 actions
image: talk

He has left the chair.

=== always: Seen Out
set: Dealt 0

And the rug.

= The Sudden One
where: Card Alley
when: Dealt exactly 3
deck: sometimes
autofire: yes
image: visiting-card
teaser: She has been and gone.

There is a draught.

== Look round
cost: 0 actions
image: talk

There was somebody.

=== always: Gone Already
gain: Reader 1

The door is still moving.

= The Rare One
where: Card Alley
when: Dealt exactly 4
deck: sometimes
frequency: Rare
image: visiting-card
teaser: Twice in a life, if that.

It is on the good paper.

== Receive it
cost: 0 actions
image: talk

With both hands.

=== always: Received
gain: Reader 1

It is blank.

== Receive it with one
cost: 0 actions
image: talk

The other is busy.

=== always: Half Received
gain: Watchful 1

It is blank on that side, too.
