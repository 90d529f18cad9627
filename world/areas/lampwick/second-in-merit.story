= Second in Merit
where: Lampwick
when: Introduced exactly 10, Who Was Expecting You 6+, no What Mr Thripp Was Promised
image: aubrey-thripp
order: 20
urgency: high
teaser: There is a nephew in the chair at the Aunt's gate. You may have him for nothing, and send him where you cannot go.

The chair at the Aunt's gate has a man of forty in it, well brushed, with his hat on his knees. He gets up for you. He has got up for the milk, and for a dog. "My nephew Aubrey Thripp," says the Aunt, across the gate. "I have four thousand, dear, and I rank them, and he is second. Nothing is wrong with him that being sent would not cure, but I have run out of places, and you must have some, dear, because you cannot be everywhere on the one candle."

== Take him, and ask what he wants for wages
image: introduced

A man who will not name his wages has something else in mind. You would have to hear what it is, and then you would be bound by it.

=== always: Only to Look
turn: bargain
engage: Mr Aubrey Thripp
reveal: Agents
gain: Card-Case 2
set: What Mr Thripp Was Promised 1
journal: offer
aside: Lend Mr Thripp a card-case, and send him on the errand of the spoon; he is back when you have spent twelve actions, on whatever you like.
image: aubrey-thripp

"I should love some," says Mr Thripp. "But it would be money, you know, and then we should each of us have to remember it, and I do think that it spoils a thing, if people remember it on the Saturday." What he would like instead is small. Somewhere in Underhall there is a nephew who is better than he is. He has asked who it might be, and at what, every Thursday since he could be trusted with a cup, and has been given cake. So if he should happen to hear it in some house where you have sent him, he would be obliged if he might just go and look.

You give him your hand on that. He gives you two card-cases, with your name in them. He had them made on Monday, but did not like to presume.

== Ask the Aunt who the best one is
image: garden-gate

She does not care to be asked. You would know something about your own man that he does not know, and would have to go on not telling him.

=== always: Out
turn: opponent is right
engage: Mr Aubrey Thripp
reveal: Agents
gain: Card-Case 2
set: What Mr Thripp Was Promised 2
journal: offer
aside: Lend Mr Thripp a card-case, and send him on the errand of the spoon; he is back when you have spent twelve actions, on whatever you like.
image: garden-gate

"He is out," says the Aunt, to the latch. Mr Thripp has gone down the road to hold a horse for a carter who had not meant to stop, so she goes on, with her voice lower.

"Aubrey believes that if he could once see the boy he would see how it was done. He would go and stand where the boy stood, dear, he is very thorough, and then I should be two short. Whereas a man does well enough in the second place for as long as he thinks that there is somebody in the first. You will kindly not let him look."

You say that you will not. She counts two card-cases into your hand, with your name in them, and shuts the gate on the rest of it.

== Try him first, on something small
pay: Echoes 24
locked: It would take a florin, and you have not got one.
image: bad-coin

You have a florin that wants changing, and the muffin-man is just across the square. You would see what came back.

=== always: Change for a Florin
turn: farce grows
engage: Mr Aubrey Thripp
reveal: Agents
gain: Card-Case 2, Merry 1
set: What Mr Thripp Was Promised 3
journal: offer
aside: Lend Mr Thripp a card-case, and send him on the errand of the spoon; he is back when you have spent twelve actions, on whatever you like.
image: aubrey-thripp

He is gone for an hour and ten minutes, and you spend them in his chair, getting up for people. Then he comes back over the square with a muffin, a baby, and the muffin-man's sister. He has been asked to stand godfather. He has put the muffin-man right about drains, and was kept to luncheon for it.

"I'm afraid they hadn't any change," says Mr Thripp. The sister is in the stationery line, however, and she has run him up two card-cases for the florin, with your name in them. Wages he would not hear of. He dines where he is put; and by the time that the baby has been handed back, you find that you have put him down for Fridays.
