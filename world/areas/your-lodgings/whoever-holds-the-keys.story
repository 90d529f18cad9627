= Whoever Holds the Keys
where: Your Lodgings
when: Key to the Second-Floor Front 1+ or Key to the Slate Loft 1+ or A Shelf-Mark at Oddlot's 1+ or Key to Number Four 1+
image: the-area-key
order: 235
teaser: Jem Hatch, who moves people, has his handcart at the door. You have more than one door.

Jem Hatch moves people, with a handcart, and keeps their other keys on a ring meanwhile so that they cannot change their minds behind his back. {Moves by Handcart 5+: He no longer asks what is fragile; he asks after it by name.|Moves by Handcart 2+: He has the knack of your trunk now, and a low opinion of it.|He has been told about you, and has brought rope.} "It's nothing to me where a person sleeps," he says, "but I like a person to say so before I've got the trunk up on my shoulder. And Mrs Ottaway says that your half-landing stays yours, whatever you do, because it's paid, and you'll have your letters there."

== Have it all taken to the half-landing
when: Where You Live under 1 or Where You Live 2+
cost: 0 actions
button: Move
image: half-landing

One nail, one card at a time, and a landlady who knows your feet. You keep the other keys.

=== always: Twelve Stairs Down
turn: standing up or down
set: Where You Live 1
gain: Moves by Handcart 1
lodge: A Room on the Half-Landing
image: half-landing

Jem Hatch has only twelve stairs to climb. {Moves by Handcart 2+: Your bed has kept your shape. Mrs Ottaway says through the hatch that she did not turn the mattress, because she knew.|"Back?" says Mrs Ottaway, through the hatch, and there is some banging of lids. She had put a bucket in your room. She takes it out again, and does not say what the bucket was to catch.}

== Have it all taken to the second-floor front
when: Key to the Second-Floor Front 1+, Where You Live under 2 or Where You Live 3+
cost: 0 actions
button: Move
image: two-rooms-one-window

Three nails, and a hat behind the door that is not yours.

=== always: The Hat Has Been Moved
turn: farce grows
set: Where You Live 2
gain: Moves by Handcart 1
lodge: Two Rooms and One Window
image: two-rooms-one-window

Jem Hatch goes up in front. {Moves by Handcart 2+: He takes the trunk on his back and the hat-stand under one arm, and greets Mr Lisle's hat in passing, by touching his own.|He stops in the doorway, with your trunk on his back, because there is a hat on the hook. He will not go in before a gentleman, he says. You have to take it down, and hold it until he is done.}

== Have it all taken to the loft over the Ringing Hall
when: Key to the Slate Loft 1+, Where You Live under 3 or Where You Live 4+
cost: 0 actions
button: Move
image: echoes

Two nails, and the whole city's money under your bed.

=== always: Across the Slate
turn: standing up or down
set: Where You Live 3
gain: Moves by Handcart 1
lodge: Over the Ringing Hall
image: echoes

Nothing on wheels is let on to the slate without Mr Dacre. {Moves by Handcart 2+: Jem Hatch has bought felt for his wheels. Mr Dacre walks beside the cart across the slate all the same, with his hand on your trunk, as if it might go off.|Jem Hatch carries you over in seven journeys. He drops the fire-irons on the last. Mr Dacre puts his head on one side, and tells you what you gave for them.}

== Have it all taken up to Oddlot's
when: A Shelf-Mark at Oddlot's 1+, Where You Live under 4 or Where You Live 5+
cost: 0 actions
button: Move
image: luggage-label

Two cards can be pinned to a hammock. What you bring up there must be heavier than what it stands on.

=== always: Re-Weighed
turn: rule with teeth
set: Where You Live 4
gain: Moves by Handcart 1
lodge: A Hammock at Oddlot's
image: luggage-label

Four floors up, the scales are waiting. {Moves by Handcart 2+: You go on and come off again. "You've been eating at Plenty's," says Granny Oddlot, and has the ticket altered.|Granny Oddlot puts you on the scales with your hat on, then with it off, and has Barnaby write down the difference. That is in case of an offer, she says; some people want only the hat.}

== Have it all taken to Number Four, at the Gallipot
when: Key to Number Four 1+, Where You Live under 5
cost: 0 actions
button: Move
image: playbill

Three cards in the frame of the glass. You would be out of your bed by six on the nights when somebody dies on it.

=== always: In by the Dock
turn: farce grows
set: Where You Live 5
gain: Moves by Handcart 1
lodge: A Dressing-Room at the Gallipot
image: footlights

The dock doors are open for the scenery. {Moves by Handcart 2+: Jem Hatch comes in by them and is applauded by the carpenters. He has begun to leave a pause for it.|Jem Hatch comes in by them in the middle of the storm, with your bed on his back, and is taken for scenery. He stands where he is put for the whole of an act. "I could do with a play," says Jem Hatch, afterwards.}
