= A Ticket for a Face
where: The Shuttered House
image: spare-face
order: 900
teaser: A box by the door, and what is in it.

There is a slot, and a tray under the slot.

== Take a ticket
cost: 0 actions
image: spare-face

They come off a roll.

=== always: A Ticket
gain: A Face Ticket 1

It is good for one.

== Take twenty slips
cost: 0 actions
image: spare-face

They come off another roll.

=== always: Twenty Slips
give fate: 20

They are blue.

== Take the cup
cost: 0 actions
image: spare-face

It is at the back, behind the box.

=== always: A Cup
gain: A Cup for Sitting Still 1

Nobody else had come in for it.
