= Chess Without Sound
where: The Felt Rooms
image: felt-bishop
order: 20
teaser: The men are felt, and so is the board. Mr Hale tuned pianos, and would like to win.

Mr Linus Hale tuned every piano on Southbank until he began to hear a note under the lowest one. He came in by himself, with a bag. He does not speak, for fear of its being in tune; but he has set out the board between you, and points to your side of it. {Days in Felt 9+: There are twelve games chalked under his name, one under the cat's, and yours.|The pieces are soft, and have to be told apart by feel.}

== Play him
challenge: Watchful 18
second chance: Borrowed Lens
image: felt-bishop

To play well you would have to attend to nothing else for an hour, and that is the use of it. If you lose he keeps a piece of yours overnight, under his pillow.

=== success: Mate, in Wool
lose: Murmurs 4
gain: Days in Felt 1, Exact 1

{Days in Felt 9+: You beat him by way of the left-hand side, where he never looks. He shakes your hand, goes to the wall, and taps it twice with the felt king; and then both of you hear that there is no reply.|He leans across to see how it was done, moves everything back six turns, and loses to you again in the same place, with interest. For the whole of that time you have heard a spoon, a slipper, and your own breath. You could not say when the other thing left off.}

=== failure: He Has Your Bishop
lose: Murmurs 2
gain: Days in Felt 1

{Days in Felt 9+: This time it is a knight that goes under the pillow. You lie awake over the position, and not over anything that is said to you, so that even losing is of some use; and Mr Hale, who is awake as well, holds up four fingers across the dark to tell you how many moves you had.|The game turns on a pawn that you took to be a piece of fluff. Mr Hale puts your bishop inside his shirt. Then he writes on the slate that you were listening, somewhere about the tenth move, which even the cat does not do; and he rubs out the word *listening*, with his sleeve, in case it should give you ideas.}

== Let him hear that the note is gone
challenge: Persuasive 19
second chance: Word in Season
when: Mr Hale's Note under 1, Days in Felt 4+
image: clapper

You have stopped hearing the lowest part of it yourself. You might persuade him to take his fingers out of his ears and find out; but if it is there for him still, he will have you to thank.

=== success: Forty Pianos
turn: standing up or down
set: Mr Hale's Note 1
lose: Murmurs 4
gain: Days in Felt 1, Kind 2
journal: offer
image: clapper

Mr Hale needs the whole of an interval before he will give you his hands. You hold them, because they shake, and he listens with his head on one side to six round rooms full of felt. He swallows. "It's *flat*," he says. The patients have never heard him speak, and the word is a croak. "It's still there, but it's flat. I thought it was the true one. I've had every piano in Southbank down to *that*."

He goes the same evening. He has a list with him of the places, forty of them, and his bag, and the fork held out in front of him like a man who carries a candle through a draught.

=== failure: Both Hands
turn: danger
lose: Murmurs 1
gain: Days in Felt 1

For a moment Mr Hale has his hands in his lap and a hopeful look. Then he hears the note, and goes over backwards, and the board goes with him. You get there before he can use his head on the door, which is padded, like all of them, but he has done it before on the hinge. Dr Muffet sits on his feet, and tells him about carrots. By the time that the last pawn is found Mr Hale has his fingers back in his ears; but his eyebrows say, as well as they can, that it had been worth asking.
