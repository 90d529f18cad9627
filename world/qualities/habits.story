= Hours at Lost Property
category: Hidden
hidden: yes
cap: 10
image: lost-umbrellas

How often you have sold people what they had left behind.

= Hours at the Scales
category: Hidden
hidden: yes
cap: 10
image: scales

How often you have weighed candle-ends against a scone.

= Goods Looked Over
category: Hidden
hidden: yes
cap: 10
image: borrowed-lens

How often you have found the wear on something brought back.

= Goods Sent Home
category: Hidden
hidden: yes
cap: 10
image: word-in-season

How often you have sent a thing home again with its owner.

= Hours at the Last Step
category: Hidden
hidden: yes
cap: 10
image: lantern-raised

How often you have held the lantern in the court.

= Trunks Carried
category: Hidden
hidden: yes
cap: 10
image: trunk

How many trunks have come whole to the hatches on your back.

= Cans of Water
category: Hidden
hidden: yes
cap: 10
image: water-bucket

How many cans you have sold for Sim.

= Turns at the Handle
category: Hidden
hidden: yes
cap: 10
image: pump-handle

How often you have worked the pump for the talk behind it.

= Arguments Settled
category: Hidden
hidden: yes
cap: 10
image: two-bowlers

How often Mr Haddow and Mr Pym have shaken hands on it.

= Parcels Followed
category: Hidden
hidden: yes
cap: 10
image: footprints

How often you have seen where Mr Vokes goes.

= Lamps Answered
category: Hidden
hidden: yes
cap: 10
image: lamp-post

How many rounds you have said the words on.

= Windows Spared
category: Hidden
hidden: yes
cap: 10
image: ladder

How often the ladder has come through the market whole.

= Smokers Found
category: Hidden
hidden: yes
cap: 10
image: smoking-lamp

How often you have found the one lamp that is not right.

= Houses Found
category: Hidden
hidden: yes
cap: 10
image: shuttered-house

How many houses have left off sulking.

= Nephews Told
category: Hidden
hidden: yes
cap: 10
image: pointing-finger

How many have had it from you that they have an aunt.

= Thirds Read
was: Letters Read to Sultan
category: Hidden
hidden: yes
cap: 10
image: yard-dog

How often a dog has heard you out.

= Fourths Read
category: Hidden
hidden: yes
cap: 10
image: kettle-steam

How many letters you have opened that knew you would.

= Bowls of Soup
category: Hidden
hidden: yes
cap: 10
image: soup-bowl

How often you have had the thimble.

= Pulls of the Rope
category: Hidden
hidden: yes
cap: 10
image: bell-rope

How often you have pulled it, for luck.

= String on You
category: Hidden
hidden: yes
cap: 10
image: knotted-string

How often Mrs Ottaway has tied you up.

= Contradictions
category: Hidden
hidden: yes
cap: 10
image: wall-ear

How often Mrs Ottaway has had the wall take it back.

= Gaits Borrowed
category: Hidden
hidden: yes
cap: 10
image: false-moustache

How many of her lodgers you have been, as far as the corner.

= Walls Spoken To
category: Hidden
hidden: yes
cap: 10
image: tumbler-to-the-wall

How often a voice has been wished good evening.

= Lamps Lit
category: Hidden
hidden: yes
cap: 10
image: burning-candle

How often you have lit one that was out.

= Lamps Reported
category: Hidden
hidden: yes
cap: 10
image: ladder-and-pole

How often you have told Ada Trimble what she knew.

= Forks in the Pie
category: Hidden
hidden: yes
cap: 10
image: pie-dish

How often you have stood in the dark until the cook came.

= Arrivals Told
category: Hidden
hidden: yes
cap: 10
image: arrivals

How many newcomers have had your two pieces of advice.

= Arrivals Taught
category: Hidden
hidden: yes
cap: 10
image: picked-pocket

How many newcomers have had a lesson from you, and paid for it.

= Arrivals Stood For
category: Hidden
hidden: yes
cap: 10
image: written-character

How many newcomers you would have back.

= Thuds Handed In
category: Hidden
hidden: yes
cap: 10
image: collection-plate

How many coins the curate has had from you that did not answer.

= Thuds Passed
category: Hidden
hidden: yes
cap: 10
image: jar-of-small-echo

How many coins that did not answer are somebody else's now.

= The Coiner Met
category: Hidden
hidden: yes
cap: 1
image: bad-coin

One when he has asked you for his penny.

= Rotas Ruled
category: Hidden
hidden: yes
cap: 10
image: rota

How often Mrs Tidy has lent you the ruler.

= Along the Line
category: Hidden
hidden: yes
cap: 9
image: clothes-pegs

Which evening it is, out on the lines.

= Mourned
category: Hidden
hidden: yes
cap: 8
image: decent-black

Which funeral it is.

= Trays Carried On
category: Hidden
hidden: yes
cap: 8
image: tea-urn

What you are given tonight.

= Lines Borrowed
category: Hidden
hidden: yes
cap: 6
image: word-in-season

Whose line it is tonight.

= Looks Held
category: Hidden
hidden: yes
cap: 5
image: opera-glasses

What they are shown tonight.

= Calls Given Away
category: Hidden
hidden: yes
cap: 5
image: card-case

Whom they have tonight.

= Under the Lamp
category: Hidden
hidden: yes
cap: 8
image: lamp-beam

Who is on the bench tonight.

= Boards Carried
category: Hidden
hidden: yes
cap: 8
image: soup-bowl

Who is on the benches.

= On the Ridge
category: Hidden
hidden: yes
cap: 8
image: drawer-key

Whose windows are lit.

= Loads to the Gap
category: Hidden
hidden: yes
cap: 6
image: hand-barrow

What is on your back tonight.

= Walls Pasted
category: Hidden
hidden: yes
cap: 8
image: paste-pot

Which wall it is.

= On the Counter
category: Hidden
hidden: yes
cap: 7
image: blank-key

What has been brought up.

= Things Taken Back
category: Hidden
hidden: yes
cap: 7
image: parcel

What it is that you found.

= On the List
category: Hidden
hidden: yes
cap: 6
image: clapper

Whom you are drawn against.

= The Door Tonight
category: Hidden
hidden: yes
cap: 6
image: furnace-door

What comes of it tonight.

= Dust This Morning
category: Hidden
hidden: yes
cap: 6
image: feather-duster

How the dust lies.

= At the Basket
category: Hidden
hidden: yes
cap: 5
image: odd-stocking

What is in the basket.

= Evenings on the Stair
category: Hidden
hidden: yes
cap: 6
image: a-light-left-on

Who goes by tonight, and looks up.

= Asked Over the Gate
category: Hidden
hidden: yes
cap: 10
image: garden-gate

How often the Aunt has been asked while she was sorting.
