= The Door at the Back Stairs
where: anywhere
deck: never
image: keyhole
teaser: A landlady, by the sound of it.

She has the door open as far as the chain.

== Ask for a room
cost: 0 actions
image: the-area-key

Any room.

=== always: A Room
lodge: A Box Room

She takes off the chain.
