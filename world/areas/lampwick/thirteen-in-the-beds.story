= Thirteen in the Beds
where: Lampwick
when: Introduced 10+, The Fourteenth Bed under 1, base Watchful 25+ or base Shadowy 25+ or base Dangerous 25+ or base Persuasive 25+
note: One of the choices is confinement, kindly meant. It lasts for some ten actions, and never for more than twelve.
image: iron-bed
order: 60
teaser: The felt cart is at the pump, and its driver is asking people whether they have been spoken to lately.

Eli Popham, who drives the felt cart, has his hat in his hands. Beside him on the box sits Hetty Pascoe, the roper's daughter, in as much of a wedding-dress as she has had time to put on. She is to be married at noon. Her father Ned has been seven bowls in the Felt Rooms, and Dr Thaddeus Muffet, who would give away his own dinner, will not give up Ned. "It's the committee," says Eli Popham. "They count us on a Thursday. Fourteen beds, and if there's one of them cold they fill it, and Ned's not well, he says so himself. So somebody's to be in it. But you can't go in there with nothing the matter with you, because the Doctor'd know. He'd see you weren't bored."

== Answer it, and have his bed
one-way: yes
image: half-landing

Two words to a wall would do it, if you meant them. You would be shut up in felt in Ned Pascoe's place, for some fourteen rings of your candle and never above twenty; and she would come up the aisle on the right arm.

=== always: We Are In
turn: won at a price
set: The Fourteenth Bed 1, Murmurs 8, Days in Felt 1, Way Out of Felt 0
gain: Kind 2, On Calling Terms 1
move to: The Felt Rooms
journal: offer
image: iron-bed

You put your forehead against Mrs Ottaway's wallpaper and say, as clearly as you can, "We are in." The voice on the other side has been asking for weeks. For a moment there is nothing, and a sound of chairs. "*Thank* you," it says. "I'll tell them directly."

Ned Pascoe passes you on the mat, with his boots on and rope-yarn in his buttonhole, and he stops. He has something for whoever it might be; he has been seven bowls making it. He puts a cord into your hand, plaited out of blanket threads, with a knot in it for each carrot. "So you'll have something to hold on to," says Ned. "I found I wanted it most at the turnip." Then he runs. His slippers are still warm, and a size too large.

== Have the wedding in the Felt Yard
pay: Candle-End 12
locked: The paddle-women would need to leave off for an hour, and that is twelve candle-ends.
image: good-sheet

He may come as far as the yard, which is within the walls. But nothing may be said there, nor sung, nor thrown; and there are the guests to tell.

=== always: As Long as You Both
turn: farce grows
set: The Fourteenth Bed 2
gain: Favours: The Roof Fund 1, Merry 2, On Calling Terms 1
journal: offer

They come in by the back, sixty of them, with felt tied over their boots. The curate has it all written out on slates. He holds up *Wilt thou*, and the bridegroom nods until his hat falls off, and makes no noise in falling. Ned Pascoe gives her away by the elbow. When the rice has to be thrown somebody has had the thought to boil it.

At the kissing there is always a cheer. Sixty mouths open, all together, with nothing coming out; and from behind the wall, where fourteen beds have been pushed up to the one window, there is a sound like rain, which is people clapping in mittens. Dr Muffet is crying into the can. "Will it be like this everywhere, in the end?" the bride's aunt writes to you on her slate. "I never enjoyed one so much."

== Tell Dr Muffet that a day will do no harm
challenge: Persuasive 31
needs: Persuasive 24+
second chance: Word in Season
image: raised-chin

He has an answer ready, and it wears a pair of boots. You would have to bring him round in an hour; and if you can't, there will be nobody to give her away but you.

=== success: Lent
turn: bargain
set: The Fourteenth Bed 3
gain: Constant 2, On Calling Terms 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
journal: offer

"I'm sure it wouldn't," Dr Muffet says. "I was sure about Mr Hobday. He went out to buy a kite for his grandson, and somebody behind him in Ditch Street asked if he was there." He keeps Mr Hobday's boots upon a shelf, and you have to look at them.

He lends you Ned all the same, against your signature, with a cord round the two of your wrists. You kneel when he kneels. You are asked, by a verger, if you are with the bride. All goes off as it should until the breakfast, when the uncle from Pale Harbour stands up with his glass and calls down the table, "Is Ned in?" and Ned is on his feet with his mouth open. The cord runs out to its end. "It's *Joe*," you tell him, pulling. "It is only Joe, Ned. You can see him. He has a moustache." Ned Pascoe looks at the moustache until he is certain. "Yes," he says. "I am."

=== failure: On Your Arm
turn: opponent is right
set: The Fourteenth Bed 4
gain: Exact 2, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))

Dr Muffet has two pairs of boots on a shelf, and tells you about both. He does not do it to win. By the time that he has come to the second, which are a child's size, because the verger had small feet, he has taken hold of your sleeve and you of his; and it is you, in the end, who go out to the cart and say to Hetty Pascoe that he can't be spared.

She has done up the rest of the dress. "Then you'll have to," says Hetty. So it is your arm. You do not know the hymns. At the door she gives you a look along her shoulder, to see how tall you are, and for the whole length of the church she holds her head as she would have held it for a person a head taller.
