= The Visitors’ Book
where: The Shuttered House
order: 40
image: bell-rope
teaser: It lies open on a stand, at a page with room on it.

Nobody has signed it this year, and somebody has ruled the lines all the same.

== Sign it
cost: 0 actions
image: bell-rope

The pen is tied to the stand.

=== always: A Name in the Book
journal: offer
image: bell-rope

You sign on the line below the last one, which is *your own hand*, of the year before.

== Blot it
cost: 0 actions
image: bell-rope

The ink stands open.

=== always: A Blot in the Book
image: bell-rope

It has the shape of a hat.

== Put up for the night
cost: 0 actions
image: bell-rope

There is a box room, and a hat in it that nobody has asked for.

=== always: A Night in the Box Room
gain: Straw Hat 1
wear: Straw Hat
lodge: A Box Room
image: bell-rope

One wakes with straw in one's hair.

== Hang among the others
cost: 0 actions
image: bell-rope

There is a row of likenesses over the stand, and a space at the end of it.

=== always: Hung
give outfit: Sunday Sitting
frame: jet
banner: assize
image: bell-rope

Whoever hung it has left the string showing.
