= Someone Has Said Your Name
in: The City
when: Murmurs 5+, Introduced 10+
deck: sometimes
frequency: Standard
sticky: yes
image: murmurs
teaser: It was behind you, and below. It was pronounced correctly.

Someone has said your name. You had your hand on a door, and there was nobody behind you but a carter; and he has stopped as well, to see why you have. It will be said again. {Quiet Hours 1+: You know what is at the end of this: a cart with felt on its wheels.|When there are eight degrees of it, they say, people answer; and then a cart comes for them, which makes no noise.} You might be rid of the voice sooner, but not for money. People have tried to pay the wall.

== Say that you are not at home
challenge: Persuasive 44
needs: Persuasive 33+
second chance: Word in Season
image: visiting-card

You must say so aloud, in the street, to nothing. Even if you are believed, you will have been seen.

=== success: Nor Expected
turn: won at a price
lose: Murmurs 6
gain: Talk 2
image: visiting-card

"Not at home," you say to the paving, "nor expected until the end of the month." The voice is so sorry. It will leave a card; and then it goes down, and down, and takes the next remark with it. The carter has taken off his hat. He has it all round the Wheel by dinner-time that you have dismissed your own feet.

=== failure: When Would Be Convenient
turn: outplayed
gain: Murmurs 5, Talk 1, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))
image: visiting-card

"Oh, but I can *hear* you," says the voice, quite pleased. It does not mean to catch you out. It only wonders, since you are plainly somewhere, when would be convenient, and it goes through the days of the week while you walk faster. By Friday you are running. Two ladies on the corner step back to let the rest of the party go by, and are a good while waiting for it.

== Sit up with it until it tires
cost: 4 actions
image: two-candles

Four rings of candle on a stair, hearing it out and not replying. It is the dull way, and it has never failed.

=== always: It Has Work in the Morning
turn: won at a price
lose: Murmurs 7
image: two-candles

{Quiet Hours 1+: You have sat like this before, on a softer floor, and get out a bit of felt to look at.|The first hour is the worst, as the voice is so well-informed.} It says your name, with a pause after; then it tries the name with a question, and with a little laugh. At about the third ring it yawns. That is catching, but you hold on to the banister. It says that it mustn't keep you. You had never thought of it as having a bed.

== Ask it how the weather is
when: The Weather Below 3+
image: weather-glass

You know what they are taught to say to that. But for a time every wall in your street will talk to you of nothing else, and you have a name as a quiet neighbour.

=== always: Mild, for the Time
turn: bargain
lose: Murmurs 6
gain: Talk 1
image: weather-glass

{What the Boy Was Told exactly 1: There is a gasp. "We have been told that it *falls*," says the voice, low. "Is it true that it falls?" "On everybody," you say.|"She is so much better," says the voice warmly. "You will have heard that she was in the north."} The voice goes away to tell the others that it has spoken to somebody who had it at first hand. "I'll thank you," says the landlady across the way, who has been listening at hers, "not to set them off before breakfast."
