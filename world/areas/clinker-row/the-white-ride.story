= The White Ride
where: Clinker Row
when: A Hand in the Notice exactly 4, Dangerous 35+
urgency: high
image: footprints
scene: hound-in-the-flue
order: 10
teaser: Joe Birkett went up the long flue at noon, with a rake. At Lamps they light Number Five underneath it.

The long flue goes uphill for three miles, and comes out in the Spore Woods, in an avenue called the White Ride. Joe Birkett went up it at noon, to rake, and has not come down. {The Order of the Day exactly 3: Since Four was lost, Number Five has to carry the Row.|The Order of the Day exactly 2: Four is cold for its Sunday, so Number Five has to carry the Row.|With Number Four down in bricks, Number Five has to carry the Row.} Amos Lidd has the torch. "I've sixty beds on that fire," he says, "and forty streets. I can give you until the first lamp." Twice something white and eyeless has run by the flue door, and stopped a little way in, so that you could catch up. It would be simplest to whistle. But Joe has told the whole Row what he thinks of that. "I'd as soon be dead as fetched."

== Go up after the white thing
cost: 2 actions
challenge: Dangerous 46
second chance: Second Wind
one-way: yes
image: yard-dog

It is a hound, blind, from a hunt that has mislaid its master, and it knows the flue as you do not. It need not be taking you to Joe; and the fire will be lit behind you.

=== success: She Stops Again
turn: danger
gain: A Hand in the Notice 1, Dangerous 80, Known on the Row 2, Echoes 168
set: How Joe Came Out 1
journal: offer
image: yard-dog

You run bent double, by one candle, in soot to the ankle. The hound keeps just beyond the light. When you stop for breath her claws stop; and wherever the flue divides there is something white in one of the two mouths, sitting down, with its head on one side, to hear you choose. After a mile of it you can make out Joe Birkett, who is swearing, evenly, as though from a list.

His boot is under a piece of the roof, of the size of a trunk, and shifting it takes all that you brought. Then from far down comes a soft, heavy sound, and the air begins to be warm. There is no longer any down. You go up, with his arm across your neck, behind a dog. {How They Voted 3+: "You'd second anything," says Joe, through his teeth.|"I was against you," says Joe, through his teeth. "I want that struck."}

And there are caps as high as chapels, and a white avenue, and air that you could drink. "I never heard you whistle," says Joe. You had not the breath. Along the Ride, at the very end of the candle, the hound stops again and turns round, so that you can catch up. It is Joe who takes hold of your sleeve.

=== failure: Three Times Past the Brick
turn: outplayed
gain: A Hand in the Notice 1, Breakages 1, Dangerous 80, Known on the Row 1, Echoes 84
only if: Breakages under 8
set: How Joe Came Out 1
image: footprints

The hound is not going anywhere, although it is some while before you see that. She takes you up the left-hand branch and down the right, and three times past the same fallen brick; she was bred to tire things. The fourth time you sit down in the soot. The hound lies down too, where the candle ends, and waits for whoever comes afterwards. When a whistle is blown, miles up, on one note, she gets to her feet and leaves you.

Somebody does come. He is black all over, and limps, with one boot cut open to the toe. Joe Birkett had been caught by a fall of brick, and had levered it off his foot with the rake, and was on his way home; but he heard you calling, and has come back up a fork and a half. "I wasn't whistled for," he says. "I'd like that understood. I heard a person ask."

Far down the flue Number Five takes hold, with a cough, and the air grows warm. Joe carries you out by the top, into the cold, and down through the Woods, with your face over his shoulder. All along the Ride behind you something pale keeps stopping.

== Whistle
cost: 2 actions
one-way: yes
image: speaking-tube

Two fingers and one note. He would hear it at a mile, and know which way was down, and be out in time. He would not speak to you again, then or ever.

=== always: One Note
turn: lost for good
gain: A Hand in the Notice 1, Dangerous 80, Echoes 168
set: How Joe Came Out 2
journal: offer
image: stokers-cap

The note goes up the flue and does not come back. Amos Lidd's torch is dripping on his boot.

The hound is first. She comes out of the dark at full stretch, and pulls up at your knee with her head on one side. A long way behind her, striking against the bricks, comes a man who has lost his lamp and left a boot. A piece of the roof had come down on it, as he tells them afterwards, and he had been two hours trying to shift that; and when he heard, he shifted it. He does not say where he got the strength.

He stands in the door of Number Five and looks at your hand. You have forgotten to take it down from your mouth. "Well," says Joe Birkett. "I came." He takes off his cap, and lays it on the coke, where you will have to walk round it.

By the end of the week a clerk of that name is sitting in the Customs-House, with a clean collar, under a bell. He is said to be very prompt.

== Call out the Row
cost: 2 actions
pay: Favours: The Notice 3
locked: It would take forty people, and forty people would have to be owed. Keziah Strand makes it three favours.
one-way: yes
image: hats

Forty people in front of Number Five, so that it cannot be lit until he has walked out of it. He would not be fetched by anybody. But forty streets would wait for their light, and sixty beds.

=== always: Forty Streets
turn: won at a price
gain: A Hand in the Notice 1, Dangerous 80, Known on the Row 2, Echoes 168
set: How Joe Came Out 3
journal: offer
image: hats

Bess Colley comes, with her sister. Garrity comes, with his mallet. {The Copper Key exactly 1: Mrs Tunney comes in her hat, because it was a fair bout|Mrs Tunney comes, and brings the front two benches of the Ring}; and they stand before Number Five, three deep, with Amos Lidd in front of them and his torch going.

"I've sixty beds," says Lidd. "We know," says Bess. "I've an aunt in one." Neither of them moves. In the square at Lampwick the first lamp is lit, for that one is oil; but at the corners, where the gas begins, there is nothing to put a match to. So forty streets, one after another, from the river to the Hill, light candles, and come out on their steps with them to see who else is there.

At ten past seven Joe Birkett walks out, with his boot in his hand. He looks at them all. "Who whistled?" he says. "There's none of us whistled," says Bess. "We stopped here."

The Row loses a day's wages by it. A night-nurse at the Mending House, a Mrs Orme, misses a stair in the dark, and will walk with a stick. On the Friday Amos Lidd pays everybody as usual, and with each envelope he tells them her name.
