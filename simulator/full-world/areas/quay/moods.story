= The Wind
where: The Quay, The Market
when: Settled 2+
image: wind
order: 30
teaser: It is {wind of Luck in Hand}.

One goes by it.

== Row in the calm
when: Luck in Hand under 30
image: oar

You make your own.

=== always: Rowed
gain: Stout 2
set: Luck in Hand (1d101 - 1)

You are where you were, further out.

== Sail
when: Luck in Hand 30 to 79
image: sail

It is what it is for.

=== always: Sailed
gain: Pence (most(2, least(12, [Keen] / 2)))
set: Luck in Hand (1d101 - 1)

There and back.

== Wait it out
when: Luck in Hand 80+
image: anchor

It must drop.

=== always: Dropped
set: Luck in Hand (1d101 - 1)
lose: Dread 1
stop: Tide

It drops.

== Set your watch by it
when: Luck in Hand 50+
cost: 0 actions
image: watch

The tide is regular.

=== always: Set
start: Tide, A Fever

You have a cold.

= The Doctor
where: The Quay
when: Bruises 1+ or Dread 1+
image: doctor
order: 40
teaser: He has a bag.

It is mostly bag.

== Have the bruises seen to
when: Bruises 1+
pay: Pence 3
image: doctor

It is three pence.

=== always: Seen To
lose: Bruises 4

He looks at them.

== Be told there is nothing there
when: Dread 1+
image: doctor

It is free.

=== always: Nothing There
lose: Dread 3
only if: Dread 1+

You are told.

= Grow Old at It
where: The Quay
when: Keen 15+, Late Learning under 5
image: book
order: 50
teaser: There is more to see.

You thought not.

== Learn late
cost: 2 actions
image: book

It takes longer.

=== always: Learnt
gain: Late Learning 1

You see what you had been looking at.
