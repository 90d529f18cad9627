= The Deputy's Supper
in: The City
when: Favours: The Assize 1+, base Watchful 33+ or base Shadowy 33+ or base Dangerous 33+ or base Persuasive 33+
deck: sometimes
frequency: Infrequent
image: dinner-still-warm
teaser: Deputy Brace does not sup alone. There is a regulation.

There is a regulation by which a Deputy who sits by herself is on duty, and another by which a Deputy on duty may not sup. So Deputy Brace has to send for {Suppers with the Deputy 2+: you; she has left off saying that it is your turn|a person to whom something is owing}. {Suppers with the Deputy 1+: There is a second plate, which is new, and a little smaller than her own.|There is cold tongue, on the one plate, upon a desk that has been ruled into two.} {The Evening You Were Asked Twice exactly 1: "You will find," she says, "that I have not asked anybody else."|"You will find the mustard on your side," she says.}

== Keep to the weather
image: weather-glass

Underhall has none. But the two of you can make it last an hour, and for the whole of that hour she would be off duty.

=== always: Off Duty
turn: kindness found
gain: Favours: The Assize 1, Echoes (4 + 11 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50)), Suppers with the Deputy 1, Suppers about the Weather 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

"The air was brown on Tuesday," says Deputy Brace. {Suppers about the Weather 5+: She has had some sent for. A constable who owed her an explanation has brought a pint of Tuesday from the Tiles, in a jar, with the time on it. You take out the stopper between you, over the blotter. "I had been given to understand that there was more," says the Deputy, when she has smelt it; but she puts the stopper back with great care, and the jar on the shelf, among the exhibits.|Suppers about the Weather 4+: It was raining at the top, you have heard, the whole of last week. The Deputy puts down her knife. "I have been rained on," she says. "I went up to serve a summons, as a girl, and I stood there with it going down my neck, and all about me people had begun to run. I could not see that anybody had given them leave. I have never known whom to ask about it." You get the pickle without having to look at it.|Suppers about the Weather 3+: You agree about Tuesday. Neither of you has anything to add, and you do not add it until ten.|Suppers about the Weather 2+: You think that the air was brown on Monday. She lays down her fork. Then she undoes the top button of her collar, with her eye on the clock. "I remember a Monday," says the Deputy. "I was young, and I had a hat. A gentleman on the Middle Bridge asked if I would care to look at the water, and I told him that I was not on duty. I have since wondered if that was taken as I meant it."|You say that there was a smell of dinners in it. She considers this, finds nothing to which objection could be taken, and passes you the pickle. At ten she writes your hour in a book, under *Services*.}

== Ask about the stair
challenge: Persuasive 40
needs: Persuasive 30+
second chance: Word in Season
image: papered-wall

She knows what is in the sealed drawer. She is also the person who sealed it, and she would have to go back on duty to say no.

=== success: In General Terms
turn: secret learned
gain: Reliable Rumour 1, The Stair: What You Know 1, Suppers with the Deputy 1, Cupboards Spoken Of 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes (3 + 13 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50))
only if: The Stair: What You Know under 3

{Cupboards Spoken Of exactly 2: "A cupboard has been drawn to my attention," says Deputy Brace, "of which each shelf is a little dustier than the shelf above. I ask you to draw no conclusion. I drew one myself, at thirty-four, upon a Thursday, and I have had to carry it about with me ever since, like somebody else's baby." She looks to see if there is any more beetroot.|Cupboards Spoken Of exactly 3: She has had a drawing made, of a cupboard. It hangs behind the tongue, with a cloth over the top half. She had thought to be able to look at it, she says, as much as she liked, over her supper; but what she looks at is the cloth. You may have the cloth up if you will go round behind it and not tell her.|Cupboards Spoken Of 2+: "I have told you what I can," says the Deputy; and, when she has cut up her tongue, she tells you who would tell you more.|"I will speak of a cupboard," says Deputy Brace. "In general terms. Suppose that a cupboard is measured for shelves, and the carpenter goes in, and counts six. The next year he makes it seven. Nobody has put one in. I should wish you to consider, supposing such a cupboard, whether you would have it written down, where any person might read it who had lost somebody; and how many carpenters you would expect to have left." She helps you to beetroot. "It is not a cupboard."}

=== failure: On Duty
turn: standing up or down
gain: Overheard Word 3, Particulars 4, Suppers with the Deputy 1, Names Taken at Supper 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Particulars under 6
image: joint-of-mutton

{Names Taken at Supper 2+: She puts on the cap, and asks for your name. You say that she has it. "I have the name of a person who was asked to supper," says the Deputy. "I am now to take that of a person who put a question to an officer about a sealed drawer, and I should be obliged if you would spell the two of them alike, because the last time I was up until four." The pickle is not passed.|She rises, puts on her cap, and asks for your name. You give your name. She asks for your address. When everything has been taken down, with the tongue between you going dry at the edges, Deputy Brace removes the cap, and sits. "As I was saying," she says, "Tuesday."}

== Talk over Number Forty
when: no Number Forty Talked Over
needs: A Case for the Assize 5+
locked: She speaks of cases only to those who have had their own finding read (A Case for the Assize 5).
image: silver-spoon

What was done there was done by you, with her looking on. She has an opinion of it.

=== always: Number Forty, Again
turn: opponent is right
set: Number Forty Talked Over 1
gain: Sworn Particular 1, Suppers with the Deputy 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50)), Echoes (3 + 11 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50))

You have had time to think about Number Forty, and so has she. {Number Forty exactly 3: "You matched the roses very well," says the Deputy. "I go up on Sundays, to see if the paper has lifted at the edge."|Number Forty exactly 2: "It was very good mutton, I believe," says the Deputy. "I have had to write, to four hundred persons, that they are mistaken about a smell."|"He goes up every night," says the Deputy, "and is fed. I was afraid that it would be known. It is known. There were ninety in my passage this morning with knives, asking me which wall."} She does not raise her voice. She gives you the one thing that she would swear to, which is in an envelope, with the date on which you may be glad of it.
