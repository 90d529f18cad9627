= What the Cat Is Looking At
in: The City
deck: never
image: watchful
teaser: Your deaf cat has stopped washing. Whoever is watching you, she is watching him.

The deaf cat sits in the middle of the floor with her blue eye on the door and her green one on the window. She will find whoever has been set to watch you; or, if you stamp, she will find whatever is broken in the room.

== Sit down beside her and look
image: watchful

From her height you would see what she sees: boots, mainly, under the door. You would spend an evening on the boards, and the Watch might know a little less of you by the end.

=== always: Boots
turn: outplayed
lose: Particulars 1
gain: The Cat's Evenings 1

{The Cat's Evenings 5+: The cat does not trouble to go to the door any more. The Watch sends a new man each week, in his stockings, who has been warned. She stamps, as you do to call her; and he goes down again.|The Cat's Evenings 2+: The same brown boots are under the door, and the cat is sitting against the gap. She has had fish. Their owner shifts from foot to foot for an hour, and the page he goes away with has one word on it, and the word is *cat*.|Under the door are two brown toes, rather wet, and above them a pencil can be heard: a man from the Watch is taking you down in a notebook. The cat puts one paw through the gap, quite seriously, with the claws out. By the time the man has finished hopping he has lost his place, and a leaf of you is left on the stair.}

== Stamp, where there is company
image: cheek

She comes when you stamp, and looks for what you have broken. In Mrs Ottaway's soup-queue she would find something on everybody; they would laugh, and they would talk of you.

=== always: She Comes
turn: farce grows
gain: Merry 1, Talk 1, Stamps in Company 1
only if: Talk under 5

{Stamps in Company 5+: You need not stamp any more. The queue sees the cat come in, and each of them turns round and holds up what is broken, to get it over, and Mrs Ottaway serves the worst of them first.|Stamps in Company 2+: You stamp, and the whole queue puts its hands behind its back. The cat walks round behind.|You stamp. The cat comes down the middle of the soup-queue with her tail up, and stops in front of each broken thing in turn: a bootlace, a tooth, an engagement. "I was going to tell you on Sunday," says the young man with the tooth, to the young woman beside him; and the ladle stops.}

= Promptly Is Let Out
in: The City
deck: never
image: clock-that-runs-on-manners
teaser: Your tortoise has an appointment, and the street would sooner talk about him than about you.

You put the tortoise down outside the door and he starts off at once, to the left, with his neck out, like a clerk who has heard the half-hour. Nobody who walks beside him can be in a hurry, or look guilty.

== Walk with him as far as he gets
when: Yards with Promptly under 6
image: footprints

You would go some two yards in an evening, in full view of the street. There is less and less to be said about a person who waits for a tortoise; and he seems to know where he is going.

=== always: Two Yards
turn: kindness found
lose: Talk 1
gain: Yards with Promptly 1

{Yards with Promptly 3+: The potman has chalked a line for where Promptly ought to be by Friday. People who were speaking about you are now speaking about the line, and there is money on it.|Yards with Promptly 2+: You carried Promptly home last night, and you put him down now where he left off, on a cross that Mrs Ottaway has made in flour. Two women who had a good deal to say about you want to know whether he has eaten.|Promptly goes by the area railings, and looks into each area in case he should be expected there. A carter who has just pointed you out to his boy with the whip has to pull up, to let the tortoise cross. "Where's he going?" says the boy, and neither of them looks at you again.}

== Carry on with him to the appointment
when: Yards with Promptly 6+, Promptly's Appointment under 1
image: pump

Promptly is within a yard of the pump, and has begun to hurry. Whoever he was to meet may long ago have given him up.

=== always: Early
turn: secret learned
set: Promptly's Appointment 1
gain: Constant 3
journal: offer

On the step of the pump sits Miss Rosalba Finney, who teaches the harp, with a lettuce in her lap. She was six when she let him out of her hand, on this step, and told him to be back by tea. Forty years of Saturdays she has brought him a lettuce, and has eaten it herself on the way home.

"You're early," Miss Finney tells him, because tea is at five, and by the clock on the pump it wants two minutes.

Promptly eats the lettuce, with his eyes shut. Then he turns himself about, a quarter at a time, until he faces your boots. Miss Finney watches him do it. "Well, he'll have made other arrangements," she says. "I did go and grow up. You'll bring him, Saturdays?"

