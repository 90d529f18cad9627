= The Pegs Along the Wall
where: The Area Steps
when: Introduced exactly 3
urgency: high
back: no
outfit: yes
image: coat-pegs
scene: coat-pegs
teaser: Somebody has left you a coat. Somebody has left everybody a coat.

Beyond the hatches is a corridor of pegs, where those who came before you hung up what they would not be needing. A card in the Roof Fund's purple ink says *Take one. Leave the rest for the next.* Most of it is umbrellas. Three things are worth having, and the draught about your shins points out that you have dressed for weather.

== Take the coat
image: green-coat

Bottle green, well brushed, with a velvet collar. In that coat you would not be asked your business; you would be asked to sit down.

=== always: A Name in the Collar
turn: secret learned
gain: Coat of the Late Applicant 1
set: Introduced 4
wear: Coat of the Late Applicant
reveal: Possessions
aside: You have the coat on. What you wear is added to what you are: in the coat, your Persuasive counts two more. Under Possessions it can be taken off, and put on again.

It settles across your shoulders as though you had been described to it. Inside the collar is a name-tape, stitched in red: EDWARD.

It is a common enough name. For the sake of thoroughness you turn back the collar of the coat on the next peg, and of the one after that. You try the hats. You try a very small pinafore. By the end of the row you are walking quite quickly.

== Take the boots
image: soft-boots

Soft soles, resoled, and resoled again, by a person with some reason to be considerate of floors.

=== always: Situations Vacant
turn: bargain
gain: Boots of the Late Applicant 1
set: Introduced 4
wear: Boots of the Late Applicant
reveal: Possessions
aside: You have the boots on. What you wear is added to what you are: in the boots, your Shadowy counts two more. Under Possessions they can be taken off, and put on again.

You walk the length of the corridor and turn round to see whether you came too. Then something crackles. In the left toe is a folded bill:

*WANTED, an EDWARD. Steady. Must not mind waiting. Apply Crownhill, back door.*

In the right toe is the same bill on older paper. Beneath that is another, brown as tea, in which the word is spelt *ſteady*. All three have been folded by a thumb the width of yours.

== Take the gloves
image: gauntlets

A coachman's gauntlets, stiff as toast, scarred over the knuckles from some long disagreement with a horse, or with a family.

=== always: Back by Eleven
turn: lost for good
gain: Gauntlets of the Late Applicant 1
set: Introduced 4
wear: Gauntlets of the Late Applicant
reveal: Possessions
aside: You have the gauntlets on. What you wear is added to what you are: in the gauntlets, your Dangerous counts two more. Under Possessions they can be taken off, and put on again.

They close on your hands like an agreement. In the left thumb is a twist of paper with writing on it: *Edward: back by eleven. Don't wait up.* The pencil is so old that it comes off on your finger like the bloom of a moth.

You look at the peg they hung from. It has been dusted above, below and to either side, today, and every day, for years; and never once beneath the gloves. Somebody is waiting up.
