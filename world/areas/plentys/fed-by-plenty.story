= Fed by Plenty
where: Plenty's Eating-House
when: A Part on Southbank exactly 1, Persuasive 8+
urgency: high
image: soup-bowl
scene: fed-by-plenty
order: 10
teaser: The company casts its plays at the back table. You are asked what you have brought to pay with.

At the front Mrs Augusta Plenty feeds two hundred a night and asks them for nothing. The back table, which stands out over the river on forty piles, belongs to the company of the Gallipot; and you want a place at it, because parts are given out there with the cheese. But whoever eats at the back pays with a story. "I write it down under *eaten*, and eaten is what it is," says Mrs Plenty, with a ladle in one hand and a pen in the other. "You'll know that it happened. You'll not be able to tell it again, not to your own mother. So bring me one that you'd miss, because there's no feeding on the others."

== Tell her how you came down the steps
cost: 2 actions
one-way: yes
image: counted-step

It is the one story that is all your own. You would be fed and seated for it, and would not have it any more.

=== always: Four Thousand, and Some
turn: lost for good
set: What Plenty Ate 1
gain: A Part on Southbank 1, Favours: The Footlights 1, Persuasive 14, Echoes 60
journal: offer

The story lasts as long as the soup. You tell them about the newspaper on the mat, and the two ringed lines, and how the noise of the street went out behind you like a tap being turned off. You tell them what you said to yourself at the bottom. Dorabella Finch puts down her spoon at that, and a hinge-maker by the name of Tranter has to borrow bread to wipe his eyes.

"Eaten," says Mrs Plenty, and blots it, and they all move up. Mr Moss the prompter has come in late, and asks what he has missed. So you turn to him and open your mouth, and there were some steps. There were a great many steps. Along the table sit seven people who know what you said at the bottom of them, and who are all suddenly busy with the salt.

"It was a good one, door," says Miss Finch. "I'd have given it a second act. Have my dumpling."

== Tell her the one that is Tranter's
cost: 2 actions
challenge: Persuasive 10
second chance: Word in Season
image: borrowed-door

Mr Tranter, in hinges, has told you how he met Mrs Tranter, and he tells it well. He is sitting two places from the salt, with Mrs Tranter. He would not have it any more.

=== success: Three Weeks About a Door
turn: won at a price
set: What Plenty Ate 2
gain: A Part on Southbank 1, Persuasive 14, Echoes 60

The hinge becomes a latch, the names are left out, and the story goes off better than it did in the square. A man was sent to take down a door, and was three weeks about the work because of who kept opening it. By the end the whole table is beating time with its spoons, and Mr Tranter harder than anybody.

"That puts me in mind," he says, getting up with his glass, "of how I met..." He stops. He tries it from the other side; he knows that there was a door. Mrs Tranter has put down her fork to listen, because this is the part of the evening that she comes for. After a time she pulls at his coat until he sits, and says that it will come to him. From that night on you have his place by the salt, since Mr Tranter prefers to be where he can look at the door.

=== failure: By the Wrong End
turn: outplayed
set: What Plenty Ate 3
gain: A Part on Southbank 1, Talk 1, Persuasive 14, Echoes 30

A good half of the story is out and written down before Mrs Plenty lifts her pen. "I know whose that is," she says. "You've got hold of it by the wrong end, and you've left out her hat." It is not said loudly, but the table is all boards, and Mr Tranter has turned the colour of his plate. "Get up and finish it, sir," she tells him, "before it sets."

He gets up and finishes it. It is a great deal funnier than yours, and they have him do the hat again. He is so glad to be left with the better half that he makes room for you beside him on the bench, where you can laugh in the right places, and where the whole company can see who it was that took the rest.

== Wash up instead
cost: 2 actions
image: chipped-saucer

Two hundred bowls, and your own story still in your pocket at the end of them. You would eat standing, and nobody is ever cast in a scullery.

=== always: The Second Column
turn: secret learned
set: What Plenty Ate 4
gain: A Part on Southbank 1, Candle-End 3, The Light: What You Know 1, Persuasive 14, Echoes 60
only if: The Light: What You Know under 1

At the hundred and fortieth bowl Mrs Plenty comes in to do her accounts, and props the ledger open by the copper, where the pages will dry. It has two columns. *Eaten* is full of stories. The other is headed *Sat Up*, and has only names under it, and nights, and street after street of the poorer sort.

"They come in for a bowl in the mornings, after," says Mrs Plenty, who has seen you reading. "I don't ask after what. They've each a candle burnt down to the dish, and I never met one that was put out about it." She lifts the book away from the wet. "Two hundred, is it? Then you can carry in the cheese."

Whoever carries in the cheese is asked to stay and read for anybody at the back table who has a cold. Miss Finch gives you a maid, two messengers and the storm. They are read standing, because every chair has been paid for.
