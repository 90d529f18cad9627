= The Registrar
where: Card Alley
image: the-area-key
order: 30
teaser: He does one thing at a time, and writes it down.

There is a form for each of them.

== Say nothing
cost: 0 actions
image: the-area-key

He waits.

=== always: Nothing Said

He writes that down.

== Have the post brought
cost: 0 actions
image: visiting-card

It comes in a sack.

=== always: The Sack
refresh cards: yes

It is emptied on every doorstep.

== Have it stamped
cost: 0 actions
image: visiting-card

Whatever it is.

=== always: Stamped
gain: Watchful 1

In violet.

== Take the hat off the hook
cost: 0 actions
image: hats

It has been there since the last one.

=== always: Off the Hook
gain: A Paper Hat 1

It is still folded.

== Put the hat on
cost: 0 actions
image: hats

He holds the glass.

=== always: On
wear: A Paper Hat

It says *Dear Sir* here, too.

== Be given a key
cost: 0 actions
image: the-area-key

One of his many.

=== always: A Key
gain: A Key to the Alley 1

It is on the map, he says.

== Join the club
cost: 0 actions
image: the-area-key

He is the secretary.

=== always: Joined
set: The Alley Club 1

He is the treasurer, too.

== Go behind the curtain
cost: 0 actions
image: area-steps

He has one behind the desk.

=== always: Behind It
move to: The Wings

It is dark, and then it is not.
