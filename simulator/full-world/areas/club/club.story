= The Somebody
where: The Club
image: chair
teaser: He is asleep.

The paper goes up and down.

== Sit by him
cost: 1 action
image: chair

It is quiet.

=== always: Sat
gain: Pence 12, Kindly 1

He leaves you something in his sleep.
