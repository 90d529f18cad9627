= Change of Shift
where: Clinker Row
when: A Hand in the Notice 1+
image: works-at-the-shift
order: 100
teaser: Four hundred coming out, four hundred going in, and one street between them. {Known on the Row 4+: Hob Farrow has you down for something.|Hob Farrow is calling for hands.}

At the change of shift four hundred people come out of the retort-houses, and four hundred go in, and for ten minutes Clinker Row is as wide as a passage. {Known on the Row 10+: They go round you, as they go round the pump.|Known on the Row 4+: Half of them wish you good evening, which is good morning to the other half.|You are carried to both ends of it before you learn to keep a hand on the wall.} Hob Farrow, drayman, stands on the tail of his dray{What Was in the Barrel exactly 2: , which has one horse to it and room for two}, and calls out who is short. It is raking, or paste, or tea.

== Rake out Number Two
challenge: Dangerous 25
needs: Dangerous 19+, Raked Today under 1
locked: Number Two is raked once a day, by somebody with the arms for it.
second chance: Second Wind
image: hand-barrow

Two yards of rake, and an iron door that does not care who opens it. It pays by the barrow. A raker who is thinking of something else goes home with less skin.

=== success: By the Barrow
gain: Filings 7, Known on the Row 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Barrows Raked ([Barrows Raked] + 1 - 4 * ([Barrows Raked] / 5)), Raked Today 1, A Day's Work 1
image: hand-barrow

{Barrows Raked exactly 2: By now you have the trick of the door, which is to be elsewhere when it opens. Bess Colley tells you over the barrow about her sister.|Barrows Raked exactly 3: Number Two has a cold, says Bess Colley, and it sneezes as you lean in. You have the barrow before you, by good luck, and get the full load without the use of a rake.|Barrows Raked exactly 4: Somebody has put a kipper on the bar. For an hour you rake on either side, as you would round a sleeping dog, until a stoker whom you have never seen comes down from Number Six and eats the fish where it lies.|Barrows Raked exactly 5: You have the rake with the bend in it, and two newcomers to shout at. You hear yourself tell them to stand where you can see their eyebrows.|Doors Come Round 1+: You look for the door first, and then for the rake, and are on the right side of both when it comes round. "There," says Bess Colley, to the whole of Number Three. "It only wants telling." There is bell-metal in the clinker as often as not, and the sweepings are yours.|The door is not explained to you. When you have found your cap, which is alight, Bess Colley of Number Three draws a line on the floor with her boot and tells you to stay behind it. There is bell-metal in the clinker as often as not, and the sweepings are yours.}

=== rare success 14%: Whole Ones
set: A Plate on the Clapper (1 + [A Plate on the Clapper] - 2 * ([A Plate on the Clapper] / 2)), Raked Today 1, A Day's Work 1
turn: secret learned
gain: Clapper 2, Filings 3, Known on the Row 1, Barrows Raked 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
image: clapper

