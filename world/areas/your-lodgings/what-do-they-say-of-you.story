= What Do They Say of You?
where: Your Lodgings
when: Introduced 10+, base Watchful 19+ or base Shadowy 19+ or base Dangerous 19+ or base Persuasive 19+
image: overheard-word
order: 240
teaser: Five other lodgers stop on the landing for breath, and for talk. Your door is thin.

The five other lodgers come home one after another, and stop outside your door to get their breath back. They have always stopped there, and they say what they think. Tonight they have got to you; and which of the stories is told first may depend on whether you cough.

== Let it be that you notice things
needs: Watchful 5+, Said to Notice Today under 1
locked: They agree upon it once a day. You would have to have noticed more: Watchful 5 would do.
image: watchful

Cough after the curate, and before Miss Pomfret can begin about your boots.

=== always: The Wrong Stamp
set: Spoken Of 1, Said to Notice Today 1, A Day's Work 1
gain: Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
journal: offer

{Watchful 28+: They have stopped talking outside your door altogether. They do it a floor down, in the dark, and you hear them ask one another whether you could have heard them come up. "I shall simply own to it," says the curate at last. "I would sooner that they had it from me." He is not able to remember what it is; and they all come up together, to ask you.|Watchful 24 to 27: "The new one looked at my hat, and said that I had enjoyed the sermon," says the curate. "I preached it." Mr Tebb, from the attic, would like to know which hat. There is a shuffling, as of five people taking off their hats to see.|Watchful 15 to 19: "I was asked what I had done with the other one," says Mr Tebb, from the attic, "and I said what other one, and they said never mind. I have been through all of my drawers. I cannot find a thing that there is only one of." Miss Pomfret says that he had better look at his boots. There is a silence, and then a groan.|Watchful 20+: "I have given up having anything in my bag," says Miss Pomfret, from the third floor. "They told me at the street door whom it was from, and that he wanted money, and that I should send half." Somebody asks whether she did. "I sent half," says Miss Pomfret. "It was the right amount."|Watchful 10+: "Good evening, they said to me," says Mr Tebb, from the attic, "and was the *other* bicycle mended? I have told nobody that there is another bicycle." There is a pause on the landing. "I have not got another bicycle," says the curate, rather soon.|"I met the new one on the stairs," says Miss Pomfret, from the third floor, "with my hair still in its papers. They said good evening, and that I had a letter sticking out of my bag with the wrong stamp on it." She gets her breath. "It *was* the wrong stamp." You hear five people look in their bags.}

== Let it be that you are never heard
needs: Shadowy 5+, Said to Be Quiet Today under 1
locked: It goes round once a day. You would have to have been heard less: Shadowy 5 would do.
image: finger-on-lips

Do not cough. Do not do anything. It is a matter of who speaks first when nobody is there.

=== always: Five Watches
set: Spoken Of 2, Said to Be Quiet Today 1, A Day's Work 1
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
journal: offer

{Shadowy 28+: It is agreed that you were a lodger of the year before last. Miss Pomfret can recall you perfectly. She is telling them what a loss it was, and how the stair has never been so quiet since, when the curate says, in a changed voice, that there is a hand on his shoulder. "It's mine," says Mr Tebb. "No," says Mr Tebb, "it isn't."|Shadowy 24 to 27: "I have left off locking up my tea," says Miss Pomfret. "It was going down, when it was locked. Now I leave out the caddy with the lid off, and of a morning there's a spoonful more, and better." All of them think about this. You hear four doors being put, one after another, on the latch.|Shadowy 15 to 19: "I met the new one," says the curate. He is pressed to say how tall. He thinks that it was on the stair, and that one of the two of them had stood aside; but when he looked up from his boots to thank them there was nothing there, only the candle was at the right height for somebody.|Shadowy 20+: "Is it quite certain," says the curate, "that there *is* a new one?" They consider it. The rent is paid, and Miss Pomfret once held a door for a draught that thanked her. Mr Tebb, from the attic, has had somebody in to play at draughts every Friday since the autumn, and has been meaning to mention that he has never seen them leave.|Shadowy 10+: "I left my door open on Wednesday," says Miss Pomfret, "with my purse on the table, to see. On Thursday there was a shilling more in it." "That will have been mine," says the curate, "I was a shilling short." They are there until Snuff, working out which of them has been lending what to whom.|"Is the new one in?" says Mr Tebb, from the attic. "I could not tell you," says the curate. "There is never a light, and never a board. I lost my watch on Monday, and on Tuesday it was on my own nail, wound, and right." Somebody else says the same. Then all five of them make sure of their watches, and sound a little sorry to find them there.}

== Let it be that you are good company
needs: Persuasive 5+, Said to Be Company Today under 1
locked: One says it once a day. You would have to have been better company: Persuasive 5 would do.
image: show-of-hands