== Take him to tea at the pump
when: Promptly's Appointment 1+
image: pump

Miss Finney will be there with her lettuce. You would bring the bread and butter, and be talked of less, and hear scales.

=== always: Saturdays
turn: a tie begun
lose: Talk 1, Murmurs 1
gain: Saturdays at the Pump 1

{Saturdays at the Pump 5+: There are cups for three now. Promptly goes round the pump once by himself while you have yours, to keep an appointment with the lettuce.|Saturdays at the Pump 2+: Miss Finney has Promptly on her lap today, and plays the air with one hand and beats time with the other on his shell. He is slow, she says, but he does not rush the ending as some do who pay.|Miss Finney has brought the harp, on a handcart, so that Promptly may hear what he missed. She begins with her scales, as she did. You and he both listen to the end of them.}

= The Raven Says It
in: The City
deck: never
image: veil
teaser: {The Raven's Sentence exactly 2: She is going to be civil to somebody.|She has been saving it up since breakfast.}

The raven rides on your shoulder with her beak shut. She has one sentence, which is {The Raven's Sentence exactly 2: "Good morning, Your Grace"|"You'll be sorry, Maud"}, and she will say it in the next silence, whoever is in the middle of it. You can choose only the company.

== Take her where people are being untruthful
challenge: Watchful 47
image: ear-trumpet

On the steps of the Assize, at noon, the witnesses are rehearsed, and some of them are to swear to you. If you can see which is about to falter, you could be standing near; if you cannot, she will choose for herself, and you will be talked of.

=== success: In the Pause
turn: danger
lose: Particulars 2
gain: Exact 1, Witnesses Interrupted 1

{Witnesses Interrupted 5+: Word has gone round the steps. The witnesses rehearse without drawing breath, faster and faster, until counsel begs them to stop for a bird that has not opened her beak; and he strikes out you and the raven together.|Witnesses Interrupted 2+: The witnesses look to see whose shoulder she is on. The one who is to describe you comes to the place, stops for breath, meets the raven's eye, and finds that she was looking the other way at the time. The raven says it even so.|The Raven's Sentence exactly 2: "I'm a plumber," says a man in a borrowed collar, "and I saw it all," and draws breath. "Good morning, Your Grace," says the raven; and the man inclines his head, and gives her two fingers to shake, as no plumber would. Counsel strikes out the plumber, and whatever the plumber saw you do.|"On my oath," says a man in a borrowed collar, and draws breath. "You'll be sorry, Maud," says the raven. The man goes grey. His name is not Maud; but his wife's is, and she thinks that he was in Tinder Street that night, with her mother. He sends for the solicitor, and whatever he saw you do is struck out.}

=== failure: Out of Turn
turn: outplayed
gain: Talk 1, Ravens Out of Turn 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
only if: Talk under 5

{The Raven's Sentence exactly 2: The raven says it to a Duke's widow, who has just left a pause for him to answer in. The usher asks you to go and stand where the cabs are, and tells the cabs why.|Ravens Out of Turn 2+: The raven says it to counsel, who has lost every case this week and had stopped to collect himself. He would be obliged if you told him what you know; and so would the cabmen, the usher, and Maud.|The raven waits until the one witness who is telling the truth has stopped for breath. The usher, whose wife is a Maud, takes you aside and asks what you have heard, and from whom.}

== Carry her past the tea-urn
when: The Raven's Sentence exactly 3
image: tea-urn

Mrs Sparrow is at the urn from two until six. You need say nothing; you would only have to be passing, and stop for a cup.

=== always: Two Lumps
turn: a tie begun
gain: Constant 1, Past the Urn 1
lose: Murmurs 1

{Past the Urn 5+: There are two cups out when you come. Mrs Sparrow has a good deal to tell Hal, about the price of lumps and who has married, and leaves him a pause after each; and he says it every time.|Past the Urn 2+: "You'll be sorry, Maud," says the raven, at the third lump. "Oh, give over, Hal," says Mrs Sparrow, and puts in the fourth. Your cup is on the house.|"You'll be sorry, Maud," says the raven, as Mrs Sparrow is putting in the third lump. She looks straight in front of her. Then she laughs, and has to hold on to the tap. "Well, I was," says Mrs Maud Sparrow, "I had to throw away the gloves," and will not take your money.}
