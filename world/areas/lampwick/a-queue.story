= A Queue
in: The City
when: Introduced 10+, not seen A Queue
deck: sometimes
back: no
image: hats-uphill
scene: the-queue
teaser: Forty people, thirty short candles, and a retired usher who has made a list.

At four o'clock the Chandlery sells off its short candles at a back door in Snuffers' Row, for next to nothing, to whoever is in the queue. Forty people are in it. There will be thirty candles; Mr Bream, who was an usher at the Assize and cannot leave a line of persons alone, has been down to the hatch and had them counted. He has everybody's name on a list, and now he has yours. "Thirty-first," says Mr Bream. "I am sorry. I do not make the numbers. I see to it that there are not two of any."

== Stand there, and be thirty-first
image: two-bowlers

It is a cold corner, and one of the thirty may give up. If none of them does, you will have stood an hour in it for nothing.

=== always: Number Twelve
turn: rule with teeth
gain: Candle-End 6, Constant 1

At a quarter to four, number twelve chases a cat. He is a dog, and was keeping the place for a cabman; and Mr Bream rules, though it hurts him, that a place cannot be kept by anybody who has left it. All those behind move up by one, so that the last short candle in the Row is yours.

The cabman comes back with two cups of tea. He sees the gap, and he sees the dog, who is very pleased with himself. Then he counts along to find out whom it has made the thirtieth, and gives you the second cup, since he can hardly drink both.

== Go in by the yard, while Mr Bream is counting
challenge: Shadowy 6
needs: Shadowy 5+
second chance: Ready Excuse
image: barrel

There is a wall, and a water-butt to get over it by. If he counts again too soon, he will be one short, and will know which one.

=== success: Nobody In
turn: secret learned
gain: Candle-End 9, Shadowy 4

A boy sits in the yard who is paid to say that there is nobody in. "There's nobody in," he says, as you come down off the butt.

Inside the door are thirty short candles in a tray, and behind the tray, under a sheet, some four hundred more of the same. They are to be thirty a day. It is the queue that is wanted, the boy explains; there is no lamp that says *candles* as well as forty cold people do. He is not allowed to sell you any. He fills your pockets, so as to have fewer to dust.

=== failure: Struck Out
turn: outplayed
gain: Particulars 4, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))

Mr Bream never lost a juror, and he does not lose you. He is on the other side of the wall when you come over it, with the list against his knee; and he strikes you out with a ruler, and lets you see that the line is straight.

Then, in the voice that he used to keep for the Assize, he reads to forty people your name, your number, and the water-butt. The constable at the corner asks him to go a little slower.

== Tell the last ten to go home
image: hats-uphill

You have heard the arithmetic, and they have not. Mr Bream will take it ill: he holds that a person in a queue has a right to hope.

=== always: Arithmetic
turn: opponent is right
gain: Candle-End 4, Kind 1

"Thirty candles," you say along the tail of it, and leave them to subtract. Most of them thank you, turn out their pockets for whoever stays, and go home to their suppers.

The last of them, who is a Mrs Dace and takes in washing, does not stir. "I know there isn't one," she says. "There's never been one, back here. It's the only hour of the day when I've nobody's things to mind but mine; and now there's only me, they'll see me, and call me in."

"One is obliged to *ask* them," says Mr Bream, behind you. He has a good many names to take off, and he is doing each of them with the ruler.

== Sell your place
needs: Thrifty 1+ or Candle-End 12+
locked: It takes a thrifty person to see what this is worth: one with a dozen candle-ends put by, say.
image: thrifty

The first thirty places are worth a candle each. The thirty-first is worth nothing, and you would have to find somebody who wants exactly that.

=== always: None to Be Had
turn: bargain
gain: Echoes 16, Thrifty 1

He comes along at five to four, in another man's cast-off coat: a gentleman's gentleman, sent down from Crownhill for a short candle that his master means to be charitable with. You explain to him what thirty-first is. He sees it at once. If he buys a place in front of you, he must carry home a bad candle and watch it be given to the cook. If he buys yours, he has stood in the queue until there were none.

"And it would be true," he says, with his purse out, "that I tried."
