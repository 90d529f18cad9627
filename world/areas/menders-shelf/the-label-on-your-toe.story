= The Label on Your Toe
where: The Menders' Shelf
when: Breakages 1+
image: registry
order: 30
teaser: It says what you were, what you are short of, and what is to be done.

You have seen a man sent home from the board across the aisle. They gave him his hat. He thanked them, and asked whose it was. He had been mended in the dark, like everybody here, and there was not a mark on him. {Lamps Out 8+, Somebody Else's Left Hand under 1: Tonight the label on your toe says *sound enough*, and you need not wait for the dark to finish you. A man with a drill would do it by the lamp. So would the seamstress on the board to your right, who has read your label too, and has not taken her eyes off your left hand.|Lamps Out 8+: Tonight the label on your toe says *sound enough*, and you need not wait for the dark to finish you. A man with a drill would do it by the lamp. You would see each piece of yourself go in.|The label on your toe gives your name, and what you are short of. It does not give what will be left out of you. At the eighth lamp they write *sound enough* on it, and then there are shorter ways off this shelf, with the light on.}

== Have it done in brass
needs: Lamps Out 8+
pay: Echoes 90
locked: Brass rivets for the whole of you would take ninety pence, and eight lamps behind you.
image: hammer-and-nails

Rivets are put in by lamplight, while you are awake. Nothing of yours would be left over. But brass shows, and all Lampwick would know where you have been, and point. {What Is Over 1 to 2: You would go home at once, and leave the drawer as it is.|}

=== always: Yes, That Is Mine
turn: standing up or down
set: Breakages 0, Way Off the Shelf 1
gain: Lamps Out 1, Talk 2, Rivets Put In 1

{Rivets Put In 2+: The new holes have to go between the old ones. You remember how the noise of the drill goes up into the teeth, and so you say it louder this time, over each piece. "Mine. Mine." When the drill is stopped, to be wiped, it does not get quiet. All along the shelf they are saying it too, under their breath. They have learnt it from you. The laundress has her left foot in both hands. "Mine," she tells it. You know that foot. It has your corn on it.|The drill is turned by a bow, and you mind the noise more than you mind the drill. You have paid to be awake. You are shown each piece of yourself before it goes on, in the light, the right way up. "That's mine," you say. "That's mine. No, the other way." The others on the shelf have never been asked. They lie and listen, and you begin to say it rather loudly. At the twenty-ninth rivet the man holds up something small, with a curve to it. "That isn't mine," you say. He goes to put it by. "Hold that one up again," says the carter, two boards along.}

== Change a hand with your neighbour
when: Somebody Else's Left Hand under 1
needs: Lamps Out 8+
locked: No join is cut that is less than eight lamps old.
one-way: yes
image: kid-gloves

The seamstress on your right has been a year here, for a left hand that is whole, and numb. With yours she would go home today, and so would you, with hers. {What Is Over exactly 1 or What Is Over exactly 2: You would leave the drawer for good.|}But the Watch would have to describe you all over again, and it would never be your hand.

=== always: The Left One
turn: bargain
set: Breakages 0, Way Off the Shelf 2
gain: Lamps Out 1, Somebody Else's Left Hand 1, Particulars 3

You say yes. Only then do you begin to think what you use it for. It is done by the lamp, with a wire, and each of you holds one end. There is no pain. There is a moment when both of you have one hand, and the two others lie on a cloth and might be anybody's. Yours is taken up first. The seamstress shuts her eyes, and draws a thread between its finger and thumb, and begins to cry.

What you are given does not know you. It is heavy, and warm, and closes a little late. You watch her walk off down the aisle with your hand held against her chest, stroking it, and are ashamed to find that you would like it back.

= Sound
where: The Menders' Shelf
when: Breakages under 1
urgency: must
back: no
image: name-tape
teaser: There is one word on your label, and it is the last one.

{Sat Up 1+: You have sat up for one lamp among them, and they went over you as you sat, and found nothing to do.|Way Off the Shelf exactly 1: You can see yourself in the side of the lamp, and you glitter.|Way Off the Shelf exactly 2: You sit on the edge of your board and hold your left hand with your right, so that it shall not feel strange.|They have not touched you tonight. You lay there, and the hands went over your board from the one side to the other, like people stepping across a puddle.} On your label all the rest has been crossed out, and it says SOUND. {Thirza's Street 1 to 2: You have to cut the tape yourself.|Thirza cuts the tape from your toe.} The door is at the end of the aisle, and has no lock. {Sat Up 1+: On the lowest board, beside the door, the bearer whom you sat with has his eyes shut, and a hand laid flat on his own chest.|Mended 1+: On the lowest board, beside the door, is a bearer, one of those who carry bundles over the roofs. He was brought in an hour ago, in two baskets. "They told me that it was only the one ridge," he says, and takes hold of your coat. "What do they do to you, when they put out the lamp?"|On the lowest board, beside the door, is a bearer, one of those who carry bundles over the roofs. He was brought in an hour ago, with one felt slipper on, the left, with a patch on the heel. "I went up to a stack," he says, "and there was no other side to it." He takes hold of your coat. "What do they do to you, when they put out the lamp?"}

== Walk out by the door
cost: 0 actions
image: door-held-open

You have twelve people to pass on the way, and you would be home before Snuff.

=== always: Thirty Points of Light
when: Way Off the Shelf exactly 1
turn: farce grows
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

In the gaslight you shine at every joint. A dog sees it, and follows you; then a boy with a nail, who would like to know if you unscrew. At the pump Miss Pomfret, who lodges at Mrs Ottaway's, counts your rivets, aloud, from the chin down. You paid for thirty, and she makes it thirty-one. You stand still in front of the whole square while she counts you again, from the boots up. {The Mug on the Sill 1+: The one too many is at your elbow. It is iron, not brass, and it has white china round it. "That is off poor Mr Ottaway's shaving-mug," says Miss Pomfret, with her spectacles against it. "She would not so much as let me dust that." The square has stopped talking. "She gave it to me," you say. It is true, and you say it so loudly that three people feel for their purses.|The one too many is at your elbow, and it is not brass. "It's an old one," says Miss Pomfret, with her spectacles against it. "It has been in somebody before." You pull down your sleeve.}

=== always: Good Evening, with the Wrong One
when: Way Off the Shelf exactly 2
turn: a tie begun
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick
image: kid-gloves

At the corner of Wick Row you find that you are holding a hem. The rest of the coat is on a man in front of you, who is waiting to cross. Your left hand has turned up the edge, run a thumb along it, and found the place where the stitches want doing again. He looks round. "Good evening," you say, and tell the hand to let go. It was a seamstress's until today, and does not know your voice.

He is looking at the thumb. "My wife does that," says the man. "She did, I should say. She made me this. It's a year that she's been away." You undo the fingers, one at a time, with your own hand. "You haven't come across her?" he asks, quite politely, and the hand shuts on the hem again.

=== always: Which Street
when: A Name Gone Smooth under 1, no Your Own Street
turn: lost for good
set: Lamps Out 0, Breakages 0, Sat Up 0, A Name Gone Smooth 1
gain: Mended 1
move to: Lampwick
journal: offer
image: broken-pane

You have all your fingers, and your teeth, and can say the seven times table. You go through yourself like a list, as you walk, and everything is there. At the pump a woman with two buckets sees you come out of that lane, and makes room for you on the bench, and to be pleasant she asks where you are from.

"From up above," you tell her.

"I know that, dear. Which street?"

You open your mouth. There were railings. You had known the place for years; you had said it to cabmen, and written it at the top of letters. You can see the corner, and the lamp, and where the name is, on the wall, in iron. You get as close as you can, and put up your hand. It is as smooth as a plate.

=== always: Nothing That You Miss
turn: danger
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

{Mended 3+: Ada Trimble is on her ladder, at the third lamp in the square, to put it out. She has the cap over the flame and does not bring it down. "Go on, then," says Ada. You wish her good night. "Not that," she says. "What you always say to it, when you think that I'm too high up to hear." You ask her what it is. "I never caught it," says Ada Trimble, and puts out the lamp. You stand under it until she has done the rest of the square, and try one word after another, without a sound, to see if your mouth knows any of them.|The dog from the corner gets up when it sees you, as it has done every day since you came, and sits down in front of your boots, and waits. You scratch it behind the ear. It goes on waiting. You give it a crust; it looks at the crust, and then, full of hope, into your face. There is a thing that you do with this dog. You must have done it every day. You whistle. You say "Up". The dog wants to help, and gives you a paw, and you stand in the road and hold it. That is not it either.}

== Sit by the new one for one lamp
when: no Sat Up
image: sitters

You know what the first night is. But you would be there in the dark once more, of your own accord, sitting upright, with nothing the matter with you for them to mend.

=== always: Quite Flat
turn: standing up or down
set: Sat Up 1
gain: Kind 2, Constant 1
journal: offer

"Lie still," you tell the bearer. "Don't speak. They are not what you'll think." Then it is dark, and you hear a hand laid flat upon wood. They come along the boards. They come to you, and stop. Something goes over your sleeve, your collar, the shut lids of your eyes, and cannot find the place where you begin to be broken. The whole of that long shelf waits for you to move.

You do, a little. You reach down, and lay your palm on the bearer's breastbone, and feel it going like a bird in a chimney. You do no work. You keep it there until the lamp is lit, and by then the whole arm has gone to sleep.

"There was one that did nothing to me," says the bearer. "It just lay there. I'd have called out, else." {Thirza's Street 1 to 2: "Whose was it?" he asks. You tell him that they are all alike, in the dark. He looks along the shelf, from one board to the next, for somebody to thank. You have been rubbing your arm, to bring the feeling back. You leave off before he comes to you.|"Did you have one?" You did, every night. Beside the lamp Thirza is trimming the wick, with her left hand. She has the right one under her arm, as people do when it has gone to sleep.}

= As You Stand
deck: never
in: The Menders' Shelf
back: no
image: tally
teaser: There is somebody who needs your board.

By the door stand two baskets, and the carrier has come in after them, and is looking along the shelf for a board. It is yours that he looks at. Nobody is kept past the twelfth lamp. {Thirza's Street 1 to 2: Thirza is not there to say that you will do. You read your own label, and write at the foot of it *as is*.|"You'll hold," says Thirza, who keeps the lamp. She writes *as is* at the foot of your label, and does not look at you to see.} What they have not fitted is in a paper bag, with the top folded over twice. The bag is warm.

== Take the bag
cost: 0 actions
image: paste-pot

You would be home, and you would rattle. But nothing of yours would be left behind, if you can tell which of it is yours.

=== always: Some Assembly
turn: secret learned
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

Three pieces are in the bag. You sit down on the kerb, by the pump, to try them. The largest goes in behind your ear, where there has been a draught; it clicks, and all Lampwick swings upright. You have seen the square on a slant for days, and took that for the square. The second is the corner of a mouth. You did not know that you were without it, but the curate, who is going by with a jug, says "Good evening", and then "Oh, *good* evening."

The third is small, and warm, and has been worn smooth along one edge. You try it in every place where you have not liked to say that there was something missing. It is not yours. It smells of yellow soap. Tonight, in the dark, one hand among the others will go along your board and feel for it. You put it into your pocket, with the pence, and all the way home you hold it still.
