= What Do They Say of You?
where: Your Lodgings
when: Introduced 10+, Watchful 17+ or Shadowy 17+ or Dangerous 17+ or Persuasive 17+
image: overheard-word
order: 240
teaser: Five other lodgers stop on the landing for breath, and for talk. Your door is thin.

The five other lodgers come home one after another, and stop outside your door to get their breath back. They have always stopped there, and they say what they think. Tonight they have got to you; and which of the stories is told first may depend on whether you cough.

== Let it be that you notice things
needs: Watchful 5+
locked: You would have to have noticed more. Watchful 5 would do.
image: watchful

Cough after the curate, and before Miss Pomfret can begin about your boots.

=== always: The Wrong Stamp
set: Spoken Of 1
gain: Watchful 1
journal: offer

{Watchful 20+: "I have given up having anything in my bag," says Miss Pomfret, from the third floor. "They told me at the street door whom it was from, and that he wanted money, and that I should send half." Somebody asks whether she did. "I sent half," says Miss Pomfret. "It was the right amount."|Watchful 10+: "Good evening, they said to me," says Mr Tebb, from the attic, "and was the *other* bicycle mended? I have told nobody that there is another bicycle." There is a pause on the landing. "I have not got another bicycle," says the curate, rather soon.|"I met the new one on the stairs," says Miss Pomfret, from the third floor, "with my hair still in its papers. They said good evening, and that I had a letter sticking out of my bag with the wrong stamp on it." She gets her breath. "It *was* the wrong stamp." You hear five people look in their bags.}

== Let it be that you are never heard
needs: Shadowy 5+
locked: You would have to have been heard less. Shadowy 5 would do.
image: soft-boots

Do not cough. Do not do anything. It is a matter of who speaks first when nobody is there.

=== always: Five Watches
set: Spoken Of 2
gain: Shadowy 1
journal: offer

{Shadowy 20+: "Is it quite certain," says the curate, "that there *is* a new one?" They consider it. The rent is paid, and Miss Pomfret once held a door for a draught that thanked her. Mr Tebb, from the attic, has had somebody in to play at draughts every Friday since the autumn, and has been meaning to mention that he has never seen them leave.|Shadowy 10+: "I left my door open on Wednesday," says Miss Pomfret, "with my purse on the table, to see. On Thursday there was a shilling more in it." "That will have been mine," says the curate, "I was a shilling short." They are there until Snuff, working out which of them has been lending what to whom.|"Is the new one in?" says Mr Tebb, from the attic. "I could not tell you," says the curate. "There is never a light, and never a board. I lost my watch on Monday, and on Tuesday it was on my own nail, wound, and right." Somebody else says the same. Then all five of them make sure of their watches, and sound a little sorry to find them there.}

== Let it be that you are good company
needs: Persuasive 5+
locked: You would have to have been better company. Persuasive 5 would do.
image: talk

Cough when Miss Pomfret comes to the matches. She will do the rest.

=== always: The Loan of a Match
set: Spoken Of 3
gain: Persuasive 1
journal: offer

{Persuasive 20+: "I am told that I have a gift for it," says Mr Tebb, from the attic. "For what?" says the curate. Mr Tebb does not know. He had gone in to complain about the stairs, and it was put to him so handsomely that he came away without asking; but he has felt it ever since, in the shoulders.|Persuasive 10+: "I went in about the draught," says the curate, "and I have come out as treasurer." Miss Pomfret would like to know of what. It is some moments before he has it, and he reads it, by the sound, off his cuff. "It seems," says the curate, "that we are giving a supper."|"I only knocked for the loan of a match," says Miss Pomfret. "That was at eight, and I came away at ten. I have lent my umbrella, and I have promised to sing." What was said to her? Hardly a word, says Miss Pomfret; they asked her what she thought. Mr Tebb, from the attic, says slowly that now he comes to consider it, he is to be best man.}

== Let it be that you are not to be crossed
needs: Dangerous 5+
locked: You would have to have been crossed, and not liked it. Dangerous 5 would do.
image: raised-chin

Put the poker down where they can hear it. Once is plenty.

=== always: The Rent of a Bicycle
set: Spoken Of 4
gain: Dangerous 1
journal: offer

{Dangerous 20+: Mr Tebb, from the attic, has not been asked for the rent since the spring. A man came about it, he says, and wanted to know whose the boots were on the half-landing; and when he heard, he looked at the tap that drips, went down for his bag, and mended it. He would not even take the water-rate.|Dangerous 10+: "I was set on at the pump," says the curate, "by two persons who wanted my hat. I told them where I lodge, and on which landing. One of them picked it up for me, and the other one brushed it." The curate draws his breath. "I have never had it brushed so well. I am thinking of going by there on Sundays."|"A person called for the rent of a bicycle," says Mr Tebb, from the attic, "which I never hired. A large person, with his foot in my door. And the new one comes up behind him with the coals, and says, Is this yours? Only that. About the foot." The curate asks whether it was. "He took it away with him," says Mr Tebb, "four stairs at a time. I have had the bicycle ever since."}

== Put it into their mouths
cost: 0 actions
image: pen

[open profile] Say it yourself, at the keyhole, in a hundred and fifty letters. It goes up and down the stairs word for word.

=== always: At the Keyhole
image: pen

You say it at the keyhole, not loudly, and hear it taken up on the landing. {Spoken Of 1+: They lay it beside what they say of you already, and find that there is room for both.|By the third floor it has become Miss Pomfret's own, and Mr Tebb is told it on the stairs.} By the attic it is common knowledge.
