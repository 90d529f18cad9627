= The Airing Cupboard
where: Market Cross
when: Jar of Camphor 1+, Echoes 100+
image: coat-pegs
teaser: It wants more than a jar or two.

A cupboard as deep as a street, and moths at the far end of it.

== Take another jar
cost: 0 actions
image: phial-of-old-laughter

From the shelf by the door.

=== always: Taken
gain: Jar of Camphor 1

It was behind the others.

== Smoke the moths out
cost: 0 actions
needs: Jar of Camphor 5+
image: breakages

With all the jars open at once.

=== always: Smoked
gain: Rag 1

They leave, in good order.

== Pay somebody to
cost: 0 actions
pay: Echoes 250
image: echoes

He has a cap with a moth on it.

=== always: Paid For
gain: Rag 1

He talks to them.
