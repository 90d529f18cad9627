= The Label on Your Toe
where: The Menders' Shelf
when: Breakages 1+
image: registry
order: 30
teaser: It says what you were, what you are short of, and what is to be done.

A label is tied to your toe with tape. Your name is on it, then a list in three hands, then a space at the foot. {Lamps Out 8+: In the space is written *sound enough*. You need not wait for the dark to finish you: there are two shorter ways off the shelf, by lamplight, and neither of them is free.|At the eighth lamp *sound enough* is written there, and then there are two shorter ways off. After the twelfth you go as you stand.} The slow way costs no money. But whoever is finished in the dark has generally a little over, and never finds out what it was.

== Have it done in brass
needs: Lamps Out 8+
pay: Echoes 90
locked: Brass rivets for the whole of you would take ninety pence, and eight lamps behind you.
image: hammer-and-nails

Rivets are put in by lamplight, while you are awake. Nothing of yours would be left over. But brass shows, and all Lampwick would know where you have been, and point.

=== always: Yes, That Is Mine
turn: standing up or down
set: Breakages 0, Way Off the Shelf 1
gain: Lamps Out 1, Talk 2, Rivets Put In 1

{Rivets Put In 2+: They are not where the last ones were. You have to be drilled between your own old holes, like a strap let out, and you talk the whole way through, because you remember how the noise goes up into the teeth. At the thirtieth you hear the shelf. They are doing it too, under their breath, all along: mine, and mine. You had not known that anybody learnt it from you.|The drill is turned by a bow, and you mind the noise more than you mind the drill. You have paid to be awake. Not one piece of you goes on that you are not shown first, in the light, the right way up, and asked for. "That's mine," you say. "That's mine. No. That goes the other way." The shelf has stopped talking. Nobody there has ever been asked; they lie and listen to you, piece after piece, owning yourself, and by the thirtieth rivet you are saying it loudly enough for the top.}

== Change a hand with your neighbour
when: Somebody Else's Left Hand under 1
needs: Lamps Out 8+
locked: No join is cut that is less than eight lamps old.
one-way: yes
image: kid-gloves

The seamstress on your left has been a year on that board, for want of a left hand that can feel a needle. Hers is whole, and numb. Yours would send her home today, and hers would finish you. But the Watch would have to take you down afresh, and it would never be your hand.

=== always: The Left One
turn: bargain
set: Breakages 0, Way Off the Shelf 2
gain: Lamps Out 1, Somebody Else's Left Hand 1, Particulars 3

You say yes before you have thought what you use it for. They do that at the lamp, with a wire, and there is no pain, only a moment when each of you has one hand and the two others lie on a cloth and might be anybody's. Yours is taken up first. The seamstress shuts her eyes, and draws a thread between its finger and thumb, and begins to cry.

What you are given does not know you. It is heavy, and warm, and closes a little late. You watch her walk off down the aisle with your hand held against her chest, stroking it, and are ashamed to find that you would like it back.

= Sound
where: The Menders' Shelf
when: Breakages under 1
urgency: must
back: no
image: name-tape
teaser: There is one word on your label, and it is the last one.

{Way Off the Shelf exactly 1: You can see yourself in the side of the lamp, and you glitter.|Way Off the Shelf exactly 2: You sit on the edge of your board and hold your left hand with your right, so that it shall not feel strange.|They have not touched you tonight. You lay there, and the hands went over your board from the one side to the other, like people stepping across a puddle.} On the label all the rest has been crossed out, and it says SOUND. {Thirza's Street 1 to 2: You have to cut the tape yourself.|Thirza cuts the tape from your toe.} The door is at the end of the aisle. It has no lock. On the lowest board, by the door, lies somebody who was brought in an hour ago, and who has not been told yet about the lamp.

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

In the gaslight you shine at every joint. A dog sees it, and follows you; then a boy with a nail, who would like to know if you unscrew. At the pump Miss Pomfret counts you, aloud, under the chin and down the one arm, and makes it thirty-one. You had paid for thirty. You stand still in front of the whole square while she does you again from the bottom, because you want to know too.

=== always: Good Evening, with the Wrong One
when: Way Off the Shelf exactly 2
turn: a tie begun
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick
image: kid-gloves

At the corner of Wick Row you find that you are holding a hem. The rest of the coat is on a man in front of you, waiting to cross; and your left hand, which has hold of it, has turned up the edge, and run a thumb along, and found the place where the stitches want doing again. He looks round. You cannot think of one thing to say to him. You let go of it, finger by finger, using the other hand.

=== always: Which Street
when: A Name Gone Smooth under 1, no Your Own Street
turn: lost for good
set: Lamps Out 0, Breakages 0, Sat Up 0, A Name Gone Smooth 1
gain: Mended 1
move to: Lampwick
journal: offer
image: broken-pane

You have all your fingers, and your teeth, and know your tables. You go through it as you walk, and everything is there. At the pump a woman with two buckets sees you come out of that lane, and makes room for you on the bench, and to be pleasant she asks where you are from.

"From up above," you tell her.

"I know that, dear. Which street?"

You open your mouth. There were railings. You had known the place for years; you had said it to cabmen, and written it at the top of letters. You can see the corner, and the lamp, and where the name is, on the wall, in iron. You get as close as you can, and put up your hand. It is as smooth as a plate.

=== always: Nothing That You Miss
turn: danger
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

You stop in the doorway to think what it might have been this time. You know your street, or you know that you do not. You have your name, the alphabet, the way to the pump. Your mother's face is there, and you look to see that it moves. A thing that is over cannot be missed; Thirza has said so. You go all through the square like a householder after a burglary, opening one drawer after another. Every one of them is full.

== Sit by the new one for one lamp
when: no Sat Up
image: sitters

You know what the first night is. But you would be there in the dark once more, of your own accord, sitting upright, with nothing the matter with you for them to mend.

=== always: Quite Flat
turn: standing up or down
set: Sat Up 1
gain: Kind 2, Constant 1
journal: offer

"Lie still," you say. "Don't speak. They are not what you'll think." Then it is dark, and you hear a hand laid flat upon wood. They come along the boards. They come to you, and stop. Something goes over your sleeve, your collar, the shut lids of your eyes, and cannot find the place where you begin to be broken; and the whole of that long shelf waits for you to move.

You do, a little. You reach down, and lay your palm on the breastbone of whoever it is, and feel it going like a bird in a chimney. You do no work. You keep it there until the lamp is lit, and by then the whole arm has gone to sleep. In the palm the knocking goes on for a time, at somebody else's pace.

= As You Stand
deck: never
in: The Menders' Shelf
back: no
image: tally
teaser: There is somebody who needs your board.

Twelve lamps is as long as they keep anybody. There are others, in baskets, by the door. {Thirza's Street 1 to 2: You read your own label, and write at the bottom what she would have written: *as is*.|"You'll hold," says Thirza, and writes at the foot of your label *as is*.} What has not been fitted goes into a paper bag, and the top of the bag is folded over twice.

== Take the bag
cost: 0 actions
image: paste-pot

You would be home, and you would rattle. But nothing of yours is left behind, supposing that you can tell what it is.

=== always: Some Assembly
turn: farce grows
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

Three pieces are in the bag. You lay them out on the kerb, beside the pump, and within five minutes you have advice. The curate thinks a kneecap. A plumber thinks not. Two children bring a jug that it might be from, and it is, very nearly. You try the largest behind your ear, at the back, where there has been a draught; it goes home with a click, and every face about you swings upright. You had been looking at Lampwick on a slant, it seems, and had thought that it was the street.