{A Plate on the Clapper exactly 2: Only one comes out with the ash, and it has its plate on. You have wiped that with your sleeve before Bess Colley can get the rake across. *Night Nurs*, it says. The rest has run. "Now you've done it," says Bess. "I read one, the year that I came. It was *Pantry*. I can't hear a plate put down since, not in my own house. I think, that's them. They're in there, wanting something. And nobody's told them that it's come off." She kicks the ash over. You put the thing in your bag, with its face to the canvas. The others go home by the Row, singing. You go round by the back, to keep out of the way of anybody's children.|Two clappers come out with the ash, whole, and as clean as if they had been licked. "That's another of them come down the flue," says Bess Colley. She shuts the door. "I don't know who drops them, and I don't know how far up, and if you've any sense you'll put that in your bag and not know either."}

=== failure: Less Lard
turn: won at a price
gain: Filings 2, Breakages 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Doors Come Round 1
set: Raked Today 1, A Day's Work 1
only if: Breakages under 8
image: broken-plate

{Doors Come Round 5+: There is a stocking waiting on your nail, with your name inked round the top of it. Bess Colley has not told you about the door today. She stands by with the lard, and lets it tell you itself; and when you have been round Number Two on the end of it, and off, she says that she never saw anybody take so long over goodbye. She rakes for the two of you, and is paid for one and a half.|Doors Come Round 4+: You hear it come. What you step back upon is a boy with a bucket, and you go down together, and the boy, being underneath, is not so much as warm. His mother sends over half a cake. Bess Colley eats that, since you have no eyebrows to enjoy it with, and does your barrow after hers, a good deal slower.|Doors Come Round 3+: You are quick, this time, and only the rake goes. It comes out on the far side of Number Two as a hoop. Bess Colley hangs it round your neck, lards you where you are singed, and walks you down the whole line to the hatch, because the cashier has never believed her about that door, and she would like him to see. He stops you something for the iron, and Bess has the same put on, for having been right.|Doors Come Round 2+: Bess Colley sees it come round before you do, and throws the lard. "Twice!" says Bess. "I said it in the shed, I said I'd told you twice, and they've been calling me that all the week; it's Good morning, Twice, and Mind your back, Twice, and I've a sister who'll get hold of it. So it's three times now that I've told you, and you'll say so to anybody that asks." She ties the stocking very tight.|The door comes round before you are out of its road, and for a time you are of no interest to anybody but Bess Colley. She butters you with lard and soot, ties you up in a stocking, and rakes your barrow as well as hers. At the hatch she is paid for the pair of them. She hands you what is over. "There's yours," says Bess, "less the stocking, and less the lard, and less a bit for my having told you twice about that door, which you'll have back the day that I've not got to." One eyebrow is left, and is to bring on the other.}

== Paste up handbills
challenge: Shadowy 14
needs: Shadowy 11+, Pasted Today under 1
locked: There is one pot of paste a day, and Lidd mixes it himself.
second chance: Ready Excuse
image: paste-pot

GIVE NOTICE, on the backs of gas accounts. Tamar Ashby can pay only in favours; and the Watch takes a full description of anybody with paste on their cuffs.

=== success: Only the Brush
gain: Favours: The Notice 1, Known on the Row 1, Handbills Pasted 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Walls Pasted ([Walls Pasted] + 1 - 7 * ([Walls Pasted] / 8)), Pasted Today 1, A Day's Work 1
image: paste-pot

Tamar Ashby gives out the bills by the quire, and the paste by the ladle. {Walls Pasted exactly 2: You paste low now, at the height of a child with a hoop, so that a constable has to kneel down to scrape.|Walls Pasted exactly 3: You have done the length of the tannery when the tannery opens, all down that side, and goes in to its breakfast with your whole afternoon on the backs of the gates. It will be read, at any rate, by whoever is let out last.|Walls Pasted exactly 4: A boy offers to put them up for you at so much the dozen, and he does. They are all in the one place, upon each other, to the thickness of a door. He had thought that you would want it strong.|Walls Pasted exactly 5: Somebody has been before you with a bill for liver pills. You paste about it, as you would go round a person at a bar; and for a week the Row is advised to give notice, and take two at night.|Walls Pasted exactly 6: A lady at the corner has them by heart, and corrects your stops. She was a governess, on Crownhill. She does not mind holding the bucket, she says, but she can't look on while it says *there demands* to four hundred men.|Walls Pasted exactly 7: Constable Wilf Pardoe is asleep against the pump, and his is the last clean surface. He carries it for you through four streets, at the regulation pace, and cannot think why he should be stopped so often, and read, and asked whether he means it.|Walls Pasted exactly 8: You can do the whole of the Row without taking your hand out of your sleeve. The bills are numbered, because people have begun to print their own.|The first goes up crooked, and the second over the eye of a gentleman who was leaning there.} "One bucket, one brush," says Tamar Ashby, and blots it.

=== rare success 14%: To Whom
turn: opponent is right
gain: Favours: The Notice 1, Inquiring 2, Known on the Row 1, Handbills Pasted 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Pasted Today 1, A Day's Work 1
image: paste-pot

When you come round again there is writing under one of the bills. {Handbills Pasted 3+: It is *To whom?*, in the same clerk's hand as before, and Tamar Ashby no longer has it scrubbed off.|It says *To whom?*, in a clerk's neat hand. Tamar Ashby goes out with a lamp, to look. She has had it put to her from the floor, but never by a wall.} She copies it into the minutes. After it she leaves a space for the reply, of about the length of a name.

=== failure: Five Foot of Wall
turn: outplayed
gain: Particulars 7, Known on the Row 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50)), Walls Described 1
set: Pasted Today 1, A Day's Work 1
image: pressure-gauge

