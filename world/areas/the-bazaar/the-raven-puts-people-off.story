= The Raven Puts People Off
where: The Bazaar
when: Introduced 10+, The Raven's Sentence under 2, Raven with One Sentence under 1, base Watchful 39+ or base Shadowy 39+ or base Dangerous 39+ or base Persuasive 39+
outfit: yes
image: veil
order: 335
teaser: {The Raven's Sentence 1+: What is the bird to say in future?|Mr Tull has a bird that he cannot sell, because of what she says.}

"You'll be sorry, Maud," says the raven, and the lady with the purse goes on to the next trestle. That is the fourth customer today. "They can't all be Maud," says Mr Ambrose Tull, whose bird she is, "but they do take it so. I'd thought of *Good morning, Your Grace*, because nobody was ever put off by that, and the Dukes would think I knew them. It wants only a patient person with an evening." Across the way, at the tea-urn, Mrs Maud Sparrow has let a cup run over, because she wants to hear what you will say.

== Sit by the cage, and listen
when: The Raven's Sentence under 1
challenge: Watchful 40
second chance: Borrowed Lens
image: wall-ear

The raven may know more than her four words. But she speaks only into a silence, and if you leave her one, it may be you that gives something away.

=== success: What Comes After
gain: Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
turn: secret learned
set: The Raven's Sentence 1
image: wall-ear

You send Mr Tull for a bun. The raven says her four words; and then, since nobody walks off, she goes on. There is a door, with a catch that sticks. There are boots going down four stairs. At the bottom somebody laughs, a man, so pleased with himself that he has to stop for breath.

That is a man going off to his boat in the morning, who has left something behind for his wife to find. You look over at the urn. "Treacle," says Mrs Sparrow. "In my Sunday gloves. My Hal taught her that to say to me while I washed them, and I was going to have a good deal to say to *him*; but he was drowned that day, so he never came back to be told."

=== failure: In a Pause of Your Own
turn: outplayed
set: The Raven's Sentence 1
gain: Murmurs 4, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
image: murmurs

You wait, and the raven waits. It is you who begin to go over what you have done. When you have got to about the age of seven, she puts her beak to the bars and says it, low, and you find that you have apologised.

"My Hal taught her that," says Mrs Sparrow, behind you, with a cloth. "Don't mind it. It isn't you she means. He'd put treacle in my gloves, and he went down the river before I had so much as found it." She gives you a cup of tea, which you are in no state to carry.

== Ask Mrs Sparrow whether she minds
when: The Raven's Sentence under 1
image: tea-table

Her name is Maud, and she has taken the pitch across from the bird. You might be told to mind your own affairs, or you might hear what you would rather not have known.

=== always: Where She Can Hear It
turn: opponent is right
set: The Raven's Sentence 1
image: tea-table

"Mind it? It's Hal," says Mrs Sparrow. "My husband, that had the lighter. I sold her when he was drowned, because I couldn't have him in the house saying it, not with his coat there. And then I found I'd taken the pitch across from her. Thirty-six Echoes I shall never have, and I'd not want her home if I had it. I only want to be where I can hear." She shuts off the tap. "Mr Tull's a right to sell what is his. But he talks of mending her, and she is not broken. She does Hal better than I can."

== Teach her "Good morning, Your Grace"
when: The Raven's Sentence exactly 1
one-way: yes
challenge: Persuasive 42
second chance: Word in Season
image: reliable-rumour

A raven has room for one. When the new sentence is in, the old one will be nowhere, and there is no other copy of him.

=== success: Good Morning
turn: lost for good
set: The Raven's Sentence 2
gain: Exact 2, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
image: reliable-rumour

The raven has the words by ten o'clock, and a bow that nobody taught her. The first person to walk by in the morning is a coal-heaver; he is wished good morning, looks behind him, and buys a bath chair for his mother. Mr Tull shakes both your hands.

Mrs Sparrow listens from two until six. Each time the bird draws breath she looks up. When she packs away the cups you hear her try it over, for herself, in a deep voice, and stop, and try it again with the weight on the other word.

=== failure: By Midnight
turn: won at a price
set: The Raven's Sentence 2
gain: Breakages 1, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))
only if: Breakages under 6
image: broken-plate

The raven will not be taught. At midnight she takes hold of you by the thumb, and goes on holding it, so that you say the words for the two-hundredth time with some feeling; and that is how she learns them. Mr Tull has a raven now who says "Good morning, Your *Grace*" like a person being bitten, and it goes down very well with Dukes.

The thumb is some time in mending. Mrs Sparrow ties it up for you, with a tea-cloth, and does not ask how the lesson went. Across the way the bird is being civil to a horse.

== Tell Mr Tull to leave her as she is
when: The Raven's Sentence exactly 1
one-way: yes
image: reliable-rumour

Hal Sparrow's joke would be let alone. But Mr Tull will not have her at the front of the yard; he would have to mark her down, and any stranger with the money could carry her off.

=== always: At the Back
turn: bargain
set: The Raven's Sentence 3
gain: Constant 2
image: reliable-rumour

"Then she's a speciality," says Mr Tull, who has never been cross for as long as it takes to say so. "I keep those at the back, with the horse that bows and the left-handed donkey. You'd be surprised who comes." He chalks out the price and chalks in two-thirds of it. Mrs Sparrow comes over with her apron on, to see where the cage will hang, and has it moved a yard to the left, for the wind.

"I am here two until six," says Mrs Sparrow, to nobody but you, "so if she was bought, they'd only have to be passing." Then she goes back to her urn, and runs over another cup.
