= What's This Worth
where: The Rookery, Oddlot's, The Tiles
when: A Place Among the Perquisites 1+, base Watchful 37+ or base Shadowy 37+ or base Dangerous 37+ or base Persuasive 37+
deck: sometimes
frequency: Frequent
image: perquisites
teaser: He has something under his coat, and would like a second opinion.

"What's this worth?" says Jasper Lunn, knife-grinder, and opens his coat by a hand's breadth. {Opinions Given 3+: He comes to you first now, he says, because you have never once told him what he wanted to hear.|Jasper grinds at back doors and takes his pay in whatever the cook has stopped holding, and has been cheated over it by everybody he knows.} {Opinions Given 3+: What he has there today rattles.|Opinions Given 1+: What he has there today takes both arms, and ticks.|What he has there today is a doorknob, of white china, and warm.}

== Give him a price, and buy it
pay: Echoes 4
image: stack-of-coins

You would be going by the heft, in a doorway. If you are wrong you lose your own pence.

=== always: In a Doorway
turn: bargain
gain: Drawer-Key 1, Blank Key 4, Opinions Given 1, On Calling Terms 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Opinions Given 4+: "Four," you say, before the coat is open, and "Four," says Jasper, and then you both look to see what you have bought. As a rule there are keys in it.|Opinions Given 2+: What ticks is a till, with a clock in the top, which some shop-keeper had left to nobody. You look under the clock, as Jasper had not thought of doing. There is a drawer, with a key in its lock and the spare ones on a nail. "I carried that down four pair of stairs," says Jasper, "and I said to myself, it's a clock that somebody's put too much wood on, and I very nearly took the wood off, to be lighter."|"Four," you say. He had hoped for three. The knob goes on being warm in your palm, as if somebody on the far side of a door had hold of it; so you do not turn it. You take it to a locksmith in Ladder Court. He puts on gloves, and changes it for a tray of keys, and asks you not to tell him which house.}

== Get him his price off the next barrow
challenge: Shadowy 28
needs: Shadowy 21+
second chance: Ready Excuse
image: hand-barrow

Mr Mordecai Sparrow buys what is left, and will swear that anything is rubbish. He would have to want it before he knew that you would sell.

=== success: Not for Sale
turn: outplayed
gain: Echoes (22 + 13 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50)), Known at Oddlot's 1, Opinions Given 1, Bargains with Mr Sparrow 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Bargains with Mr Sparrow 2+: You ask Mr Sparrow to mind a parcel while you tie your boot, and not to look. He has bought it before you are up.|You set the thing down on Mr Sparrow's barrow, among his own, and bargain with him for it. He had not known that he had such a thing, and asks ten. You call it rubbish. But he tells you why it is not, and by the time that he has heard himself he wants the thing so badly that when you turn it over, and show him Jasper's mark, he pays thirty with tears in his eyes. Jasper goes halves.}

=== failure: Jasper's Nerve
turn: farce grows
gain: Candle-End 2, Opinions Given 1, Breakages 1, Bargains Trodden On 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
only if: Breakages under 6
image: breakages

{Bargains Trodden On 2+: You have sat Jasper down in an area, with a bun, where he cannot see the barrow. But he can hear it. At "Twenty" the bun comes over the railings, and then Jasper does, with both arms out; and he and you and Mr Sparrow all go down together on top of whatever it was. "Twenty again!" cries Jasper, from underneath. "There's men go their whole lives and never have a thing worth twenty, and I've had it said to my face more times than I can count, and I've never once had to take the money."|You have Mr Sparrow up to twenty when Jasper Lunn, who has been watching from behind a mangle, can bear no more, and rushes out to shake him by the hand. You are between them. When the barrow has been got off your foot, the thing has been trodden on, and neither of them will own to it. "It was worth twenty," says Jasper all the way home. "You heard him. I've had a thing worth twenty."}

== Put it in Granny Oddlot's hand
needs: A Place Among the Perquisites 4+
locked: Granny Oddlot gives judgement for people with a peg of their own. It is a thing you might have, after the hat (step 4 of your place among the Perquisites).
image: luggage-label

She does not ask what a thing looks like. But she may say that it was never left at all, and then it goes back, and you with it.

=== always: What It Weighs
turn: rule with teeth
gain: Drawer-Key 2, Candle-End 4, Opinions Given 1, Exact 1, On Calling Terms 1, Weights Asked For 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes (1 + 7 * least(1, [base Shadowy] / 20))
only if: Exact under 6

{The Hat on the Plank exactly 2: "You told me a weight once," says Granny Oddlot. "I shall say this one myself."|"I was not told about its looks," says Granny Oddlot, "and I don't want to be."} {Weights Asked For 2+: She gives the ounces and the verdict in one breath: that it was left, and by a person who was glad to see the back of it. Then she tips out your share by feel.|She shuts her hand, and gives the weight to the scruple. "But there's a pull on this," says Granny Oddlot. "Whoever put it out let go with the one hand and not with the other, and I don't buy halves. You take it back on a string to where you had it, and hold your end, and see." So you and Jasper let the thing down to its own area steps, and sit above. At Snuff a woman's arm comes out. It feels for the string, and cuts it, and pushes what was on it away from the door; and *then* Granny buys.}
