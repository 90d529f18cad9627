= Change of Shift
where: Clinker Row
when: A Hand in the Notice 1+
image: invitation-furnace
order: 100
teaser: Four hundred coming out, four hundred going in, and one street between them. {Known on the Row 4+: Hob Farrow has you down for something.|Hob Farrow is calling for hands.}

At the change of shift four hundred people come out of the retort-houses, and four hundred go in, and for ten minutes Clinker Row is as wide as a passage. {Known on the Row 10+: They go round you, as they go round the pump.|Known on the Row 4+: Half of them wish you good evening, which is good morning to the other half.|You are carried to both ends of it before you learn to keep a hand on the wall.} Hob Farrow, drayman, stands on the tail of his dray{What Was in the Barrel exactly 2: , which has one horse to it and room for two}, and calls out who is short. It is raking, or paste, or tea.

== Rake out Number Two
challenge: Dangerous 14
second chance: Second Wind
image: grate

Two yards of rake, and an iron door that does not care who opens it. It pays by the barrow. A raker who is thinking of something else goes home with less skin.

=== success: By the Barrow
gain: Filings 8, Known on the Row 1, Barrows Raked 1, Dangerous 2, Echoes (3 + 13 * least(1, [base Dangerous] / 20))
image: grate

{Barrows Raked 6+: You have the rake with the bend in it, and two newcomers to shout at. You hear yourself tell them to stand where you can see their eyebrows.|Barrows Raked 2+: By now you have the trick of the door, which is to be elsewhere when it opens. Bess Colley, who stokes Number Three, tells you over the barrow what her sister said, and what she ought to have said.|The door is not explained to you. When you have found your cap, which is alight, Bess Colley of Number Three draws a line on the floor with her boot and tells you to stay behind it.} There is bell-metal in the clinker as often as not, and the sweepings go to whoever raked.

=== rare success 14%: Whole Ones
turn: secret learned
gain: Clapper 2, Filings 3, Known on the Row 1, Barrows Raked 1, Dangerous 2, Echoes (3 + 13 * least(1, [base Dangerous] / 20))
image: clapper

Two clappers come out with the ash, whole, and as clean as if they had been licked. "That's another of them come down the flue," says Bess Colley. She shuts the door. "I don't know who drops them, and I don't know how far up, and if you've any sense you'll put that in your bag and not know either."

=== failure: Less Lard
turn: won at a price
gain: Filings 2, Breakages 1, Dangerous 1
only if: Breakages under 8
image: breakages

The door comes round before you are out of its road, and for a time you are of no interest to anybody but Bess Colley. She butters you with lard and soot, ties you up in a stocking, and rakes your barrow as well as hers. At the hatch she is paid for the pair of them. She hands you what is over. "There's yours," says Bess, "less the stocking, and less the lard, and less a bit for my having told you twice about that door, which you'll have back the day that I've not got to."

== Paste up handbills
challenge: Shadowy 14
second chance: Ready Excuse
image: notice

GIVE NOTICE, on the backs of gas accounts. Tamar Ashby can pay only in favours; and the Watch takes a full description of anybody with paste on their cuffs.

=== success: Only the Brush
gain: Favours: The Notice 1, Echoes (6 + 13 * least(1, [base Shadowy] / 20)), Known on the Row 1, Handbills Pasted 1, Shadowy 2
image: notice

Tamar Ashby gives out the bills by the quire, and the paste by the ladle. {Handbills Pasted 6+: You can do the whole of the Row without taking your hand out of your sleeve. The bills are numbered, because people have begun to print their own.|Handbills Pasted 2+: You paste low now, at the height of a child with a hoop, so that a constable has to kneel down to scrape.|The first goes up crooked, and the second over the eye of a gentleman who was leaning there.} "One bucket, one brush," says Tamar Ashby, and blots it.

=== rare success 14%: To Whom
turn: opponent is right
gain: Favours: The Notice 1, Inquiring 2, Known on the Row 1, Handbills Pasted 1, Shadowy 2, Echoes (3 + 13 * least(1, [base Shadowy] / 20))
image: notice

When you come round again there is writing under one of the bills. {Handbills Pasted 3+: It is *To whom?*, in the same clerk's hand as before, and Tamar Ashby no longer has it scrubbed off.|It says *To whom?*, in a clerk's neat hand. Tamar Ashby goes out with a lamp, to look. She has had it put to her from the floor, but never by a wall.} She copies it into the minutes. After it she leaves a space for the reply, of about the length of a name.

=== failure: Five Foot of Wall
turn: outplayed
gain: Particulars 7, Known on the Row 1, Shadowy 1
image: particulars

Constable Wilf Pardoe comes round the corner as you are smoothing the last of them, and you stay as you are, flat against it, with your arms out. He takes out his book. "Height, five foot of wall," he says as he writes. "Breadth, a person." When he has gone it turns out that you have taken. Hob Farrow gets you off in the end, with a kettle; but the handbill comes too, across your shoulders, for all the Row to read.

== Take the tea down the line
image: tin-cup

Sixty mugs, one can, and the hot side of the street. It pays least and nobody is hurt by it, and people will talk to a person who is pouring.

=== always: Sixty Mugs
gain: Echoes (7 + 11 * least(1, [base Dangerous] / 20)), Candle-End 2, Known on the Row 1, Cans Carried 1, Dangerous 2
image: tin-cup

{Cans Carried 6+: They hold out their mugs without turning round, and talk across you, so that you have the end of every quarrel and the beginning of the next.|Cans Carried 2+: You know by now who has it black, who has it sweet, and who only wants to hold the mug.|You pour the first six for people who are going home, and have to run after them for the mugs.} {How Joe Came Out exactly 2: There is another man's mug on Joe Birkett's hook.|How They Voted 3+: Joe Birkett makes you sit down to yours, and pours it himself.|How They Voted 2+: Joe Birkett takes his with a nod. It was never minuted that you might not pour.|Joe Birkett has his standing, and hands back the mug rinsed.} Then the whistle goes. By the time that the last mug is on its hook, the street is as wide as a street.

=== rare 14%: Same Hoops
turn: standing up or down
gain: Candle-End 5, Known on the Row 1, The Light: What You Know 1, Cans Carried 1, Dangerous 2, Echoes (3 + 11 * least(1, [base Dangerous] / 20))
only if: The Light: What You Know under 1
image: barrel

"Forty up of a Friday," says Hob Farrow into his mug, "and forty back of a Friday night. I know them. I've given some of them names." He holds up four fingers on each hand and brings them slowly together, and stops with an inch to go. Then he goes to see to a nosebag, which is full. "It's no good standing about," he tells the horse, and stands there.
