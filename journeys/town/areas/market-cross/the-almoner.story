= The Almoner
where: Market Cross
image: echoes
teaser: She gives what is asked for, and asks nothing.

A table with a green cloth on it. Whatever a person wants to try the town with, she has it.

== Lodge in three rooms
cost: 0 actions
image: the-area-key

Keys, on a ring.

=== always: Housed
lodge: Three Rooms
gain: Reader 1

The ring is heavier than it looked.

== Take a hundred pence
cost: 0 actions
image: echoes

In a twist of paper.

=== always: Paid
gain: Echoes 100

She does not count it out.

== Be shown to the fair
cost: 0 actions
image: bazaar-bunting

It is behind the green cloth.

=== always: Shown
gain: Fairgoer 1
move to: The Fair

She lifts a corner.

== Ask what there is to seek
cost: 0 actions
image: notice

A rope, a letter and a glove.

=== always: Told
set: The Rope of the Tower 7, A Letter by Hand 1, The Glove on the Cross 2
start: By Hand

She counts three fingers, and folds one down.
