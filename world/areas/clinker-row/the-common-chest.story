= The Common Chest
where: Clinker Row
when: A Hand in the Notice 1+
image: tally
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
image: knotted-string

Garrity, the farrier, sees to people on his way home from horses. He is thorough. It is said that he does not always remember which he is with.

=== always: On His Way Home
turn: bargain
lose: Breakages 4
image: knotted-string

{Breakages 1+: Garrity walks round you twice, runs a hand down your leg, and asks Keziah Strand how old you are. The rest is done with a mallet.|Garrity picks up your foot without a word and looks at the underneath.} {Known on the Row 10+: "Back again," he tells you, quite gently, and lets you lean.|Known on the Row 4+: He gives you the half of a carrot, and eats the other himself.|You are advised to stand, if you can, and not to be put to anything heavy before Tuesday.}

== Ask for a badge
when: no Notice Badge
needs: Known on the Row 10+
pay: Favours: The Notice 5
locked: Badges are for old hands. It wants ten on the Row, and five favours in the ledger.
image: notice

There are forty, in a cigar-box, and each has to be voted. Whoever wears one is let through on the Row, and stopped everywhere else. It costs nearly all that you are owed.

=== always: Number Twenty-Six
turn: a tie begun
gain: Notice Badge 1
wear: Notice Badge
image: notice

Keziah Strand reads your column aloud, from the top, and it takes a while: rakes, cans, buckets, brushes. {How Joe Came Out exactly 2: "Birkett, J., was asked to second," she says, "and would sooner not."|"Seconded, Birkett, J.," she says. "He has put *with no objection*. I never saw him do that."} She runs a pin through your lapel, straight, as she does everything. "Twenty-six. There was a man had it before you, and he went to be a gentleman's gentleman, and if you ever do the like I'll want it back, and the pin."

== Put something in
pay: Echoes 40
locked: Forty pence. Less would cost more than that to enter.
image: echoes

Forty pence into the chest, for people who are short this week. It is entered as a favour.

=== always: On the Left
turn: secret learned
gain: Favours: The Notice 1
image: echoes

{Known on the Row 10+: "In," says Keziah Strand, before you have your hand out of your pocket, and has it ruled off and gone in the time that it takes to fall.|Known on the Row 4+: Keziah Strand rings each coin on the leg, which is slate, and enters you between a funeral and a perambulator.|Keziah Strand wants to know whose money it is. It is yours. She writes that down too, as a thing that will be asked.}
