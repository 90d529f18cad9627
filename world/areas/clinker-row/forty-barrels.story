= Forty Barrels
where: Clinker Row
when: A Hand in the Notice exactly 2, Dangerous 14+
urgency: high
image: barrel
order: 10
teaser: Forty go up full of a Friday, and forty come back full the same night. The Row will not say of what.

Every Friday Hob Farrow's dray takes forty barrels up the Row, from the Tallow Office to the pouring-house; and every Friday night forty come down again, by the alley. Tamar Ashby wants to know what is in them. She has put it to seven people who have carried one, and every time somebody's mother was calling. {The Copper Key exactly 3: So it was moved, by Mrs Tunney, from the chair, that you should go and lift one.|The Copper Key exactly 2: So it was put to you in the yard, under any other crockery.|So it was put to you in the Ring, with the towels cleared away.} At the ramp stands Amos Lidd, gate-foreman, with a slate. He asks each carrier what it weighed. The answer is "Forty."

== Take one up, and say what the rest say
cost: 2 actions
challenge: Dangerous 18
second chance: Second Wind
image: barrel

You would know what they know. But the ramp has to be climbed without a stop, with the whole street looking on, and if you drop your forty gallons everybody will have to see what they are.

=== success: Forty
turn: secret learned
gain: A Hand in the Notice 1, Dangerous 40, Known on the Row 2, The Light: What You Know 1, Echoes 84
only if: The Light: What You Know under 2
set: What Was in the Barrel 1
image: barrel

Half-way up the ramp it moves. Tallow would sit on your back like a cow. This goes to the left when you do, arrives a little after you, and slops. You have carried enough up enough stairs to know: there is nothing in the barrel but water. You stop. Clinker Row has stopped too, having watched your face for just this.

"What did it weigh?" says Amos Lidd.

He has chalk in his moustache, and he asks it quite gently. There are nods, further down, from people who would like their tea. "Forty," you say; and Lidd writes it on the slate, under thirty-nine others.

All the way home you are wished good evening, by name, by persons you have never met. The baker's wife gives you the end of a loaf. Bess Colley of Number Three, who has not said a word to you on the subject, comes across the street and puts your cap straight.

=== failure: Mind the Tallow
turn: farce grows
gain: A Hand in the Notice 1, Breakages 1, Dangerous 40, Known on the Row 2, The Light: What You Know 1, Echoes 42
only if: Breakages under 8, The Light: What You Know under 2
set: What Was in the Barrel 1
image: barrel

Your barrel goes at the bend of the ramp. You keep the hoops. The staves go one way and you another, and forty gallons of clear water run down Clinker Row as far as the pump.

Not a head turns. A carter pulls up and lets it go by. "Mind the tallow," a mother tells her two boys, who are sailing a clog on it, "it never comes out of stockings." Three women come from the wash-house with sand, and shovel the sand on to the water, and take up as much of the water as will stay on a shovel; and afterwards, because of the grease, they wipe their hands down their aprons.

Amos Lidd has come down from the gate to see whether you are hurt. "What did it weigh?" he asks, once you can sit up. Everybody waits, wet to the ankle. You find that you have said forty.

== Tell Mr Lidd what it weighs
cost: 2 actions
one-way: yes
image: scales

You would lift one, and give him the true answer, to his face. But a wrong answer is entered against the dray that brought it, and Hob Farrow has two horses and only the one Friday load to keep them on.

=== always: Mr Lidd's Window
turn: opponent is right
gain: A Hand in the Notice 1, Inquiring 2, Dangerous 40, Known on the Row 1, The Light: What You Know 1, Echoes 84
only if: The Light: What You Know under 2
set: What Was in the Barrel 2
image: blind-down

"It weighs what water weighs," you tell Amos Lidd, "because it's water."

He takes you up to his office, and over to the window. "That chimney's the Colleys," he says. "Five of them. That's Bannock's, and he hoops. Those two with the washing out, they skim it. There's a man who stirs, and a girl who counts the stirrers, and fourteen hundred in all who've had it up the hill and down again, and they eat of a Friday. I know what it is, I held the funnel when I was seven. So you go and say it, if you want it said. Only say it to them one at a time, and be looking at them, and begin with the girl."

You watch the chimneys until they are lit for supper. "What did it weigh?" says Amos Lidd. Forty, you tell him, and he thanks you; but the other answer is down on the slate, and he is not allowed a sponge.

So Hob Farrow loses his Fridays for a quarter, and in the third week he sells Duchess, the grey, to the ferry. He goes on driving from the near side, and has kept her half of the pole. "I did offer it them," says Hob. "But it's only a half."

== Say it at the meeting
cost: 2 actions
challenge: Persuasive 24
needs: Persuasive 18+
second chance: Word in Season
one-way: yes
image: show-of-hands

You would lift one, and then get up on a chair before two hundred people who know already. It cannot be unsaid, and every one of them is paid on Fridays.

=== success: Not Heard
turn: standing up or down
gain: A Hand in the Notice 1, Favours: The Notice 1, Proud 2, Dangerous 40, The Light: What You Know 1, Echoes 84
only if: The Light: What You Know under 2
set: What Was in the Barrel 3
image: finger-on-lips

"There is water in the barrels," you say, from the chair. "It goes up as water and it comes down as water, and I have had it on my back."

Two hundred people examine their boots. "Through the chair," says Bess Colley of Number Three, at last. "I move that we didn't hear that." It has more seconders than can be written down, and it is carried with one against.

The one is Joe Birkett. "I was a clerk," he says. "I know what it is to put down the wrong thing for a wage. I'm not asking for it to be talked about. I want it minuted that I heard." All this time Tamar Ashby's pen has been in the air. She dips it again. *Item six,* she writes: *not heard, by two hundred to one*; and there, for the first time and in ink, is a piece of paper that says there was something to hear.

=== failure: The Damp
turn: outplayed
gain: A Hand in the Notice 1, Talk 1, Dangerous 40, The Light: What You Know 1, Echoes 42
only if: Talk under 8, The Light: What You Know under 2
set: What Was in the Barrel 3
image: talk

"What is in those barrels," you begin, and Bess Colley of Number Three coughs. It is a small cough, and the man beside her catches it. By the time that you have come to *barrels* again it has gone through the meeting bench by bench, and two hundred people, who have breathed smoke all their lives without remark, are holding on to one another. You wait, and so do they. You draw breath, and it breaks out at the back.

Afterwards Bess comes by with a paper of lozenges. "It's the damp," she says. "It settles." She shuts your hand round one. It is a good lozenge, but cannot be sucked and talked round. "We thought, next week," says Bess, "we'd all be hoarse."
