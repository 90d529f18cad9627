= Pressure in Number Four
where: Clinker Row, The Scullery Ring
when: A Hand in the Notice 1+, base Watchful 35+ or base Shadowy 35+ or base Dangerous 35+ or base Persuasive 35+
deck: sometimes
frequency: Infrequent
image: kettle-steam
teaser: {The Order of the Day 3+: Number Four is dead. Its needle is climbing.|The needle is in the red, and everybody has remembered that they are wanted elsewhere.}

{The Order of the Day 3+: There has been no fire under Number Four since the night of the riot, and the door is chalked. But the needle on its gauge is past the red, and a thing is knocking, inside, on the iron.|Number Four is singing. The needle on its gauge has gone past the red and round to the maker's name.} Ephraim Tunney, inspector of boilers, has the rules open. "*The person nearest attends to the valve*," he reads out. "It doesn't say the bravest, you see, and it doesn't say the one that's paid to. I've had men stand here and ask me to send for a tape." Everybody looks to see who is nearest. {Valves Attended To 1+: It is you. It was you last time.|It is you.}

== Let it all off
image: kettle-steam

The big wheel, outside in the yard, turned to the left. That is safe; but the whole shift loses its steam, and they are paid by the turn.

=== always: To the Left
turn: won at a price
gain: Echoes (16 + 11 * least(1, [base Dangerous] / 20) + 30 * least(1, [base Dangerous] / 50)), Valves Attended To 1, Talk 1, On Calling Terms 1, Valves Let Off 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))
only if: Talk under 5

{Valves Let Off 2+: You turn the wheel. The Row goes white, from the gate to the wash-house, and four hundred people sit down where they are, by the sound, to wait for the air; one old woman always sings. You get your pay from the Office, and a wet look from the hands.|You lean on the wheel until it gives. Out of the pipe comes a noise like a bishop being told something, and then there is no Row any more, only white, and four hundred people in it, standing still. The Tallow Office pays you for the boiler. The hands have lost a quarter of a day. They know that you did right, but they would as soon that you had done it on Thursday, to the other gang.}

== Go in and knock the needle
challenge: Dangerous 42
needs: Dangerous 32+
second chance: Second Wind
image: gauntlets

Half the time it is only the needle. Mr Tunney does not say which half this is.

=== success: Only the Needle
turn: danger
gain: Echoes (10 + 13 * least(1, [base Dangerous] / 20) + 30 * least(1, [base Dangerous] / 50)), Favours: The Notice 1, Valves Attended To 1, Needles Knocked 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))

{Needles Knocked 2+: You knock on the glass with the same knuckle. The needle drops back to nought, and trembles, like a dog that has been found on the bed, and from the door the whole shift lets its breath go.|The rivets are ticking. You walk down between the two boilers with your hands a little out from your sides, and the gauge is the size of a plate; you raise one knuckle, and it comes to you that you might wait until it goes up again by one more mark, so as to be sure. You knock. The needle falls, all the way round, and lies still. "Half," says Ephraim Tunney, from the doorway, and turns over the page.}

=== failure: The Other Half
turn: rule with teeth
gain: Filings 3, Breakages 1, Valves Attended To 1, Bolts Let Fly 1, Dangerous (1 + 4 * least(1, [base Dangerous] / 15) - 4 * least(1, [base Dangerous] / 50))
only if: Breakages under 7
image: pressure-gauge

{Bolts Let Fly 2+: You knock, and step to the left at once, as you had promised yourself; but bolts are put in on both sides. Mrs Tunney will soon have a towel for each of the shift. "Rule seven," says her husband, when you come by him at a walk, with your hat alight. "Very nicely kept."|You knock. The needle stays where it is, and a bolt goes by your ear. They find the bolt afterwards, in the wall of the wash-house, and Mrs Tunney will not have it taken out, because it is the right height for a roller-towel. You walk to the door, since rule seven is that nobody runs; but you are not quite the colour that you went in.}

== Ask it what it wants
needs: A Hand in the Notice 4+
locked: Old stokers put a rod to the iron, and their teeth to the rod. They show it to nobody who has not stood at the gate (step 4 of your hand in the Notice).
image: knocking-known

With a rod in your teeth you can hear what is inside. You would also be heard.

=== always: Between the Teeth
turn: secret learned
gain: Clapper 2, Filings 4, Valves Attended To 1, The Knocking: What You Know 1, On Calling Terms 1, Boilers Asked 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50)), Echoes (1 + 7 * least(1, [base Dangerous] / 20))
only if: The Knocking: What You Know under 3

Bess Colley hands you the rod, and turns her back. {Boilers Asked 2+: You give it the three, and the wait, and the one. The needle comes down as a lady comes down a stair. Nobody on the Row asks you what it said.|You bite. First there is only your own blood, and then the water, going round; and under that, patient, and a long way down the pipe, is a knock. Whoever it is knocks three times, and waits. You think of what Joe Birkett says about people who come when they are called. You tap back once, for *not now*. Then the needle begins to go down by itself.}
