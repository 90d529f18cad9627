= Six Newspapers
where: Lampwick
when: Who Was Expecting You exactly 9
urgency: high
image: sealed-letter
scene: third-cup
order: 10
teaser: All that they told you goes on the Aunt's table. On her mantelpiece, behind the bishop, is what nobody has told you yet.

The Aunt has laid six newspapers on the cloth: yours, and five that were brought to her. "Clemency Rudd sent for you," she says, "my niece, who had your room. She paid for these, and ringed them. Then she laid all six side by side, for something to lean on, and wrote to me." Every one is dented with a part of a letter that was never on it. The letter itself is on the mantelpiece, behind your bishop, and has been there sealed for eleven weeks. "While it is shut, dear," says the Aunt, who has the fire-tongs in her lap, "she is only late."

== Black the newspapers with soot, and read it there
cost: 2 actions
pay: Ringed Newspaper 1
locked: The sixth part is on your own newspaper, and you have not got that any more.
one-way: yes
image: burning-candle

All six would be spoilt for good, and yours with them. The letter could stay shut; but she would have to sit opposite somebody who knew what was in it.

=== always: What Was Pressed Through
turn: won at a price
set: The Letter on the Mantelpiece 1, Who Was Expecting You 10
journal: offer
image: burning-candle

You hold a plate over the candle, and take the soot off it with a feather. The words come up white, a sixth of them on each sheet, and you go along the table with your hands behind you.

*Dear Aunt, The bell is for me, so I am going up to see who wants me. I should not like it if nobody asked where I had got to. You would not ask; you would wait. I have therefore sent for six people. Five will have more sense. The sixth will be late, and will want to know who was expecting them, and you may say that it was me. That one can have my room. I have left the door on the latch. C.*

"Is it long?" says the Aunt. She has been reading your face, and has kept her place in it with great care. You tell her that it is not long. "And civil?" It is very civil. She sweeps the soot into her saucer with the side of her hand, and asks you, in quite another voice, whether you are warm enough up there.

== Ask her to open it
cost: 2 actions
challenge: Persuasive 10
needs: Persuasive 8+
second chance: Word in Season
one-way: yes
image: sealed-letter

It cannot be shut again. And she has the tongs in her lap, and the fire is lit: if you put it badly, there may be nothing left to open.

=== success: Kept
gain: Persuasive 4
turn: a tie begun
set: The Letter on the Mantelpiece 2, Who Was Expecting You 10
journal: offer
image: sealed-letter

You say that she need not read it to you. You only think that eleven weeks is a long while for a letter to hold its breath.

She opens the letter with a butter-knife, reads to the end standing up, and hands you the second half, with the first folded under: *... and the sixth will come late, and ask who it was. It was I. I have told Mrs Ottaway to be civil. And please, Aunt, let somebody ask for me, at the foot of the stair, by name. I do not think that anyone who went up was ever asked for.*

The Aunt takes down the book, which needs two hands, and finds the line above yours. She had blotted that line to keep it from being read, and writes the name in again now, in violet, larger. Under *Remarks* it used to say *late*. "She is not late at all," says the Aunt. "She is being kept. That is another thing, dear. For that one sends up."

=== failure: The Tongs
gain: Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
turn: lost for good
set: The Letter on the Mantelpiece 3, Who Was Expecting You 10
journal: offer
image: grate

"It would be kinder to know," you say, and hear, too late, to whom.

"Kinder," says the Aunt. She takes the letter off the mantelpiece by one corner, in the tongs, and carries it to the fire, and there she holds it for so long that either of you might have put out a hand. Then the letter burns, violet.

"I do not need it," she says afterwards. "She sat where you are sitting. *I've sent for six people,* she told me, *and five will get on nicely. The sixth will be late, and want to know who was expecting them. Do say it was me.* I thought that she was talking about supper." She has begun to gather up the newspapers; but the soot from the letter has come down over all of them, and there is no word on any sheet now that can be told from any other. She gives you yours.

== Leave it where it is
cost: 2 actions
one-way: yes
image: two-candles

You need not know what it says. You would be the second person to wait for her, and neither of you would be told how long.

=== always: Ninety-Eight
turn: secret learned
set: The Letter on the Mantelpiece 4, Who Was Expecting You 10
gain: Kind 1
journal: offer
image: two-candles

The bishop goes back in front of it; you turn him to face the room.

The Aunt lays the tongs in the grate. "I stood on that bridge once," she says. "For a night, in ninety-eight, because the man had a cold. Nobody came; I had not supposed that they would. But towards ten it struck me that if there were anybody up there, they had been waiting longer than I had, and nobody had so much as called up to ask." She told that to one person in her life, and it was Clemency. "So she has gone to see. And she was not going to be another who is only waited for, so she sent for you. *One will be late, Aunt, and ask who was expecting them. Say I was.*"

It is the first question of yours that she has ever answered. You put the kettle on. She takes her tea, it turns out, with nothing in it at all.
