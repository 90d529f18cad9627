= The Second-Floor Front
where: Lampwick, Your Lodgings
when: Introduced 10+, no Key to the Second-Floor Front
image: keyhole
order: 230
teaser: Two rooms, one window, three nails, and a gentleman who has gone up to see about a note.

Mrs Ottaway has a better room to let, and tells you so by its keyhole, from inside. The second-floor front is two rooms, with one window to the pair of them, and three nails for visiting-cards. Mr Amory Lisle, who tuned pianos, has not been down to sleep in it since the winter. She wants it slept in by somebody whose feet she knows.

== Take the room
pay: Echoes 1000
locked: It is ten Echoes down, and Mrs Ottaway counts by ear.
button: Move in
image: stair-rods

You would have three nails, so that callers could leave three cards. You would be twelve steps nearer to whatever is up there.

=== always: Three Nails
gain: Key to the Second-Floor Front 1
set: Where You Live 2
lodge: Two Rooms and One Window
aside: Three cards can be held at once from now on. Look under *Sometimes*.

You move in with what you have, which takes one journey. The bed has both its sides. The window stands half in each room, and from the one you can see the Bazaar's bunting, and from the other a man who is looking at the Bazaar's bunting.

"He kept hats on the nails," says Mrs Ottaway. "I should not. A hat gets to know a place." Then the keyhole goes light, and she has gone down; and you find that the door was bolted on your side.

== Ask about Mr Lisle
cost: 0 actions
image: wall-ear

She would sooner tell you than have you hear it from the curate.

=== always: It Was Flat
gain: The Stair: What You Know 1
only if: The Stair: What You Know under 3

"He was at his tea," says Mrs Ottaway. "He heard somebody strike a note, above, where there is no piano. And he said, That is flat, Mrs Ottaway, and I cannot sit under it. He took his fork with him. He did not take his hat."

"And he has not come down?"

"He pays by the post. Every Friday, the right money; only it gets older. Last week it had a king on it that my mother would not take." The keyhole thinks. "I can't keep a room for a gentleman who is going on backwards. Will you have it?"
