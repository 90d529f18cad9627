= Chess Without Sound
where: The Felt Rooms
image: felt-bishop
order: 20
teaser: {Mr Hale's Note 1+: The men are felt, and so is the board. Miss Crump plays by the inch.|The men are felt, and so is the board. Mr Hale tuned pianos, and would like to win.}

{Mr Hale's Note 1+: Mr Linus Hale has gone home to his pianos, and left you the set. Across the board from you now is whoever wants to be, and that is Miss Ida Crump, late of the Survey, unless the cat is there first. She has marked the sides of it in sixteenths.|Mr Linus Hale tuned every piano on Southbank until he began to hear a note under the lowest one. He came in by himself, with a bag. He does not speak, for fear of its being in tune; but he has set out the board between you, and points to your side of it.} {Mr Hale's Note 1+: You might sit down to her, and think of nothing else.|Days in Felt 9+: There are twelve games chalked under his name, one under the cat's, and yours.|The pieces are soft, and have to be told apart by feel.}

== Play a game
challenge: Watchful 22
needs: Watchful 17+
second chance: Borrowed Lens
image: felt-bishop

To play well you would have to attend to nothing else for an hour, and that is the use of it. {Mr Hale's Note 1+: If you lose, Miss Crump rules a line for it on the wall, where you will have to look at it.|If you lose he keeps a piece of yours overnight, under his pillow.}

=== success: Mate, in Wool
lose: Murmurs 4
gain: Days in Felt 1, Exact 1

{Mr Hale's Note 1+, Days in Felt 9+: Miss Crump has made herself a set-square from a spoon. You get her king into a right angle, and though there is a way out of it she cannot bring herself to move him. "Leave him there," says Miss Crump. "He's got a wall on either hand, and nothing can come at him from the side. I've been all my life trying to get where he is now, and they call it losing."|Mr Hale's Note 1+: She likes a straight line, and is beaten on the slant. "I don't hold with diagonals and I never did; you get to the same place by two honest walls, and nobody can come at you across the middle," says Miss Crump. She puts the men away in order of height. For the length of a game you have heard nobody but her.|Quiet Hours 1+: All the while that you were out Mr Hale has been over your last game, and he has found where he went wrong. He does not go wrong there. He goes wrong on the square beside it, and strikes his forehead with a rook, and only then, because the rook makes no noise, do both of you look at the wall, and find that you had forgotten it.|Days in Felt 9+: You beat him by way of the left-hand side, where he never looks. He shakes your hand, goes to the wall, and taps it twice with the felt king; and then both of you hear that there is no reply.|He leans across to see how it was done, moves everything back six turns, and loses to you again in the same place, with interest. For the whole of that time you have heard a spoon, a slipper, and your own breath. You could not say when the other thing left off.}

=== failure: He Has Your Bishop
lose: Murmurs 2
gain: Days in Felt 1, Games Lost in Wool 1

{Mr Hale's Note 1+: Miss Crump has your queen between finger and thumb before you have seen the square. She rules the line upright, an inch long, low down by your bed. There are others near it, for you to lie and look at; and one of them, from the slope, must have been the cat's.|Games Lost in Wool 3+: He lets you take back four moves, and wins. He lets you take back the whole game, and wins from there. When you would give it up Mr Hale holds your sleeve, shuts his eyes, and shows you with the flat of his hand what you do: you go along well enough for as long as it is quiet, and then you tilt.|Days in Felt 9+: This time it is a knight that goes under the pillow. You lie awake over the position, and not over anything that is said to you, so that even losing is of some use; and Mr Hale, who is awake as well, holds up four fingers across the dark to tell you how many moves you had.|Games Lost in Wool 2+: He has had your bishop out, and put it back on its own square for you to lose again. You lose a castle. Somewhere about the tenth move a remark was made, behind you, and you turned your head by so much as a hair; and that was all that Mr Hale had been waiting for.|The game turns on a pawn that you took to be a piece of fluff. Mr Hale puts your bishop inside his shirt. Then he writes on the slate that you were listening, somewhere about the tenth move, which even the cat does not do; and he rubs out the word *listening*, with his sleeve, in case it should give you ideas.}

== Let him hear that the note is gone
challenge: Persuasive 32
needs: Persuasive 24+
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

Mr Hale needs the whole of an interval before he will give you his hands. You hold them, because they shake, and he listens with his head on one side to six round rooms full of felt. He swallows. "It's *flat*," he says. The patients have never heard him speak, and the word is a croak. "It's still there, but it's flat. I took it for the true one, and I've gone from house to house and brought every piano on Southbank down to *that*, and they thanked me. They paid me. There are children learning on them."

He goes the same evening. He has a list with him of the places, forty of them, and his bag, and the fork held out in front of him like a man who carries a candle through a draught.

=== failure: Both Hands
turn: danger
lose: Murmurs 1
gain: Days in Felt 1, Games Lost in Wool 1

{Days in Felt 9+: You try it after the second helping, when he is at his heaviest. He gets one finger as far as his collar. Then his whole face listens, and the other thirteen patients have to be moved to the far rooms, for he has begun to hum the note, so as to keep it company, and felt does not stop that one.|For a moment Mr Hale has his hands in his lap and a hopeful look. Then he hears the note, and goes over backwards, and the board goes with him. For as long as a pin takes to fall you hear it too, and look round to see who is being called. He has got to the door, to knock his head on it. The door is padded, but the hinge is not, and you put your hand between. Dr Muffet sits on his feet, and tells him about carrots.} By the time that the last pawn is found Mr Hale has his fingers back in his ears; but his eyebrows say, as well as they can, that it had been worth asking.
