= The Photographer
where: The Club
image: chair
teaser: He asks nobody to smile.

There is a cloth, and he is under it.

== Sit for him
cost: 1 action
image: hat

You hold still.

=== always: Taken
gain: Kindly 1
give outfit: Best Side
frame: jet
banner: lampwick

It is you, on a good day.

== Ask who holds the lamp
cost: 1 action
image: lamp

Somebody holds the lamp.

=== always: Asked
engage: Thimble

He would come, if there is room.

== Ask who was under the cloth
cost: 1 action
image: lamp

It was not the photographer.

=== always: Asked
engage: Bodkin

Five would be one too many.

== Have it taken down
cost: 1 action
needs: Kindly 1+
image: chair

It has been looked at enough.

=== always: Taken Down
lose: Kindly 1
frame: none
banner: none

There is a paler square on the wall.
