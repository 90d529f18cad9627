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

{Rivets Put In 2+: The new holes have to go between the old ones. You talk the whole way through, because you remember how the noise of the drill goes up into the teeth. At the thirtieth you hear the shelf. They are doing it too, under their breath, all along: mine, and mine. They can only have learnt it from you.|The drill is turned by a bow, and you mind the noise more than you mind the drill. You have paid to be awake. Not one piece of you goes on that you are not shown first, in the light, the right way up, and asked for. "That's mine," you say. "That's mine. No. That goes the other way." Nobody else on the shelf has ever been asked. They lie and listen, while you claim one piece after another, and by the thirtieth rivet you are saying it loudly enough for the man under the roof.}

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

You say yes. Only then do you begin to think what you use it for. It is done by the lamp, with a wire, of which the two of you hold one end each. There is no pain. There is a moment when both of you have one hand, and the two others lie on a cloth and might be anybody's. Yours is taken up first. The seamstress shuts her eyes, and draws a thread between its finger and thumb, and begins to cry.

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

In the gaslight you shine at every joint. A dog sees it, and follows you; then a boy with a nail, who would like to know if you unscrew. At the pump Miss Pomfret counts you, aloud, under the chin and down the one arm, and makes it thirty-one. You paid for thirty. You stand still in front of the whole square while she does you again from the bottom, because you want to know too.

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

{Mended 3+: Ada Trimble is on her ladder, at the third lamp in the square, to put it out. She has the cap over the flame and does not bring it down. "Go on, then," says Ada. You wish her good night. "Not that," she says. "What you always say to it, when you think that I'm too high up to hear." You ask her what it is. "I never caught it," says Ada Trimble, and puts out the lamp. You stand under it until she has done the rest of the square, and try one word after another, without a sound, to see if your mouth knows any of them.|The dog from the corner gets up when it sees you, as it does for nobody else, and sits down in front of your boots, and waits. You scratch it behind the ear. It goes on waiting. You give it a crust; it looks at the crust, and then, full of hope, into your face. There is a thing that you do with this dog. You must have done it every day. You whistle. You say "Up". The dog wants to help, and gives you a paw, and you stand in the road and hold it. That is not it either.}

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

You would be home, and you would rattle. But nothing of yours would be left behind, if you can tell which of it is yours.

=== always: Some Assembly
turn: secret learned
set: Lamps Out 0, Breakages 0, Sat Up 0
gain: Mended 1
move to: Lampwick

Three pieces are in the bag. You sit down on the kerb, by the pump, to try them. The largest goes in behind your ear, where there has been a draught; it clicks, and all Lampwick swings upright. You have seen the square on a slant for days, and took that for the square. The second is the corner of a mouth. You did not know that you were without it, but the curate, who is going by with a jug, says "Good evening", and then "Oh, *good* evening."

The third is small, and warm, and has been worn smooth along one edge. You try it in every place where you have not liked to say that there was something missing. It is not yours. It smells of yellow soap. Tonight, in the dark, one hand among the others will go along your board and feel for it. You put it into your pocket, with the pence, and all the way home you hold it still.
