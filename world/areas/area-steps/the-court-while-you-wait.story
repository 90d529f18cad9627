= The Court, While You Wait
where: The Area Steps
when: Introduced 10+
outfit: yes
image: arrivals
scene: mind-that-one
order: 200
teaser: They come down at all hours. Somebody has to tell them that they have arrived.

The stair lets them out by ones and twos, with their hands still held in front of them for the rail. Mrs Pike chalks them on her slate. She does not stop them, or help them; a porter is there to see who comes, she says, and the rest is trade. The rest at present is you, a bench, and a boy selling water at a penny the sip. On the last bend a match goes out. Here is another.

== Hold the lantern at the last step
image: lantern-raised

There are four thousand and some, and then there is one that nobody expects, two inches deeper than the rest. All it wants is a light held low.

=== always: Mind That One
gain: Echoes 6, Kind 1

"Mind that one," you say, to a governess, two sisters, a bishop's nephew and a man with a cello. The cello is grateful, and pays in coppers.

The others have been four hours in the dark being brave, and it is the lantern that undoes them. Each stops on the bottom step, looks at the face above the light, and tells it in confidence something they had meant to keep. By the end of the hour you have sixpence, and the reasons of five people for coming.

=== rare 12%: Less One
gain: Echoes 12, Inquiring 3

The lantern finds a pair of boots pointing the wrong way. They belong to a woman of seventy in a good bonnet, with a carpet-bag, and she is going up.

"Visiting," she says. "My sister said to come on the Thursday." She begins to count aloud, at one.

Mrs Pike, who has never been seen to move fast, moves fast, and is still too late for whatever she had to say. She stands before her slate with the chalk. In the end she writes, very small, in the corner where a sum keeps its remainder: *less 1.* Then she gives you a shilling, so as to have given somebody something.

== Carry a trunk to the hatches
challenge: Dangerous 3
second chance: Second Wind
image: trunk

They have brought it down four thousand steps. It is the last thirty yards that people will pay for, and the owner is already holding out the handle.

=== success: The Front of the House
gain: Echoes 12

It weighs what a piano weighs. The owner walks beside you with one hand on the lid, murmuring to it, and at the hatch he pays you a shilling without being asked. Then he unlocks it to find his papers, and you see what is in there, in tissue, edge to edge: bricks. They are good ones, yellow, each with a number in chalk.

"The front of the house," he explains. "I could not get anybody to carry the back."

=== rare success 12%: Mind the Air
gain: Echoes 20, Kind 1

It weighs nothing; you very nearly throw it through the hatch. The owner begs you to be careful. She unlocks it herself, an inch, and slides a hand in flat, as one feels whether a bed has been slept in.

"It's only the air," she says. "Out of our front room. I shut the lid on it the morning they came for the furniture."

She lets you put your face to the gap. Beeswax; oranges; a dog. Then she turns the key. "There is no more where that came from," she says, and finds a shilling, and after a moment eightpence.

=== failure: Fittings
gain: Echoes 3, Breakages 1
only if: Breakages under 5

The handle stays in your hand. The trunk stays on the step, considers, and sits down on your foot.

Its owner is a small widow in jet, and she is not angry. She has your boot off, there on the flags, and binds the toe with a hair-ribbon in a knot she says was for horses. Then she gives you threepence for the handle. "I never liked to ask it to come off," she says. The toe goes down in the book of breakages. So does the ribbon, under *fittings*.

== Sell the boy's water for him
challenge: Persuasive 3
second chance: Word in Season
image: tin-cup

He is eight, and honest, and has been calling it by its name. "Water," he says to each of them, like a person owning up.

=== success: Drawn at the Bottom
gain: Echoes 12

"Drawn at the bottom," you remark to the air, "of the longest stair in the world." It is merely accurate. In a quarter of an hour the can is dry; they have carried it off in hats, in a christening mug, and in one case held in the mouth.

The boy divides the takings by eye, a shilling to you and to himself a farthing more, for the loan of the can. Then he looks at the can as though it had been keeping things from him.

"I been giving that to the cat," he says.

=== failure: Two Sips
gain: Echoes 2, Talk 1
only if: Talk under 5

Your address touches on purity, and on the human kidney. When you draw breath you find that the crowd has gone through to the hatches and that one old gentleman has stayed behind, out of manners.

He asks whether you are quite well. He buys two sips for twopence, and stands over you, hat in hand, until you have drunk them both. By nightfall it is all over the court that there is a person at the foot of the steps who must be kept to water.
