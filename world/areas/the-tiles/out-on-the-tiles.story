= Out on the Tiles
where: The Tiles
when: A Place Among the Perquisites exactly 4, Shadowy 35+
urgency: high
image: lamplighting
order: 10
teaser: The upper city has a lamplighter of its own, and she is eight. Lampwick has come up to fetch her down.

"State your business," says somebody, "and mind the gutter." You have come to be entered as a runner, and the lamplighter of the Tiles does that. She is Tansy Crewe, aged eight, appointed by herself, and she keeps seventeen jam-jars burning to show where the edges are. On the other side of the chimney, with both arms round it, is Ada Trimble, Lighter of Lampwick, who has climbed five floors with an indenture in her teeth.

"A bed," says Ada, as breath allows. "Boots. A ladder that leans on something. I was eight, and I had a foreman under me that held on to it by the feet, and swore. Who's got hold of her, up here? If she goes off it's the dustman that finds out."

"And who'd do mine?" says Tansy. "There's loads due."

Each has told the other no, twice, and now both of them are looking at you.

== Take the round on yourself
cost: 2 actions
challenge: Shadowy 40
second chance: Ready Excuse
image: lamplighting

Tansy will go, if she has seen you light all seventeen before the first load comes over. Then they would be yours to keep. You would be walking in the dark at each of them, because nothing is lit until you have been there.

=== success: Number Six Sulks
turn: standing up or down
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Constant 1, Shadowy 80, Echoes 168
set: The Lamps on the Tiles 1
image: lantern-raised

The first ten are chimneys, and only want a long arm. After those it is gutter. At the fourteenth you are on a parapet one brick wide, with the box in your teeth; under you is Mr Orde's skylight, with {The Appointment exactly 1: an empty kitchen|The Appointment exactly 5: a table laid for two|The Appointment exactly 4: two people at cards|the tops of a good many callers} in it, and you do not look at it again. At the seventeenth there is only the Gap. Ladder Court is a long way behind you and below, {The Hat on the Plank 2 to 3: with a top hat in it, no bigger than a stud|with a plank across it, no wider than a match}. You light it; and you hear yourself say to it, under your breath, what is said to lamps.

Sabine Fray goes by before your match is out, with a rocking-horse on her back and a nod for you. "Passed," says Tansy Crewe. She takes off the tea-cosy that is her cap of office, puts it on your head, and starts down the ladder after Ada, who has gone first so as to be underneath. Twice she stops on the way to call up to you about number six.

=== failure: Three Tiers
turn: danger
gain: A Place Among the Perquisites 1, Breakages 3, Shadowy 80, Echoes 84
set: The Lamps on the Tiles 2
image: breakages

You have lit fourteen when the first load comes over. Sabine Fray has a wedding-cake on her head, for a couple in Tinder Street, and she runs as they all run up here, by the jars: chimney, chimney, gutter, and then three times nothing at all. You shout. She jumps to where the shout was. Then the two of you are going down a dozen yards of slate on your backs, with the cake in front.

You stop at the gutter, by means of your ribs. The cake does not stop. Mr Orde has a skylight.

"Come *in!*" cries Mr Orde, from under the broken glass. "Is it a raid?"

Sabine lies still and counts her fingers. "They'll have to have the toast-rack," she says. Tansy Crewe has lit the other three, over your heads, before either of you has sat up. "That," she tells Ada Trimble, "is why there has to be a person *appointed*." Ada looks at the skylight for a good while, and then folds up her indenture and puts it away.

== Speak for Ada Trimble
cost: 2 actions
one-way: yes
image: banister

Eight is too young, and Tansy might go if you said so. But they are her matches: the Tiles would go dark, and there is no undoing it. The runners would have to take the streets, and they would know who had spoken.

=== always: At Six
turn: lost for good
gain: A Place Among the Perquisites 1, Shadowy 80, Echoes 168
lose: Favours: The Perquisites 2
set: The Lamps on the Tiles 3
image: chimney-pots

"If you'd gone off last night," you say to her, "who would have known of it before it was time for the lamps?"

Tansy Crewe begins to answer, and stops, and goes through it properly, on her fingers. The runners would only see that a jar was out. {The Hat on the Plank exactly 4: Mr Vail hands people over, but he never looks higher than his hands.|The Hat on the Plank exactly 1: You are at the plank yourself, but only on Fridays.|Mr Vail is at the plank until the last child is across, and then he is at home.} Her mother is on nights. "Pin," she says at last. "Pin'd know. At six." Six what, asks Ada. "Seconds," says Tansy; and then, because she is an honest officer, she takes the finger down. "She's not always up here."

The jars are put out that same evening, from the Gap homewards, with a saucer over each. The runners go by the streets now, past the Watch, with their loads under shawls, and some of the loads are lost. You are not told that you were wrong. In Lampwick there is a child in boots under the ladder, who has just told a judge to mind his feet.

== Get the Tiles put down as a street
cost: 2 actions
challenge: Persuasive 66
second chance: Word in Season
image: finger-post

Ada pays by the lamp, for any lamp in a street. If the Tiles were one, Tansy would be its lighter, with boots, tonight. But you would have to make Ada see it from where she is, and she may want to walk there first.

=== success: Hold Tight
turn: bargain
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Shadowy 80, Echoes 168
set: The Lamps on the Tiles 4
image: finger-post

"What makes a street?" you ask her. It has two ends, says Ada. This has: there is Ladder Court, and there is the Gap. It has numbers. "One to seventeen," says Tansy. It has somebody in it, says Ada, who complains when there's a lamp out. And at that moment Sabine Fray goes by, with a rocking-horse on her back, where number six has been sulking, and what she says about number six settles the point.

"I can't put it in the book without a name," says Ada. She has not let go of the chimney yet. All three of you consider her, and how she is standing.

So it is in the book: *Hold Tight*, between Hartshorn Lane and Hush Hill Approach, seventeen lamps. Its lighter is to have boots, and to sign for them, and to be roped. The rope was Ada's condition. "There's always somebody with a condition," says Tansy, and signs.

=== failure: A Complaint
turn: farce grows
gain: A Place Among the Perquisites 1, Talk 2, Shadowy 80, Echoes 84
set: The Lamps on the Tiles 2
image: chimney-pots

Ada does not say that it isn't a street. She will say what, when she has walked it. She lets go of the chimney, because she has lit three hundred and twelve lamps a night for longer than Tansy has been alive, and is not going to be told about seventeen. She lights one, and two, and three; and at number six, halfway along a ridge, in a Lampwick skirt, she sits down astride of it, and says in quite a small voice that she will be stopping here.

To fetch her off takes you, Tansy Crewe, Sabine Fray, and the longest line that Nan Lavery has, and the loads go by on both sides all the while and wish her a good evening. In the square they are holding their watches. Lampwick is lit four minutes late, and by the next day two thousand people have been told that it was owing to you.

"It's not a street," says Ada on the top landing, with her head between her knees. "You can put it down as a complaint."