{Walls Described 3+: Constable Wilf Pardoe has been given instruction, and touches walls now. He presses you twice below the ribs. "Soft," he writes, "and wants pointing." Then he stands off, and reads you from the top, GIVE NOTICE, and looks so unhappy about it that you wish him a good evening. It was the voice that he had been short of.|Walls Described 2+: He has got as far as your breadth when a dog finds you. Constable Wilf Pardoe has never known a wall that a dog would lick, but he does not say so. He puts down the dog, with its height, and what it seemed to want; and then he asks the animal, as the one witness, which way the other party went, and follows it to the butcher's. Your cuff is in its mouth, so that he is able to describe that too.|Constable Wilf Pardoe comes round the corner as you are smoothing the last of them, and you stay as you are, flat against it, with your arms out. He takes out his book. "Height, five foot of wall," he says as he writes. "Breadth, a person." When he has gone it turns out that you have taken. Hob Farrow gets you off in the end, with a kettle; but the handbill comes too, across your shoulders, for all the Row to read.}

== Take the tea down the line
needs: Tea Carried Today under 1
locked: One can goes down the line each shift. Yours has gone.
image: tea-urn

Sixty mugs, one can, and the hot side of the street. It pays least and hurts nobody, and people will talk to a person who is pouring.

=== always: Sixty Mugs
gain: Echoes 7, Candle-End 2, Known on the Row 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Cans Carried ([Cans Carried] + 1 - 4 * ([Cans Carried] / 5)), Tea Carried Today 1, A Day's Work 1
image: tea-urn

{Cans Carried exactly 2: You know by now who has it black, who has it sweet, and who only wants to hold the mug.|Cans Carried exactly 3: Today there are sixty-one. The odd one belongs to a newcomer, who has no hook, and has not been told that he needs one. You find him a nail, behind Number Three, and hold his tea for him while he knocks it in.|Cans Carried exactly 4: A girl at the far end has given hers up for a week, for a wager, and asks you to pour it all the same, so that she can look. The whole bench holds its breath with her, and when the tea has gone cold they cheer.|Cans Carried exactly 5: They hold out their mugs without turning round, and talk across you, so that you have the end of every quarrel and the beginning of the next.|You pour the first six for people who are going home, and have to run after them for the mugs.} {How Joe Came Out exactly 2: There is another man's mug on Joe Birkett's hook.|How They Voted 3+: Joe Birkett makes you sit down to yours, and pours it himself.|How They Voted 2+: Joe Birkett takes his with a nod. It was never minuted that you might not pour.|Joe Birkett has his standing, and hands back the mug rinsed.} Then the whistle goes, and the last of the mugs is got onto its hook. The street is as wide as a street.

=== rare 14%: Same Hoops
set: Chalk on the Fourteenth (1 + [Chalk on the Fourteenth] - 2 * ([Chalk on the Fourteenth] / 2)), Tea Carried Today 1, A Day's Work 1
turn: standing up or down
gain: Candle-End 5, Known on the Row 1, The Light: What You Know 1, Cans Carried 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50)), Echoes 1
only if: The Light: What You Know under 1
image: barrel

{Chalk on the Fourteenth under 2: "Forty up of a Friday," says Hob Farrow into his mug, "and forty back of a Friday night. I know them. I've given some of them names." He holds up four fingers for the forty that go, and four for the forty that come. He brings the two hands slowly together, as one puts two and two together, and stops with an inch to go. Then he goes to see to a nosebag, which is full. "It's no good standing about," he tells the horse, and stands there.|Hob Farrow has no hand for the mug. He is on his knees behind the dray, with a lump of chalk, before the fourteenth barrel. "I put a cross on that one, so as to know it again," says Hob. "It came back on the Friday night with a nought beside it. So I put another, and they put another. I've had a year of it now and not won yet. Whoever sees to the empties up there, they've a very neat hand." He has until the whistle. You put down the cans, and look at the lines. There is a square by the bung from which he could not lose, and he has not seen it. Neither of you knows what they would do. You hold out your hand for the chalk.}
