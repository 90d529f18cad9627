= The Wind Machine
where: The Playhouse
image: bell-board
order: 200
teaser: Canvas, slats and a handle. It does every storm in the repertoire.

It takes an arm and an ear.

== Turn the handle
challenge: Watchful 10 broad
second chance: Second Wind
repeatable: 5
image: bell-board

It has to be heard in the gallery.

=== success: A Gale
gain: Applause 1

Hats are held.

=== failure: A Draught
gain: Watchful 1

Somebody coughs.

== Blow instead of it
cost: 2 actions
pay: Second Wind 1
repeatable: 3
image: bell-board

It can be done by mouth.

=== always: A Breeze
gain: Applause 2

It is felt in the first row.

== Bow to the empty house
cost: 0 actions
needs: Applause under 2
repeatable: 5
image: bell-board

Nobody is there to stop you.

=== always: Bowed
gain: Applause 1

A seat claps.
