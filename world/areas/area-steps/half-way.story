= Half-Way
where: The Area Steps
when: Introduced 10+, base Dangerous 20+
outfit: yes
image: endless-stair
order: 199
teaser: Mrs Pike has a list of what people have put down on the stair, and is looking at your shoulders.

Two thousand steps up there is a landing, and on the landing is whatever the arrivals found that they could not carry after all. Mrs Pike will not go, being a porter. {Things Fetched Down 3+: She has taken to crossing out the name of the thing and writing yours.|She has a list, which she reads aloud, towards the end of the day, to nobody, within hearing of anyone who has the back for it.} Sim would go. She has told Sim that he may go when he is as tall as the bannister.

== Fetch down what was left at the two-thousandth
when: base Dangerous 20+
needs: Fetched Down Today under 1
locked: One journey from there is as much as a pair of knees will do in a day.
challenge: Dangerous 26
second chance: Second Wind
image: endless-stair

There is a landing, half-way, where people put down the thing that they find they can't carry after all. Mrs Pike has a list of it. Two thousand up, and two thousand back, with somebody's piano.

=== success: From the Two-Thousandth
turn: won at a price
gain: Echoes 14, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Things Fetched Down ([Things Fetched Down] + 1 - 5 * ([Things Fetched Down] / 6)), Fetched Down Today 1, A Day's Work 1

{Things Fetched Down exactly 2: It is a font, with a wet nurse's bonnet in it, but nobody on the list owns to either. You put the one on your back and the other on your head, because of your hands, and are congratulated the whole of the way down.|Things Fetched Down exactly 3: A grandfather clock has been stood in the angle, with its face to the wall. All its owner said, according to Mrs Pike, was that he could not have it looking at him. It strikes at each landing, on the way. By the bottom you would not say that it was right, but it has come round to your way of thinking.|Things Fetched Down exactly 4: This time it is a husband. He sat down there on the Monday to wait for her to come back and say that he had been right about the umbrella. He weighs sixteen stone, and talks. You have him in a chair-lift of your own arms; and at about the nine-hundredth he asks, in quite another voice, whether she had got wet.|Things Fetched Down exactly 5: There is a doll's house, which would be nothing; but the child has asked for it to be kept level, on account of the people. You come down two thousand steps like a butler. She lifts the roof off and counts. "One of them's sick," she says, and gives you the bucket, which is a thimble, to empty.|Things Fetched Down exactly 6: The landing is bare for once. You are about to start down with nothing, and be paid for the walk, when you notice what people have been putting their things on; it is a bed, with the blankets turned back, quite clean, and on the pillow a ticket for the Upper street. You leave that.|The piano has been there since the spring. Others going by have played it, in the dark, to know that they were half-way, and there is a hymn worn into the middle. You bring it down on your shoulders a step at a time, and every step is a note. They hear you coming in the court for an hour. By the time that you set it down they have got the words.} Mrs Pike rubs a line off the list with her wrist.

=== failure: Left Where It Was
turn: standing up or down
gain: Echoes 8, Breakages 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Things Let Go 1
set: Fetched Down Today 1, A Day's Work 1
only if: Breakages under 8

{Things Let Go 2+: You hold on, that time, and it is the stair that goes. You sit on the landing among all that the others have left there, with the thing in your lap; and everybody who comes down stops, and looks at you by the light of a match, and reads the label to see whose you were.|You have it as far as the bend where the rail is missing. Then it has you. There is a noise in the court like the end of an opera. When you come in sight, some time after, Mrs Pike has drawn a chalk line around what there is, and written in the time; and the owner is shaking hands with everybody, crying, and saying that he's *free*.}
