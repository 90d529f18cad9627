= Lamps Out
category: Circumstance
stages: 1 Put Down, 4 Known to the Hands, 8 Sound Enough, 10 Nearly Whole
told: 1 Lamps Out: you have a board, a label, and a stranger on either side. Nobody has told you who does the work.
told: 8 Lamps Out: your label says *sound enough*. The rest could be done by lamplight now, for a price.
told: 10 Lamps Out: there is hardly anything left to be done to you, and nobody is kept past the twelfth lamp.
image: chipped-saucer

How often the lamp has been put out since you were laid on the Shelf. Nobody is kept past the twelfth.

= Mended
category: Circumstance
relationship: {Mended 2+: There is a board on the Menders' Shelf with the shape of your back in it.|You have been on the Menders' Shelf. You do not speak of it in the dark.}
told: 1 You have been Mended, and are off the shelf. If you come apart again, you will know how to lie. Ada Trimble, who lights the lamps of Lampwick, has asked for anybody with two hands, and would not mind whose.
image: mending

You have lain on the Menders' Shelf, and got up. You are careful what you do with your hands when you are asleep.

= The Hands in the Dark
category: Story
cap: 2
stages: 1 Counted, 2 Seen
told: 1 There are twenty-six hands in the dark, and thirteen people on the shelf. A candle-end, shut in your fist, would show you whose they are.
told: 2 You know whose hands they are, and there is no more to be counted. You cannot sleep beside them now, but you could reach out awake; and there is one on the top board of the Menders' Shelf who has looked too.
relationship: {The Hands in the Dark 2+: You know who the Menders are, and why nobody may say so.|You have counted them. You had rather have got some other number.}
image: fingerless-gloves

What works along the Shelf when the lamp is out.

= What Is Over
category: Story
cap: 3
stages: 1 Heard, 2 Hers Is in There, 3 One Thing Out
told: 1 There is a man's whistle in the drawer, and you know the stairs it goes up. Thirza has something in there too: ask her.
told: 2 One thing may come out of the drawer, and no more, and only while you lie on the Shelf. You would have to choose which.
told: 3 You have had your one thing out of the drawer, and it has been shut on the rest. The way off the Menders' Shelf is written on your toe.
relationship: {What Is Over 3+: You have had a thing out of the Menders' drawer, and left the rest where it was.|You have heard what is in the Menders' drawer. You did not hear all of it.}
image: sea-chest

What the Menders did not put back. There is a drawer for that.

= Mr Ottaway's Whistle
category: Story
cap: 2
stages: 1 Under Your Tongue, 2 Delivered
told: 1 You have Mr Ottaway's whistle. There is one person to whom it belongs, in Lampwick.
told: 2 Mrs Ottaway has her husband's whistle, one way or another, and has gone back to her soup. Now that your mouth is your own again, Miss Gathercole has answers to be delivered, at Number Nine in Lampwick.
lead: yes
done at: 2
next step: 1 Carry the whistle to Mrs Ottaway, at her hatch, before you let it out by mistake.
place: 1 Lampwick
relationship: {The Whistle exactly 2: The whistle is in her tin, among the buttons, and has not been heard.|The Whistle exactly 1: Mrs Ottaway has heard him on the stairs, the once.|You keep your mouth shut on the stairs.}
image: sounding

Two lines of a tune, and a breath at the turn of the stair. They mended him without them.

= Somebody Else's Left Hand
category: Circumstance
cap: 1
relationship: It is warmer than the right. When you are thinking of other things it threads a needle.
told: 1 You have Somebody Else's Left Hand. She has yours.
image: kid-gloves

A seamstress had this one before you, and could not use it. By now it can hold a cup.

= A Name Gone Smooth
category: Circumstance
cap: 1
relationship: There were railings, and a gate in them. You could walk there. You could not tell anybody where to go.
told: 1 The name of the street you came from has Gone Smooth. You go to say it, and there is nothing to take hold of.
image: broken-pane

They left the name out when they mended you. You had it until you were asked.

= Thirza's Street
category: Hidden
hidden: yes
cap: 3
image: sea-chest

One when she has been told it, two when she was let in, three when she was taken back to the lamp.

= Your Own Street
category: Hidden
hidden: yes
cap: 2
image: name-tape

One when you have had it out of the drawer, two when it has been said up the stair.

= The Whistle
category: Hidden
hidden: yes
cap: 2
image: sounding

One when it was let out on the stairs, two when it went into the tin.

= The Mug on the Sill
category: Hidden
hidden: yes
cap: 2
image: chipped-saucer

None while it stands there; one when she broke it for you, two when it was brought after you.

= Way Off the Shelf
category: Hidden
hidden: yes
cap: 2
image: broken-pane

One in brass, two with a hand that is not yours.

= Taken for Loose
category: Hidden
hidden: yes
cap: 10
image: fingerless-gloves

How often the hands have found you moving.

= The One Brought In
category: Hidden
hidden: yes
cap: 2
image: laughing-mask

One when she gave you back your laugh, two when you let her keep it.

= The Viscount's Neighbour
category: Hidden
hidden: yes
cap: 2
image: monogrammed-napkin

One when he has been answered, two when he knows what his hands do.

= Sat Up
category: Hidden
hidden: yes
cap: 1
image: sitters

One when you have sat by the new one, for as long as you stay after that.

= Rivets Put In
category: Hidden
hidden: yes
cap: 2
image: broken-pane

How often you have been done in brass.

= The Top Shelf
category: Hidden
hidden: yes
cap: 2
image: two-uneven-candles

One when the man up there believes that he dreamt, two when he was put to sleep by hand.

= Nights of String
category: Hidden
hidden: yes
cap: 2
image: unrung-bell

How often you have lain in the dark and waited for the other hand.

= Hands Left Out
category: Hidden
hidden: yes
cap: 2
image: taper

How often you have slept with them outside the blanket.