Cough when Miss Pomfret comes to the matches. She will do the rest.

=== always: The Loan of a Match
set: Spoken Of 3, Said to Be Company Today 1, A Day's Work 1
gain: Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
journal: offer

{Persuasive 28+: They have been to Crownhill about the drains. All five of them went, in the one cab, on the strength of ten words that you had said to Miss Pomfret on the second stair. "I began with *Your lordship will have been thinking*," says Miss Pomfret, still out of breath. "And do you know, it turned out that he had."|Persuasive 24 to 27: "I cannot have been asked to marry Mr Tebb," says Miss Pomfret. "I should have noticed." "I had rather thought," says Mr Tebb, from the attic, "that I'd been asked to marry you." They stop there to work it out. It was put to each of them separately, about the twins; and it seems that what they have consented to is to take the twins to see the seals.|Persuasive 15 to 19: "I only said good morning," says Mr Tebb, from the attic. "And then I was told the story of my life. It came out a good deal better than I remember. There was even a part with a horse." Somebody asks if he ever had a horse. "I have one now," says Mr Tebb. "Thursdays, from four, in Ditch Street. I was given a note to a man."|Persuasive 20+: "I am told that I have a gift for it," says Mr Tebb, from the attic. "For what?" says the curate. Mr Tebb does not know. He had gone in to complain about the stairs, and it was put to him so handsomely that he came away without asking; but he has felt it ever since, in the shoulders.|Persuasive 10+: "I went in about the draught," says the curate, "and I have come out as treasurer." Miss Pomfret would like to know of what. He is some moments in finding the place, and reads, by the sound, off his cuff. "It seems," says the curate, "that we are giving a supper."|"I only knocked for the loan of a match," says Miss Pomfret. "That was at eight, and I came away at ten. I have lent my umbrella, and I have promised to sing." What was said to her? Hardly a word, says Miss Pomfret; they asked her what she thought. Mr Tebb, from the attic, says slowly that now he comes to consider it, he is to be best man.}

== Let it be that you are not to be crossed
needs: Dangerous 5+, Said to Be Crossed Today under 1
locked: Nobody risks it twice in a day. You would have to have been crossed, and not liked it: Dangerous 5 would do.
image: raised-chin

Put the poker down where they can hear it. Once is plenty.

=== always: The Rent of a Bicycle
set: Spoken Of 4, Said to Be Crossed Today 1, A Day's Work 1
gain: Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
journal: offer

{Dangerous 28+: "There was a fight on our step," says the curate, "with eight in it, and a person came out of this door, and shut it after them, and stood. That was the whole. I counted, from the window. By the time I'd got to five there were seven people helping one up." You hear Miss Pomfret ask him which one. "The one who had begun it," says the curate. "He's to sing in the choir."|Dangerous 24 to 27: Mr Tebb, from the attic, has hit a man. He wants to know if they think that it is catching. He had been going along with your step, he says, because it makes the hill easier, and when the man put out a foot he simply arrived. "Did it hurt?" asks Miss Pomfret. "Enormously," says Mr Tebb. "I have been bought three suppers."|Dangerous 15 to 19: "The piano has been brought up," says Miss Pomfret. "All five flights. I had four men coming for it on the Wednesday." Did she not hear anything? She heard a person on the stair say "Mind your heads," in a conversational way, and a sort of chord.|Dangerous 20+: Mr Tebb, from the attic, has not been asked for the rent since the spring. A man came about it, he says, and wanted to know whose the boots were on the half-landing; and when he heard, he looked at the tap that drips, went down for his bag, and mended it. He would not even take the water-rate.|Dangerous 10+: "I was set on at the pump," says the curate, "by two persons who wanted my hat. I told them where I lodge, and on which landing. One of them picked it up for me, and the other one brushed it." The curate draws his breath. "I have never had it brushed so well. I am thinking of going by there on Sundays."|"A person called for the rent of a bicycle," says Mr Tebb, from the attic, "which I never hired. A large person, with his foot in my door. And the new one comes up behind him with the coals, and says, Is this yours? Only that. About the foot." The curate asks whether it was. "He took it away with him," says Mr Tebb, "four stairs at a time. I have had the bicycle ever since."}

== Put it into their mouths
cost: 0 actions
image: pen

[open profile] Say it yourself, at the keyhole, in a hundred and fifty letters. It goes up and down the stairs word for word.

=== always: At the Keyhole
image: pen

You say it at the keyhole, not loudly, and hear it taken up on the landing. {Spoken Of 1+: They lay it beside what they say of you already, and find that there is room for both.|By the third floor it has become Miss Pomfret's own, and Mr Tebb is told it on the stairs.} By the attic it is common knowledge.
