= Draft Twenty
in: The City
when: Favours: The Notice 1+, base Watchful 33+ or base Shadowy 33+ or base Dangerous 33+ or base Persuasive 33+
deck: sometimes
image: hammer-and-nails
teaser: {Drafts Seen 1+: The Notice has been drafted again.|The Notice is to be given. It is only a question of the wording.}

Tamar Ashby, president of the Notice, puts down {Drafts Seen 3+: Draft Thirty, or thereabouts,|Drafts Seen 1+: Draft Twenty-One|Draft Twenty} in front of you. "You'd think that people who all want to tell the Family they're leaving could say so," says Tamar. "But one half find it too rude, because they would like a character off them after; and the other half won't sign until it says in there who's to do the fires. You're owed something here. You read it." {The Evening You Were Asked Twice exactly 4: "You came to us, when there were two that asked," says Tamar. "So you can see it with the crossings-out."|She moves the ink.} {How They Voted 3+: In the margin Joe Birkett has written *agreed*, and his name.|In the margin somebody has written *To whom?*}

== Take out a word
image: blue-pencil

One word, any you like. Nothing is ever put back; but each of the words was got in by somebody.

=== always: Without It
turn: bargain
gain: Favours: The Notice 1, Echoes (6 + 11 * least(1, [base Dangerous] / 20) + 30 * least(1, [base Dangerous] / 50)), Drafts Seen 1, Words Taken Out 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

{Words Taken Out 5+: You take out a comma. Nobody had thought of it as a word; but the third clause turns out, without the comma, to be a thing that can be sung. Bess Colley sings it, and they are all half-way to the gate before Tamar Ashby can ask what it means like that.|Words Taken Out 3+: You take out an *and*. A cheer goes up from the back, because they had been eight weeks over that *and*.|Words Taken Out 2+: You take out *hereby*. Mr Gabriel Stott, who had put it in, gets up, and says that he has stoked for thirty years without ever having anything of his own in writing. He sits down again. They offer him *whereas*, but he does not feel that it is the same.|You take out *humbly*, which leaves a hole. They pass the sheet from hand to hand down the benches, and each of them reads it over to the hole, and stops there, and sits up a little.}

== Read it aloud at the change of shift
challenge: Persuasive 45
needs: Persuasive 34+
second chance: Word in Season
image: hand-press

From the tail of Hob Farrow's dray, to four hundred going in and four hundred coming out. Hob is not certain of the horse.

=== success: The Whole of It
turn: standing up or down
gain: Favours: The Notice 1, Known on the Row 1, Candle-End 2, Drafts Seen 1, Drafts Read Aloud 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes (3 + 13 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50))

{Drafts Read Aloud 3+: They take it in parts. The day shift has the demands, and the night shift the reasons; and Hob Farrow, from behind the horse, gives out every *whereas*, low, like a man who owns up to something. "I've had it for eight years as a letter," says Tamar Ashby, writing as fast as she can, "and I've taken out the wrong words, and put in the right ones, and I never once saw that what ailed it was having only the one side talk."|Drafts Read Aloud 2+: The whole Row says the draft along with you, up to the second comma, where the two ends of it have always differed.|You have read as far as *that we the undersigned* when the hooter goes. Nobody goes in. You read the next line into a silence the size of the street; and somewhere behind you, for the length of a dozen words of a thing that is not finished, all the fires of Clinker Row are burning with nobody there. Then a child asks if it is Sunday, and they run.}

=== failure: Hob's Horse
turn: farce grows
gain: Breakages 1, Candle-End 2, Drafts Seen 1, Dray-Horses Lost 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Breakages under 7
image: cab-horse

{Dray-Horses Lost 2+: Hob has stopped up the horse's ears with wool, so that it does not hear *whereas*. But a horse can feel a clause coming, through the shafts, and this one is away before the comma. You finish on the far side of the Middle Bridge, addressing a fishmonger; and the tradesman, who knows you by now, sends his estimate in to Tamar with a discount.|The horse is not used to prose. At *whereas* it goes. You are read, in part, to the whole of Clinker Row, the Middle Bridge, and a street of Southbank in which you are thought to be an advertisement; and the draft comes back to Tamar Ashby in the end by post, with a tradesman's estimate.}

== Put in a word of your own
pay: Favours: The Notice 2
one-way: yes
locked: Two favours of the Notice would buy a word in it, which is dearer than it sounds: there are only sixty.
image: invitation-furnace

It would stand, in every draft to come. Another has to come out to make room for it, and you would be asked to choose whose.

=== always: Sixty Words
turn: lost for good
gain: Clapper 4, Filings 5, Proud 1, Drafts Seen 1, Words Put In 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
only if: Proud under 7

Tamar Ashby hands you the ruler. {Words Put In 2+: It is a small word this time, because those are all that is left to spare. She shuts her eyes while you cross out the one before it.|You put in *yours*. To make room you strike out a word near the end, in a round hand, because nobody stands up for that one; and when the line is drawn Tamar tells you why nobody did. "She was a girl on the sorting-belt," says Tamar. "She could write the one word, so that was what we let her put; and in the winter she went up a flue after a kitten. It was *please*."} The foundry pays by the word, in bell-metal. Tamar Ashby has wrapped your pay in a cloth, so that it will not ring.
