= The Second-Floor Front
where: Lampwick, Your Lodgings
when: Introduced 10+, no Key to the Second-Floor Front
image: second-floor-front
order: 230
teaser: Two rooms, one window, three nails, and a gentleman who has gone up to see about a note.

Mrs Ottaway has a better room to let, and tells you so by its keyhole, from inside. The second-floor front is two rooms, with one window to the pair of them, and three nails for visiting-cards. Mr Amory Lisle, who tuned pianos, has not been down to sleep in it since the winter. She wants it slept in by somebody whose feet she knows.

== Take the room
pay: Echoes 1600
locked: It is sixteen Echoes down, and Mrs Ottaway counts by ear.
button: Move in
image: banister

You would have three nails, so that callers could leave three cards. You would be twelve steps nearer to whatever is up there.

=== always: Three Nails
turn: bargain
gain: Key to the Second-Floor Front 1
set: Where You Live 2
lodge: Two Rooms and One Window
aside: Three cards can be held at once from now on. Look under *Sometimes*.

You move in with what you have, which takes one journey. The window stands half in each of your rooms, and from the one you can see the Bazaar's bunting, and from the other a man who is looking at the Bazaar's bunting.

"I kept his room for him till it was costing me sleep," says Mrs Ottaway through the keyhole, "and I said to myself that if he came down for his hat I would tell him to his face. He hasn't. So it's on its hook behind the door, and you might leave it there, because a hat gets to know a place." Then the keyhole goes light, and she has gone down. You look behind the door. The hat is brushed.

== Ask about Mr Lisle
cost: 0 actions
image: tumbler-to-the-wall

Mrs Ottaway would sooner tell you herself than have you hear it from the curate. It would cost you nothing but sleep.

=== always: It Was Flat
turn: secret learned
gain: The Stair: What You Know 1
only if: The Stair: What You Know under 3

"He was at his tea," says Mrs Ottaway. "He heard somebody strike a note, above, where there is no piano. And he said, That is flat, Mrs Ottaway, and I cannot sit under it. He took his fork with him. He did not take his hat."

"And he has not come down?"

"He pays by the post. Every Friday it's the right money; only the coins get older. There was a king on last week's that my mother would not have taken." The keyhole thinks. "I can't keep a room for a gentleman who is going on backwards. Will you have it?"
