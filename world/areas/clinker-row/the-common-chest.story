= The Common Chest
where: Clinker Row
when: A Hand in the Notice 1+
image: chest-with-two-locks
order: 300
teaser: Keziah Strand rules the column. What is owed to you can be drawn on there.

Keziah Strand is treasurer to the Notice, since she is clerk to a pawnbroker, and the only one of them who has seen a ledger come out. She keeps the chest under his counter, between a tuba and a leg. What people have done for the Notice goes in on the left, and what the Notice can do for them comes out on the right, and she will not look up until the figure is dry. "In or out?" she says.

== Draw a lungful
cost: 0 actions
pay: Favours: The Notice 2
locked: Two favours to the bottle. Paste up handbills: it all goes on the left.
image: second-wind

The bellows-men put by their breath in bottles, against a hard day. It is two favours to the bottle, and there is no waiting.

=== always: Stoppered
gain: Second Wind 1
image: second-wind

{Known on the Row 10+: Keziah Strand has one ready, wrapped in the day before yesterday. "You get through them," she says. For her this is a long conversation.|Known on the Row 4+: Keziah Strand holds several up to the lamp, and gives you the emptiest.|"What for?" says Keziah Strand, with her pen over the column. You begin to tell her. "I don't need to know," she says. "I need something that will fit in half an inch."}

== Be put straight
when: Breakages 1+
pay: Favours: The Notice 1
locked: Garrity does it for one favour, and you have none.
image: flat-iron

Garrity, the farrier, sees to people on his way home from horses. He is thorough. It is said that he does not always remember which he is with.

=== always: On His Way Home
gain: Put Straight 1
turn: bargain
lose: Breakages 4
image: flat-iron

{Put Straight exactly 2: Garrity has a colt with him, in the shop, who has trodden on something. He does the colt's off fore, and then your near one, and then the colt's again; you are neither of you to look at the hammer, he says, but at one another.|Put Straight exactly 3: It is a bad one, Garrity thinks. He has you trotted up and down between the tuba and the door, by Keziah Strand, on a halter, and stands with his head on one side until he has seen where you are favouring.|Breakages 1+: Garrity walks round you twice, runs a hand down your leg, and asks Keziah Strand how old you are. The rest is done with a mallet.|Garrity picks up your foot without a word and looks at the underneath.} {Put Straight 2 to 3: He charges nothing for the nails.|Known on the Row 10+: "Back again," he tells you, quite gently, and lets you lean.|Known on the Row 4+: He gives you the half of a carrot, and eats the other himself.|You are advised to stand, if you can, and not to be put to anything heavy before Tuesday.}

== Ask for a badge
when: no Notice Badge
needs: Known on the Row 10+
pay: Favours: The Notice 5
locked: Badges are for old hands. It wants ten on the Row, and five favours in the ledger.
image: tin-badge

There are forty, in a cigar-box, and each has to be voted. Whoever wears one is let through on the Row, and stopped everywhere else. It costs nearly all that you are owed.

=== always: Number Twenty-Six
turn: a tie begun
gain: Notice Badge 1
wear: Notice Badge
image: tin-badge

Keziah Strand reads your column aloud, from the top, and it takes a while: rakes, cans, buckets, brushes. {How Joe Came Out exactly 2: "Birkett, J., was asked to second," she says, "and would sooner not."|"Seconded, Birkett, J.," she says. "He has put *with no objection*. I never saw him do that."} She runs a pin through your lapel, straight, as she does everything. "Twenty-six. There was a man had it before you, and he went to be a gentleman's gentleman, and if you ever do the like I'll want it back, and the pin."

== Give her the boot-boy's name
when: How the Night Run Ended 3 to 4, The First Bundle exactly 3, no The Boot-Boy's Name
image: small-hand

You kept his copybook, when the rest was sold. On her list for the Stairs he is *a boot-boy, not known*. She will ask you how you came by it.

=== always: Alfred, His Book
turn: won at a price
set: The Boot-Boy's Name 1
gain: Favours: The Notice 1
journal: offer

"In," you say, and lay the copybook on the counter. Keziah Strand wipes her pen before she opens it. *Alfred, his book*, says the top line, and so do all the rest, for thirty leaves, and the last is the best. "Where had you this?" she asks. You tell her: off the far roofs, with his boots, for sixty pence. She puts down the pen.

"I've paid the rent of that boy's room since the winter," says Keziah. "He was let go up there with nothing in his hands. And you had the boots." She turns the list round to you, and rules out *not known*. You write *Alfred* over it, as much in his hand as you can. "It goes on the left," she says. "I'm not obliged to like it."

== Ask who lays the first stake
when: How the Season Ended exactly 4, no Laid on Every One
pay: Echoes 10
locked: It wants the one stake, of ten pence, for the strike.
image: chest-with-two-locks

It was the last on her slate, after the Ring. If it went to the strike, she said, she might leave the book open, and go for her tea.

=== always: Gone for Her Tea
turn: secret learned
set: Laid on Every One 1
gain: Favours: The Notice 1
lose: Breakages 2
journal: offer
image: open-ledger

Keziah Strand rings your stake on the leg, and drops it in on the left. "I'm going for my tea," she says, and does not shut the book. At the head of the leaf is a party. *The Shelf, by H. Farrow.* Under *In* there is one stake on each of you, for every season. Under *Out* there has never been any money. *Osgood, one rib. Coker, a hip. The lady from the Prince's, her top note.* It has never sent to collect because it does not have to. People are carried in. {The Bad Wrist 1+: Beside your own name stands *wrist*, with a date that has not come yet.|Beside your own name *Out* has been ruled, and left empty.} Her pen lies in the fold, wet. There would be time to strike out one line before she is back. You read down all of the others first. Then you strike out your own.

== Put something in
needs: Put In Today under 1
locked: It is forty pence, and the lid is lifted once a day for the same hand.
pay: Echoes 40
image: stack-of-coins

Forty pence into the chest, for people who are short this week. It is entered as a favour.

=== always: On the Left
turn: kindness found
gain: Favours: The Notice 1, Put In the Chest 1
set: Put In Today 1, A Day's Work 1
image: stack-of-coins

{Put In the Chest exactly 2: "It's yours again," says Keziah Strand, who has stopped asking. On the far side of the counter somebody is being lent it before the ink is dry. He is a large man with a small boy by the hand; and he turns his back, to count, so that neither you nor the boy need see how much.|Put In the Chest exactly 3: The tuba has been redeemed. There is a leg, and beside it a gap, and she rings your money on the gap from habit. She enters you between a pair of spectacles and somebody's mother.|Put In the Chest exactly 4: She has the chest up on the counter and is going through it, coin by coin. It is a halfpenny over. Nobody on the Row has ever paid in a halfpenny too much, and she would be obliged if you would turn out your pockets, and stand there, until she has thought of who might.|Known on the Row 10+: "In," says Keziah Strand, before you have your hand out of your pocket, and has it ruled off and gone in the time that it takes to fall.|Known on the Row 4+: Keziah Strand rings each coin on the leg, which is slate, and enters you between a funeral and a perambulator.|Keziah Strand wants to know whose money it is. It is yours. She writes that down too, as a thing that will be asked.}
