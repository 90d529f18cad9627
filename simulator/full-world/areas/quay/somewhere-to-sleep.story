= Somewhere to Sleep
where: The Quay
when: Settled exactly 1
urgency: high
outfit: yes
image: bunk
teaser: A door with a lamp.

There are two beds. One is a bunk.

== Take the bunk
pay: Pence 5
locked: It is five pence.
image: bunk

It will do.

=== always: Yours
lodge: A Bunk
set: Settled 2
gain: Paper Hat 1
wear: Paper Hat

There was a hat in it.

== Ask for the room
needs: Pence 12+
pay: Pence 12
image: room

She has seen you count.

=== always: Yours
lodge: A Room
set: Settled 2
journal: offer

You have a window.
