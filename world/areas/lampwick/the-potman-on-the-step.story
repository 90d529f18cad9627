= The Potman on the Step
where: Lampwick
when: Who Was Expecting You exactly 13
urgency: high
image: pewter-pot
scene: the-bottom-step
order: 10
teaser: Barnaby Stote asked for his sister, as Clemency told him to. His landlord would like you to see what came of it.

The first name under *Asked For By* is that of Barnaby Stote, potman at the Save-All, the public house off the square. His sister Letty was rung for out of the scullery there, two years ago. He called up after her, because Clemency Rudd had told him that he might, and a bell rang; and since then he has called every night, and sat on the bottom step until morning in case there should be more. "I don't say put him out," says Mr Gaskin, the landlord. "But he's on the step where the barrels come, and I'm paying another man to do his work." Barnaby has got very thin, and is perfectly happy. He moves up, to make room for you.

== Sit the night out with him
cost: 2 actions
image: pewter-pot

You would hear what he hears. It is a night gone; and it is catching, Mr Gaskin says.

=== always: Once, and Short
turn: a tie begun
set: Who Was Expecting You 14, The Potman 1
gain: Constant 2, Candle-End 5
image: pewter-pot

Barnaby has half a loaf, and keeps offering it to you, because he has forgotten that it is his supper. Letty could carry fourteen pots, he tells you. She sang flat, and meant to learn swimming. At the hour when she was rung for he stands up, wipes his hands down his apron, and calls up the stair: "Letty Stote! It's Barney. I'm still here."

A long way up, from further than there is any house, a bell is rung once, and short. Barnaby shuts his eyes.

"That's them being told," he says. "The Family. One of these nights they'll give her leave to come to the top and speak to me." It might be so. You think of two or three things that it might be in place of that, but you have his loaf in your hand and do not say any of them. Towards morning he goes to sleep against your shoulder, so you sit up very straight until the barrels come.

== Talk him home to bed
cost: 2 actions
challenge: Persuasive 26
needs: Persuasive 20+
second chance: Word in Season
image: talk

His mother keeps his bed made. You would be telling him that a bell may mean nothing; and if he believed you he would have lost that, too.

=== success: Somebody in the Draught
turn: standing up or down
set: Who Was Expecting You 14, The Potman 2
gain: Echoes 14, Persuasive 4
image: knuckles-on-a-door

The bell you leave alone. You say that when Letty Stote is given leave to come down, as far as the turn even, she will expect to be met by a brother who has had his breakfast, and will be shown a heap of coats.

Barnaby looks at his coat. Then he lets you walk him home through the back of the market, to a house where the latch has been left up for him since the first night. Mrs Stote takes his boots off in the doorway. She does not thank you, for fear of waking him.

He had stopped only once on the way. "But if she's let, and I'm not there?" he had said; and you told him that you live on a stair yourself, and keep the door of your room open, and that he might leave it with you.

=== failure: How to Stand
turn: farce grows
set: Who Was Expecting You 14, The Potman 1
gain: Merry 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
image: pewter-pot

"A bell, Mr Stote," you begin, "may mean a great many things," and he takes hold of both your hands. He had thought that he was the only one who came. He shows you which end of the step is dry, how to stand, and when to breathe; that one says the name first and the message after; and that it helps to have had no onions.

He is so kind about it, and so clear, that you are in Tinder Street with a list in your pocket before you recall whom you went there to persuade. Mr Gaskin has followed you out as far as the lamp. The curate came on Thursday, he says, to bring the lad to his senses. The curate has now got Mondays.

== Go up past him and count the stairs
cost: 2 actions
challenge: Watchful 24
needs: Watchful 18+
second chance: Borrowed Lens
image: banister

If a bell is rung up there it hangs somewhere. You would go past the last landing that is let, in the dark, with a lump of chalk.

=== success: Room to Stand
turn: secret learned
set: Who Was Expecting You 14, The Potman 4
gain: The Stair: What You Know 1, Candle-End 4, Watchful 4
only if: The Stair: What You Know under 3
image: papered-wall

Chalk in hand, you put a cross on each step as you climb. Above the lodgers there are forty-one, and after the forty-first a wall. It has been papered, with pears, and by any plan of the city there is nothing behind it but rock. There is no bell. You feel along the edges of the paper with a thumb-nail, and they are dry and old, and have been dusted.

Going down you rub out the crosses one by one, and come to the bottom with thirty-eight. You go up again to look for the other three, and there is not a mark on the stair from top to bottom.

"No, there wouldn't be," says Barnaby, when you have told him twice. "They'll be the ones she's standing on."

=== failure: The Pears
turn: danger
set: Who Was Expecting You 14, The Potman 4
gain: Murmurs 4, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
image: murmurs

You count aloud, for company. At the thirtieth step you find that you have some: a pleasant voice, one step higher than yours, says "Thirty-one" before you can. You put down the chalk. You put it down on a step that is not there.

How you come back past the lodgers nobody could describe, although all of them are out on the landing for it. It ends at the bottom, sitting, beside Barnaby Stote, with your boots higher than your head, and in your fist a strip of wallpaper, with pears on it, that you must have taken hold of on the way. He has saved the loaf. He asks which of them it was. "Oh, the one that counts," says Barnaby. "That one's all right. It only likes to be first."

== Let the brass button go
cost: 2 actions
when: Brass Bell-Button 1+
pay: Brass Bell-Button 1
one-way: yes
image: bell-button

It has been trying to roll uphill for as long as you have had it, and here is the hill. You would not get it back.

=== always: Uphill
turn: won at a price
set: Who Was Expecting You 14, The Potman 3
gain: The Stair: What You Know 1
only if: The Stair: What You Know under 3
image: bell-button

You open your hand. The button drops to the step, runs across, takes the riser as easily as if it were going down the other side, and is gone. You hear it reach the landing and turn. After that there is a small brass noise, that grows smaller, for longer than there can be stairs; and Barnaby's lips move, because he is counting it.

At two hundred and six the noise stops, but nothing comes down. A thing that rolls does not stop in the middle of a flight unless somebody has put a foot on it.

Barnaby had not thought of feet. He has had a bell for company, and now, a long way over his head, there is a shoe, with a person in it who must bend down to see what they have trodden on; and presently they breathe on it, for you can both hear, and rub it on a sleeve. "They were one short, then," he whispers. He does not call anybody tonight. He sits and eats, all by himself, the whole of the loaf.
