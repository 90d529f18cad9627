= A New Arrival
where: Lampwick
when: Introduced 10+
deck: sometimes
frequency: Standard
image: arrivals
scene: is-this-below
teaser: Somebody has come up by the arch, holding on to their candle.

{Arrivals Told 3+ or Arrivals Taught 3+ or Arrivals Stood For 2+: This one has sat down on her bag under the arch, with one glove on, to wait. "Is this below?" she calls.|Arrivals Told 1+ or Arrivals Taught 1+ or Arrivals Stood For 1+: This one has put her bag down in the middle of the square, in everybody's way, and is reading the name of the street as if it might be changed. She has one glove on, and keeps her money in it. "I beg your pardon," she says. "Is this below?" They all say that.|You can always tell. This one is at the pump, wet to the knee, turning a map of some other town to see if it goes better sideways. She has a bag, one glove, and a newspaper folded small, with two lines marked. "I beg your pardon," she says. "Is this below?" You try to remember what was said to you.}

== Tell her what you wish you had been told
image: word-in-season

There are dozens of things. You find, now that she is standing there, that you can think of two.

=== always: Half a Beat Behind
turn: standing up or down
gain: Echoes (14 + 4 * least(1, [base Persuasive] / 20)), Kind 1, Arrivals Told 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Arrivals Told 3+: You begin nowadays with where the soup is. The lamp comes on before you have done, so that you break off and say it; and she has learnt it.|Arrivals Told 2+: "Never take a coin that thuds," you say, "and when they light a light, say it." You have got it down to that. The lamp comes on above her, and she says it, late, with her finger still on her own list of questions. You know a good many of them by sight by now. At Lamps they look round for you in the crowd, and take off their hats a little after everybody else.|"Never take a coin that thuds," you say. "And when they light a light, say it." She asks you what she is to say. Over her head a lamp comes on, and the fishmonger says it, and a judge, and Mrs Bly over her laces; and so, half a beat behind them, does she. She does not seem to notice that she has. She pays you out of the glove. "They told me at the top," she says, "that the first person who spoke to me would want it."}

== Carry her bag, and see to her purse
challenge: Shadowy 29
needs: Shadowy 22+
second chance: Ready Excuse
image: drawstring-purse

It hangs on a string, and the string is outside her coat. It might be looked on as a lesson.

=== success: Tuition
turn: farce grows
gain: Echoes (24 + 5 * least(1, [base Shadowy] / 20)), Arrivals Taught 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Arrivals Taught 2+: You have the purse by the second lamp. At the third she wants you to carry it, because you know the city, and cannot think where she has put it. You help her to look. You have never looked for anything so long. In the end the half of it is found on a step that you had both sat on, to your surprise as much as hers.|You show her the sights of Lampwick. By the second of them you have the purse, and by the third you are somewhere else, under a lamp, with a handful of pence and a folded paper. The paper is from her last employer. *She has never been robbed,* it says, *because it has never come into her head. I had not the heart to tell her.* You go back to leave that much at the pump. She is there, telling a stranger how kind you have been about her bag.}

=== failure: A Word from the Trade
turn: outplayed
gain: Candle-End 1, Particulars 4, Strings Pulled 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))

{Strings Pulled 2+: There is a loop on the end of this string too, and a finger in the loop, and it crooks. "Better," says the same voice out of another bonnet. "You kept the shoulder up. But you looked at the bag." She has you do it again on the pump-handle until she is content. You have a candle-end for trying; and the Watch will have what you are doing now with your elbow, at the usual rate.|It is a good string. It goes in under the coat, along the sleeve, and ends in a loop on her little finger, which crooks. "You're dropping the shoulder," says the arrival, in another voice altogether. The Perquisites send her up by the arch of a Monday, with bricks in the bag, to see who is working the square. She shows you how it should have gone, twice, with your own watch-pocket, and gives you a candle-end to practise by. Your gait she will be selling to the Watch, as she does with everybody's, because the bricks are her own.}

== Stand for her at the hatch
needs: Written Character 2+
locked: Only somebody with a character of their own, signed and stamped, can stand for anybody.
image: written-character

They will ask her who would have her back, and she will tell them the truth. It takes a signature, and somebody to be the answer.

=== always: You Would Have Her Back
turn: a tie begun
gain: Echoes (16 + 4 * least(1, [base Persuasive] / 20)), Constant 1, Arrivals Stood For 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Arrivals Stood For 2+: The clerk has your name on the form before you are through the door. *Would have her back,* you write, since it asks for nothing else. This one reads it over your arm. "You don't know that," she says. You tell her that nobody knew it of you, and to stand up straight.|You write it on your knee, against the pump. You have known her for six minutes. *Asked if it was below,* you put, *and came in all the same.* At the hatch the form is read through twice, and stamped, and there is a fee to the person who stands surety, which nobody had mentioned. Nobody mentions, either, what it is that you have stood surety for; and she is looking at you as though you knew. "You are late," you hear yourself tell her, and put her collar straight. "You are thin. You walked past me twice."}
