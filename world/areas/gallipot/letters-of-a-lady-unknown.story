= Letters of a Lady Unknown
where: The Gallipot Theatre
when: A Part on Southbank exactly 4, Persuasive 35+
urgency: high
image: sealed-letter
scene: letters-of-a-lady-unknown
order: 10
teaser: Caleb Stannard works the limelight, and cannot hold a pen. There is a lady who answers.

Caleb Stannard has worked the limelight for fourteen years, on a perch over the stage, and has not three fingers that will close on a pen. He put two lines in the *Wick* for somebody to write to. A lady has answered, by the number of a box; and you have written his side of it for six weeks. He says that he is well, and to put that he is well. You put it, and a bit about the lamps on the water, to fill the sheet. What she answers is always the bit about the lamps. Tonight you read him her thirty-fourth letter, all but what stands at the foot, very small: *To whoever holds the pen. What was it like, coming down?*

== Read him that line too
cost: 2 actions
challenge: Persuasive 50
second chance: Word in Season
image: letter

It is his letter. But you have been in it for six weeks, and he trusts you; he may take it as a man takes a thing from a friend, or he may not have one.

=== success: Yes or No
turn: a tie begun
set: Letters of a Lady Unknown 1
gain: A Part on Southbank 1, Favours: The Footlights 2, Kind 1, Persuasive 80, Echoes 168
journal: offer

Caleb has you read the line three times. Then he turns down the lime, so that the second act goes on in what there is, and thinks. "Them lamps on the water," says Caleb. "I never said that." You say that he did not. "I'd have liked to have," he says, and puts out his hand for the pen.

The pen goes through his fingers like a hot wire, so you tie it there with a bootlace, and show him where to begin. He is four nights about the sheet, which says: *I am Caleb. The other was a freind. I have burnt fingers and work the light. Yes or no.* He asks whether the spelling matters, and you say that she will be able to read it.

Her answer is one word long, and he keeps it in the crown of his hat. She is Nell Harbin, a compositor at the *Wick*, {The Notice of the Supper exactly 3: who was fined a week's money once for a line that was taken out of her tray, and says that she always wondered what became of it. | The Notice of the Supper exactly 4: who has you spell *floor* for her at the wedding, out loud, in front of people. | who reads him, he says, as easy as print.}

=== failure: From the Other Side
turn: lost for good
set: Letters of a Lady Unknown 2
gain: A Part on Southbank 1, Persuasive 80, Echoes 84
lose: Favours: The Footlights 1

At *whoever holds the pen* his hand comes up. "How long have you been in it?" says Caleb. Only a line here and there, you tell him, to fill the sheet; which is true, and you hear how it sounds, up there, with all of hers pinned along the rail and every one of them answering you.

He takes them down. It is slow, with his fingers, and he does not want help. He squares them up, thirty-four of them, and hands them over as a thing that has been delivered to the wrong house; and he asks you to be careful on the ladder, since he would ask that of anybody. Caleb is a fair man, and he is paid to light whoever is on. But the perch has two sides, and from that night he works it from the other. Whatever you do at the Gallipot now, you do with your face in the dark.

== Write duller, until she is writing to Caleb
cost: 2 actions
challenge: Persuasive 46
second chance: Word in Season
image: smoking-lamp

No lamps on the water, and no water: what he says, how he says it, and white paper after that. She may stop writing. In any case she would stop writing to you.

=== success: Hot Tea
turn: standing up or down
set: Letters of a Lady Unknown 3
gain: A Part on Southbank 1, Favours: The Footlights 1, Constant 1, Persuasive 80, Echoes 168

Caleb says that his tea was hot, and you put that his tea was hot. He says that the lime is changed on Tuesdays; you put that, and leave the rest of the sheet alone, lamp after lamp of it. Her next letter is half a page. In the one after it she says that her own tea was not hot at all. "Now that's more like," says Caleb. "I never could follow some of the others."

Before the month is out, or would be, they have met under the Wheel. Nell Harbin is her name, and she sets type at the *Wick*. At the wedding she looks twice at your hand, as you sign for a witness; {The Notice of the Supper exactly 3: there is a line of print across the palm of the glove, in grey, the wrong way round. | The Notice of the Supper exactly 4: she has stood over it once before, with a mallet. | her trade is in telling one hand from another.} They are as happy as two people can be. On any evening at Plenty's you can hear them in the next box, telling each other by turns what they have had. As to what it was like, coming down, she never asked again. {What Plenty Ate exactly 1: There was no answer left to give her, since it had been eaten at Plenty's, with the stew. | The answer that was begun is in a coat somewhere, and had got down as far as the water.}

=== failure: Two Authors
turn: bargain
set: Letters of a Lady Unknown 5
gain: A Part on Southbank 1, Talk 1, Persuasive 80, Echoes 84

Your hand will not do it. You write that his tea was hot, and by the end of the line there is a lamp in the tea; and to the post it goes, because Caleb says that he has never put anything better. *There you are again,* she answers. *You may tell him that I set type for the Wick, and I know when I have two authors in one stick. I do not mind. But I should like to know which of you I am to cook for.*

You have read it out to him before you have read it through. For the first time in fourteen years Caleb Stannard misses a cue, and Miss Finch dies in total darkness, at some length.

"Well," says Caleb, when he has found the tap, "you'd best come to dinner, the both of us. You can do the talking and I'll do the looking. I reckon that between us there's about enough, and she can take her time over which bit."

== Answer her, in your own name
cost: 2 actions
one-way: yes
image: violet-ink

A sheet folded small, inside his. Caleb need not hear of it for a week. Then he will, and he will not write by your hand again, nor light you.

=== always: What It Was Like
turn: lost for good
set: Letters of a Lady Unknown 4
gain: A Part on Southbank 1, Wayward 1, Persuasive 80, Echoes 168
journal: offer

{What Plenty Ate exactly 1: You write the date, and *Coming down was*, and there the sheet stays white. In the end you post the sheet as it is. *You have been fed at Plenty's, then,* she answers. *I have asked Mr Tranter, who was there. He says that he cried, and that there were steps.* | You tell her: the newspaper on the mat, and the noise of the street going out behind you, and what you said at the bottom. It comes to four sheets. *I thought that it would be like that,* she answers. *I have only ever set it in type.*} She signs it Nell Harbin, and says at which window of the *Wick* she works, in case you should look up.

Caleb hears of it from her, since she is honest. He comes down the whole of the ladder to see you, with his hands held away from the rungs. "I asked you to put what I said," he tells you. He is looking at his fingers. "I'd have learnt. I could have been shown." By Thursday there is a new man on the limelight, who has both his hands, and who lights nothing on the stage but Miss Finch.
