= What Do They Say of You?
where: Your Lodgings
when: Introduced 10+
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

"I met the new one on the stairs," says Miss Pomfret, from the third floor, "with my hair still in its papers. They said good evening, and that I had a letter sticking out of my bag with the wrong stamp on it." She gets her breath. "It *was* the wrong stamp."

You hear five people look in their bags.

== Let it be that you are never heard
needs: Shadowy 5+
locked: You would have to have been heard less. Shadowy 5 would do.
image: soft-boots

Do not cough. Do not do anything. It is a matter of who speaks first when nobody is there.

=== always: Five Watches
set: Spoken Of 2
gain: Shadowy 1
journal: offer

"Is the new one in?" says Mr Tebb, from the attic.

"I could not tell you," says the curate. "There is never a light, and never a board. I lost my watch on Monday, and on Tuesday it was on my own nail, wound, and right."

"Mine too," says somebody. There is a silence. Then all five of them make sure of their watches, and sound a little sorry to find them there.

== Let it be that you are good company
needs: Persuasive 5+
locked: You would have to have been better company. Persuasive 5 would do.
image: talk

Cough when Miss Pomfret comes to the matches. She will do the rest.

=== always: The Loan of a Match
set: Spoken Of 3
gain: Persuasive 1
journal: offer

"I only knocked for the loan of a match," says Miss Pomfret. "That was at eight. I came away at ten. I have lent my umbrella, and I have promised to sing."

"What did they say to you?"

"Hardly a word. They asked me what I thought."

Mr Tebb, from the attic, says slowly that now he comes to consider it, he is to be best man.

== Let it be that you are not to be crossed
needs: Dangerous 5+
locked: You would have to have been crossed, and not liked it. Dangerous 5 would do.
image: raised-chin

Put the poker down where they can hear it. Once is plenty.

=== always: The Rent of a Bicycle
set: Spoken Of 4
gain: Dangerous 1
journal: offer

"A person called for the rent of a bicycle," says Mr Tebb, from the attic, "which I never hired. A large person, with his foot in my door. And the new one comes up behind him with the coals, and says, Is this yours? Only that. About the foot."

"Was it?" says the curate.

"He took it away with him," says Mr Tebb, "four stairs at a time. I have had the bicycle ever since."

== Put it into their mouths
cost: 0 actions
image: pen

[open profile] Say it yourself, at the keyhole, in a hundred and fifty letters. It goes up and down the stairs word for word.

=== always: At the Keyhole
image: pen

You say it at the keyhole, not loudly, and hear it taken up on the landing. By the third floor it has become Miss Pomfret's own, and Mr Tebb is told it on the stairs. By the attic it is common knowledge.
