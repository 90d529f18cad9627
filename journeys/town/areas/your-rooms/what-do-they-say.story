= What Do They Say?
where: Your Rooms
image: keyhole
teaser: One hears it through the floor.

The floor is thin, and they have come to you.

== Say it for them
cost: 0 actions
image: keyhole

[open profile] Through the floor, in so many words.

=== always: Said
image: keyhole

It is said.

== Sleep
cost: 0 actions
image: keyhole

With a pillow on each ear.

=== always: Slept
image: keyhole

One hears no more of it.
