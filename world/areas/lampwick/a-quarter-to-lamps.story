= Lampwick, at a Quarter to Lamps
where: Lampwick
when: Introduced exactly 5
urgency: high
image: lamplighting
scene: first-lamp
teaser: It is morning here when a woman on a ladder says so.

In the square two thousand people are standing with their faces raised to a roof of rock. There is a House on top of it, says a muffin-man, who can see that you are new. The Family went out for the evening, a hundred and forty years back, and said to leave a light. A woman on a ladder puts her pole to the first lamp. As it takes, two words go through the crowd, under the breath, and then everyone begins to shout about fish.

== Take your hat off with the rest
image: hats

Most of the hats have come off. To judge by the faces, nobody remembers quite why; but they hold them as though they were full.

=== always: Two Words
turn: rule with teeth
gain: Constant 3
set: Introduced 6

The second lamp takes, and the third. The words come round with the light, as low as a grace, and reach you by way of the man on your left. *Somebody's up.*

"You say it to the lamp," he explains, putting his hat back on. "My mother did."

"What happens if you don't?"

"I tried that, the year I was seventeen. Nothing happened." He considers it. "Nothing happened all day. Nobody so much as trod on my foot." He has gone a poor colour. He says it to the fourth lamp, twice.

== Watch the roof instead
image: bell-wires

Everybody is looking at the lamp. It seems a good moment to see what the lamp is looking at.

=== always: A Stave with No Notes
turn: secret learned
gain: Inquiring 3, The Stair: What You Know 1
set: Introduced 6

While the flame steadies you can see it: rock, and across the rock, very small and very straight, wires. There are hundreds, side by side, running out of one edge of the dark and into the other, like a stave that nobody has written on. Then the smoke gets up and there is only roof.

The woman on the ladder has seen you looking. "Bell-wires," she calls down. "They're not fixed to anything." Behind her, in the last of the clear air, one of them jumps.

== Mind your pockets
image: drawstring-purse

Two thousand people are looking up. It is at such times that a thoughtful person looks down.

=== always: The Custom of the Square
turn: kindness found
gain: Echoes 3, Ready Excuse 1, Kind 3
set: Introduced 6
aside: A Ready Excuse buys a second roll, where a Shadowy challenge offers one and the first roll fails.

Your hand closes on another hand. It belongs to a small girl with a pie-crust in her teeth, and it is not coming out of your pocket. It is going in. You unfold the fingers: threepence.

"First Lighting, you get threepence," she says, round the crust. "Everybody that's new. Somebody done it for me." She is furious. You were not meant to feel it. "Tell anyone," says the girl, whose name is Pin, "and I'll have it back, and the pocket."

She goes three steps, looks you up and down, and comes back with the other half of the custom. "And if you're caught at anything, you was looking for your cat."
