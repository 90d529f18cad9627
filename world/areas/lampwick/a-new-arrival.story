= A New Arrival
where: Lampwick
when: Introduced 10+
deck: sometimes
frequency: Frequent
image: arrivals
scene: is-this-below
teaser: Somebody has come up by the arch, holding on to their candle.

One can always tell. This one is at the pump, wet to the knee, turning a map of some other town to see if it goes better sideways. She has a bag, one glove, and a newspaper folded small, with two lines of it marked. "I beg your pardon," she says. "Is this below?" There were people who stopped for you. You try to remember what they said.

== Tell her what you wish you had been told
image: small-print

There are dozens of things. You find, now that somebody is standing there with a wet foot, that you can think of two.

=== always: Half a Beat Behind
gain: Echoes 8, Kind 1

"Never take a coin that thuds," you say. "And when they light a light, say it."

"Say what?"

Over her head a lamp comes on. It is said by the fishmonger and a judge and a child being carried, as low as breath; and, half a beat behind, as one joins a hymn, by her. She does not seem to notice that she has.

She gives you eightpence, out of the glove. "They told me at the top," she says, "that the first person who spoke to me would want it."

== Carry her bag, and see to her purse
challenge: Shadowy 5
second chance: Ready Excuse
image: light-fingers

It hangs on a string, and the string is outside her coat. It might be looked on as a lesson.

=== success: Tuition
gain: Echoes 17

You show her the sights of Lampwick. By the second of them you have the purse, and by the third you are somewhere else, under a lamp, with seventeen pence and a folded paper.

It is a letter of reference, if one can call it that. *She has never been robbed,* it says, *because she has never thought of it. I did not know how to tell her.*

You take that back, at any rate, to leave it at the pump. She is there, talking to a stranger. Somebody, she is saying, has been so very kind about her bag.

=== failure: A Word from the Trade
gain: Echoes 4, Particulars 1
only if: Particulars under 5

It is a good string. It goes in under the coat, along the sleeve, and ends in a loop on her little finger, which crooks.

"You're dropping the shoulder," says the arrival, in another voice altogether. The Perquisites send her up by the arch of a Monday, with bricks in the bag, to see who is working the square. She shows you how it should have gone, twice, with your own watch-pocket, and gives you fourpence for having been civil. Your gait she will be selling to the Watch. There is nothing personal in it. It is what she does the rest of the week.

== Stand for her at the hatch
needs: Written Character 2+
locked: Only somebody with a character of their own, signed and stamped, can stand for anybody.
image: written-character

They will ask her who would have her back, and she will tell them the truth. It takes a signature, and somebody to be the answer.

=== always: You Would Have Her Back
gain: Echoes 15, Constant 1

You write it on your knee, against the pump. You have known her for six minutes. *Asked if it was below,* you put, *and came in all the same.*

At the hatch it is read through twice and stamped. There is a fee of fifteen pence, to the person who stands surety. Nobody had mentioned it. Nobody mentions, either, what it is that you have stood surety for; and she is looking at you as though you knew.

"You are late," you hear yourself tell her, and put her collar straight. "You are thin. You walked past me twice."
