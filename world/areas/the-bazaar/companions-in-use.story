= What the Cat Is Looking At
in: The City
deck: never
image: watchful
teaser: She has stopped washing, and is looking at something behind you.

The deaf cat sits in the middle of the floor with her blue eye on the door and her green one on the window. Whoever is about to come in by either has been seen. You have only to be interested in what interests her.

== Sit down beside her and look
image: watchful

From her height you would see what she sees: boots, mainly, under the door. It takes an evening, and you may not like whose they are.

=== always: Boots
lose: Particulars 1
gain: The Cat's Evenings 1

{The Cat's Evenings 9+: She does not trouble with the door any more. When the agent comes up, in his stockings, she stamps, as you do to call her; and he goes down again and gives in his notice.|The Cat's Evenings 3+: The same brown pair. They shift from foot to foot, because she is sitting against the gap, and a draught comes off her that smells of fish. The page they go away with has one word on it, and the word is *cat*.|Two toes of brown leather, rather wet, stand on your mat and take you down in a notebook. The cat puts one paw through the gap. She is entirely serious about it. By the time the man has finished hopping he has lost his place, and a leaf of you is left on the stair.}

== Stamp, where there is company
image: cheek

She comes when you stamp, and only then. Do it in a room with a floor that carries, and people will wish to know why.

=== always: She Comes
turn: farce grows
gain: Merry 1, Talk 1
only if: Talk under 5

You stamp. The cat comes down the middle of Mrs Ottaway's soup-queue with her tail up, looking at each person's broken thing: a bootlace, a tooth, an engagement. {Merry 4+: The queue has begun to hide them when you come in.|Four people feel that they have been told, and say so to each other until the ladle stops.}

= Promptly Is Let Out
in: The City
deck: never
image: clock-that-runs-on-manners
teaser: He has an appointment. You could see him some of the way.

You put the tortoise down outside the door and he starts off at once, to the left, with his neck out, like a clerk who has heard the half-hour. Nobody who walks beside him can be in a hurry, or look guilty.

== Walk with him as far as he gets
when: Yards with Promptly under 6
image: footprints

Some two yards an evening, in full view of the street. You will be looked at; but it is hard to go on saying things about a person who waits for a tortoise.

=== always: Two Yards
lose: Talk 1
gain: Yards with Promptly 1

{Yards with Promptly 4+: The potman has chalked a line for where he ought to be by Friday. People who were speaking about you are now speaking about the line, and there is money on it.|Yards with Promptly 2+: You carry him back at night and put him down in the morning where he left off, on a cross that Mrs Ottaway has made in flour. Two women who had a good deal to say about you want to know whether he has eaten.|He passes the area railings, one by one, and looks into each area in case it should be the one. A carter who was about to tell his boy who you are pulls up, and lets the tortoise go first.}

== Carry on with him to the appointment
when: Yards with Promptly 6+, Promptly's Appointment under 1
image: pump

He is within a yard of the pump, and has begun to hurry. It will take the afternoon, and then he will have been.

=== always: Early
turn: secret learned
set: Promptly's Appointment 1
gain: Constant 3
journal: offer

On the step of the pump sits Miss Rosalba Finney, who teaches the harp, with a lettuce in her lap. She was six when she last let him go, and she told him to be back by tea. She has brought a lettuce here every Saturday since, and eaten it herself on the way home.

"You're early," she says to him, because on the pump it wants two minutes to five.

Promptly eats the lettuce, with his eyes shut. Then he turns himself about, a quarter at a time, until he faces your boots. Miss Finney watches him do it. "Well, he'll have made other arrangements," she says. "I did go and grow up. You'll bring him, Saturdays?"

== Take him to tea at the pump
when: Promptly's Appointment 1+
image: pump

Miss Finney will be there with her lettuce, and it is your turn for the bread and butter.

=== always: Saturdays
turn: a tie begun
lose: Talk 1, Murmurs 1

{Constant 5+: Miss Finney has him on her lap now, and plays the air with one hand on his shell, to teach him the time. He is slow, she says, but he does not rush the ending.|Miss Finney has brought the harp, on a handcart, so that Promptly may hear what he missed. It is eighteen years of scales. You and he both listen to the end of them.}

= The Raven Says It
in: The City
deck: never
image: veil
teaser: {The Raven's Sentence exactly 2: She is going to be civil to somebody.|She has been saving it up since breakfast.}

She rides on your shoulder with her beak shut. She has one sentence, which is {The Raven's Sentence exactly 2: "Good morning, Your Grace"|"You'll be sorry, Maud"}, and what she waits for is the pause. It is not for you to say when.

== Take her where people are being untruthful
challenge: Watchful 20
image: wall-ear

The steps of the Assize, at noon, where witnesses are rehearsed. If you can see which of them is going to pause, you could be standing near. If you cannot, she will find a pause of her own.

=== success: In the Pause
lose: Particulars 2
gain: Exact 1

{The Raven's Sentence exactly 2: She wishes His Grace a good morning, and the man in the borrowed collar, who has sworn all week that he is a plumber, takes off his hat before he can stop himself. Counsel on both sides ask to see that again.|"On my oath," says a man in a borrowed collar, and draws breath. "You'll be sorry, Maud," says the raven. The man has gone grey. His name is not Maud, and neither is anyone's there; but he sends for the solicitor, and a good deal is struck out of the record, some of it about you.}

=== failure: Out of Turn
turn: outplayed
gain: Talk 1
only if: Talk under 5

{The Raven's Sentence exactly 2: She says it to a Duke's widow, in the pause where the Duke would have answered. You are asked by the usher to go and stand where the cabs are.|She waits until the one witness who is telling the truth has stopped for breath. The usher, whose wife is a Maud, takes you aside and asks what you have heard.}

== Carry her past the tea-urn
when: The Raven's Sentence exactly 3
image: tea-table

Mrs Sparrow is at the urn from two until six. You gave your word, or you as good as gave it.

=== always: Two Lumps
turn: a tie begun
gain: Constant 1
lose: Murmurs 1

"You'll be sorry, Maud," says the raven, at the right moment, which is the third lump. {Constant 5+: "Oh, give over, Clem," says Mrs Sparrow, and puts in the fourth.|Mrs Maud Sparrow looks straight in front of her, and laughs, and has to hold on to the tap.} You get your cup for nothing, stirred.
