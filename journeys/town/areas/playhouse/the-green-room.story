= The Green Room
where: The Playhouse
image: tea-table
order: 80
teaser: It is brown.

Whoever is not on is in here.

== Ask somebody to a game
act: A Game of Draughts
cost: 0 actions
image: tea-table

The board is out.

=== always: Asked to a Game
gain: Applause 1

It is sent.

== Ask somebody to sit beside one
act: Sit in the Same Row
cost: 0 actions
image: tea-table

There are two seats.

=== always: Asked to Sit

It is sent.

== Ask somebody to second a motion
act: Second a Motion
cost: 0 actions
image: tea-table

One hand is up.

=== always: Asked to Second

It is sent.
