= Lampwick, at a Quarter to Lamps
where: Lampwick
when: Introduced exactly 5
urgency: high
image: lamplighting
teaser: It is morning here when a woman on a ladder says so.

Uphill from the arch is a square, and in it two thousand people are standing with their faces raised, doing nothing. There is no sky. There is a roof of rock, half a mile off, and the dark between. A woman on a ladder puts her pole to the first lamp. As it takes, a single word goes through the crowd, too low to catch, and then everyone begins to shout about fish.

== Take your hat off with the rest
image: hats

You do not know what it is for. To judge by the faces, neither do most of them; but they hold their hats as though they were full.

=== always: The Word
gain: Constant 3
set: Introduced 6

The second lamp takes, and the third. The word comes round with the light, and as it reaches the man on your left you catch it. *Up.*

"Somebody's up," he explains, putting his hat back on. "You say it to the lamp. My mother did."

"What happens if you don't?"

"I tried that, the year I was seventeen. Nothing happened." He considers it. "Nothing happened all day. Nobody so much as trod on my foot." He has gone a poor colour. He says it to the fourth lamp, twice.

== Watch the roof instead
image: bell-wires

Everybody is looking at the lamp. It seems a good moment to see what the lamp is looking at.

=== always: A Stave with No Notes
gain: Inquiring 3, The Stair: What You Know 1
set: Introduced 6

While the flame steadies you can see it: rock, and across the rock, very small and very straight, wires. There are hundreds, side by side, running out of one edge of the dark and into the other, like a stave that nobody has written on. Then the smoke gets up and there is only roof.

The woman on the ladder has seen you looking. "Bell-wires," she calls down. "They're not fixed to anything." Behind her, in the last of the clear air, one of them jumps.

== Mind your pockets
image: small-hand

Two thousand people are looking up. It is at such times that a thoughtful person looks down.

=== always: The Custom of the Square
gain: Echoes 3, Kind 3
set: Introduced 6

Your hand closes on another hand. It belongs to a small girl with a pie-crust held in her teeth, and it is not coming out of your pocket. It is going in. You unfold the fingers: threepence.

"First Lighting, you get threepence," she says, round the crust. "Everybody that's new. It's the rule. Somebody done it for me." She is furious. You were not meant to feel it; that is the rule too. "Tell anyone," says Pin, for that is what they call her, "and I'll have it back, and the pocket."
