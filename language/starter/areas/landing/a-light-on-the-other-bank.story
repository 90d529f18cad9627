= A Light on the Other Bank
where: The Landing
when: On the List 1+
deck: sometimes
image: lantern-raised
teaser: Three short, and one long.

Nobody lives over there. The woman with the list has told you so twice, without being asked. Now there is a light, low down by the water: three short, and one long.

== Answer it
image: bulls-eye-lit

You strike a match, and shade it with your hand.

=== always: Three Short
gain: Nerve 1

Three short, and one long. For a while there is nothing. Then it comes again, faster, and it does not stop, as somebody knocks who has heard a step behind a door.

== Turn your back on it
image: bench-by-the-pump

The bench faces the other way. Perhaps that is what it is for.

=== always: On the Wall
gain: Coins 1

You can see it all the same, on the wall of the shed: three short, and one long, and in between your own shadow. Under the bench lies a coin. It has been put there, on its edge, for whoever would sit this way round.
