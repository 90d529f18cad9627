= The Hall-Boy's Speech
where: The Gallipot Theatre
when: The House 31+, A Part on Southbank 3+
image: playbill
order: 115
teaser: The lady who plays the hall-boy has a throat tonight, and the house is in a mood to listen.

He is the only one in *The Return* who is alone on the stage. The lady of sixty who plays him has held the part for seven years; but she has a throat, {Evenings Walked On 5+: as she has on most Tuesdays since you first did it, | which she says is the size of an orange,} and has gone home to put a stocking round it. Miss Dorabella Finch is going along the wings, looking at people's legs. "Who has it?" she says. "Who has the forty lines? It's only reading out a newspaper, bless you, and then being sorry."

== Speak it
needs: base Persuasive 28+, Speech Spoken Today under 1
locked: The hall-boy speaks once a night, and has to be heard at the back.
challenge: Persuasive 37
second chance: Word in Season
image: top-hat

*Situation found, apply below*: and after that you are alone out there, for forty lines. Lose them, and it is done in front of twelve hundred people who have supper to go to.

=== success: Forty Lines
gain: Applause ([Evenings Walked On] - 2 * ([Evenings Walked On] / 2)), Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Speech Spoken Today 1, A Day's Work 1

{Letters of a Lady Unknown exactly 2: The white light finds your collar, and stays there; so they have only the voice, and you make that do. | Letters of a Lady Unknown exactly 4: The new man puts the white light on Miss Finch, in the wings, and you begin in the dark. | Letters of a Lady Unknown 1+: "Lamps on the water," says Caleb Stannard from the perch, low, and the white light comes down round you like a coat. | The white light finds you, and the gas goes down.} {Evenings Walked On 6+: They know what is coming, and you know that they know, so you leave longer before the knock each time. | Evenings Walked On 3+: You have stopped hearing the words, and begun to hear the seats. On a good night there is not a creak between *below* and the knock. | You read out two lines that once came under your own door, and for some reason it is not difficult.} The round, when you get it, starts at the back.

=== rare success 14%: A Knock
turn: secret learned
gain: Applause 2, Favours: The Footlights 1, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Speech Spoken Today 1, A Day's Work 1

At the knock, from the back of the gallery, a boy's voice says, "Come in." {Evenings Walked On 12+: There is mostly a boy, on a good night, and it is mostly another one. | He has only said what anybody would.} But the whole house turns round to look at him, and then turns back to you, twelve hundred of them, to see what you will do about it. Mr Moss takes the curtain down on that. He has his ending for tonight.

=== failure: Line
turn: standing up or down
gain: Echoes 7, Talk 1, Evenings Walked On 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Speech Spoken Today 1, A Day's Work 1

Somewhere about the thirtieth line there is a door in it, and you go in and cannot get out again: the lamp, the step, the door, and then the lamp. Mr Moss whispers it. The front row whispers it. In the end the gallery, which has had seven years to learn it, says the last ten lines all together, {Evenings Walked On 8+: and asks you on the stairs, afterwards, whether it was too fast | quite kindly, and somebody up there knocks}.
