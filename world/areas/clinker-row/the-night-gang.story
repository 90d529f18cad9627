= The Night Gang
where: Clinker Row
when: A Hand in the Notice 3+, base Dangerous 20+
outfit: yes
image: smoking-lamp
order: 110
teaser: After Snuff the Row is worked by sixty people who are in no book. Amos Lidd pays them by the weight of their arms.

After Snuff there are sixty on the Row who are in no day-book. {The Order of the Day exactly 3: There were more of them, when there was a Number Four.|The Order of the Day exactly 1: Some of them are bricklaying, inside Number Four, by candle.|Some of them do nothing but look at Number Four.} Amos Lidd pays them through a window. He weighs each arm first, bare, with the coat off and the gloves off, on a butter-scale: whoever is Dangerous 20 with nothing worn has the heavy rate, and whoever has it from their boots has the light one. {Known on the Row 10+: He no longer puts you on the scale. He looks at it, and writes.|Known on the Row 4+: "Left," he says, "and I'll take your word for the right."|He does yours twice.}

== Hold the door of Number Five
needs: Door Held Today under 1
locked: Nobody is let hold that door twice in a day.
challenge: Dangerous 26
second chance: Second Wind
image: furnace-door

It must be held at a hand's breadth until morning, against a draught that wants it open. It pays best of anything on the Row. If it gets away, you go too.

=== success: A Hand's Breadth
gain: Clapper 1, Filings 1, Known on the Row 1, Nights at the Door 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Door Tonight ([The Door Tonight] + 1 - 5 * ([The Door Tonight] / 6)), Door Held Today 1, A Day's Work 1
image: furnace-door

{How Joe Came Out exactly 2: The other hand on the bar is a man from the Wharf, who does not know who had it before him, and asks.|How Joe Came Out 1+: The other hand on the bar is Joe Birkett's. He has not much to say, but he tells you when he is going to sneeze.|The other hand on the bar is Joe Birkett's, who gives you the cooler end and does not mention it.} {The Door Tonight exactly 2: You have learnt to lean, and let the draught do the shoving. In the quiet hour the whole flue hums, and the gang hums with it, a third below.|The Door Tonight exactly 3: In the third hour the door lets go of you all at once, as a dog will; and you and the bar go in by the length of an arm. There is a street in there, red, with a turning. You do not look down it.|The Door Tonight exactly 4: One of the newcomers has brought her sandwiches to toast. They go in round the edge, upon a shovel, and come out again with a bite gone; and the gang wishes her to understand that this is usual.|The Door Tonight exactly 5: Amos Lidd comes down himself to see it held. He puts his palm to the iron, beside yours, and keeps it there for the length of a grace. Then he goes back up, and nobody is paid short that night.|The Door Tonight exactly 6: By now you can do it with your back, and read. About four o'clock a mug comes round the edge of the door, with nobody visible behind it.|Your arms shake so much at the end that Lidd has to hold the scale still.} The pay is in bell-metal. Each piece is laid against the arm that earned it.

=== rare success 14%: What Came Down
turn: secret learned
gain: Clapper 2, Filings 2, Known on the Row 1, Nights at the Door 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Door Held Today 1, A Day's Work 1
image: clapper

Towards morning a thing comes down the long flue, fetches up against the door, and tolls. {Nights at the Door 6+: Amos Lidd keeps a hammer by him for them now. This one has *Boot Room* on its plate, or had.|It is a house-bell, of the sort that hangs on a spring, with *Linen Room* on its plate. Amos Lidd breaks it up with a hammer, hot.} He gives you most of the pieces. He would be obliged, he says, if you had not read it.

=== failure: The Length of the Shed
turn: standing up or down
gain: Clapper 1, Breakages 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Doors Let Go 1
set: Door Held Today 1, A Day's Work 1
only if: Breakages under 8
image: furnace-door

{Doors Let Go 3+: A mattress is kept, by now, at the place where people stop, with a name on it in coal, and the name is yours. Five of them can shut the door by now, since they have got the way of it. Bess Colley keeps her dinner in the rafters; and when you have been looked over she lets some of it down to you on a string, because you are what the new ones come to see, she says.|Doors Let Go 2+: You had your boots against the stop, as you were shown. The boots are still there. You have fetched up before Amos Lidd's window, where he is weighing a newcomer, and he looks from that arm to what there is of you. "It's a queer thing in this trade, but you'll do better for a heavy foot than ever you will for the arm," he tells the newcomer, "and I've said so to this one, and this one has come in here and left them both at the door." He writes you down to the nearest pound.|The draught gets its fingers round the edge, the door goes back to the wall, and you go with it, and let go too late to choose where. Six of them have to shut it again. You lie in the coke with your legs over somebody's dinner, which was Bess Colley's, and for the rest of the night she sits you at the end of the shed, to hold the lamp. "Now *that*," she tells the newcomers, "is what I mean."}

== Walk the main with Hob Farrow
challenge: Watchful 37
needs: Watchful 28+, Main Walked Today under 1
locked: Hob walks it once a night, and only with people who can hear.
second chance: Borrowed Lens
image: lamp-beam

Two miles of pipe, with a candle, looking for the place where the flame leans. What you find goes down to the Notice's credit. But people hear things in the pipe, and go on hearing them at home.

=== success: Where It Leans
gain: Favours: The Notice 1, Known on the Row 1, Nights on the Main 1, Murmurs 3, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Main Walked Today 1, A Day's Work 1
image: lamp-beam

{Nights on the Main exactly 5: Tonight the flame goes out. You stand in the dark, the two of you, each with a hand on the pipe, and you can feel that it is warm along the top, as a banister is; and in a while there is a light, at the far end of the main, coming. It is your own candle. It has caught again by itself, a good way on.|Nights on the Main exactly 7: Old Misery has been drawing well since the spring, and Hob would like to know why. You find his own cap stuffed into it, from the wrong side.|Nights on the Main exactly 3: At the joint called the Bishop Hob Farrow has left his supper the night before, to see, and it has been turned round. He eats it so, with the crust to the wall.|Nights on the Main exactly 4: "You talk," says Hob Farrow. "I've said all mine, and it knows them." You tell him about the stairs, and who you left at the top of them; and for two miles, by the candle, there is not a joint that leans but it leans towards you.|Nights on the Main 6+: Hob Farrow lets you carry the candle, and the putty, and the conversation.|Nights on the Main 2+: Hob Farrow has a name for every joint, and you know most of them: Old Misery, the Bishop, the Two Ladies.|"Hold it low," says Hob Farrow, "and walk slow, and if it leans you shout for me; and if it goes blue you don't shout, you think of something cheerful and come away."} {What Was in the Barrel exactly 2: He leaves room on the one side of him, where the grey used to walk.|Where the forty barrels are stacked he always walks on the other side, and whistles.} The flame leans at two joints before morning, and Hob stops them with his thumb until you have the putty warm.

=== failure: After You
turn: secret learned
gain: Murmurs 7, Filings 3, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Joints That Nodded 1, The Knocking: What You Know 1
set: Main Walked Today 1, A Day's Work 1
only if: The Knocking: What You Know under 1
image: pressure-gauge

{Joints That Nodded 3+: The hundredth joint nods, and you have nodded to it before you think. There is a pleased sort of pause in the iron. Hob Farrow has seen it. He puts his cap on you, down over both ears, and walks you back the whole two miles with his hand on the top, talking about beer. "I don't say that it's anybody," says Hob, at the door. "But if it was, you know, they'd be under the Row, then, and there's the barrels on top of them. You'll notice I don't say it."|Joints That Nodded 2+: The voice has moved house, and is at another joint, farther on. You hold the candle low; and the flame bends over by itself, like a person at a keyhole. From six yards off, with his back to you, Hob Farrow asks you what it says. It begs your pardon, as well as you can make out. "That's a draught," says Hob. "A draught'll say anything." He does the rest of the main at a trot.|The flame does not lean, but at the hundredth joint it nods. You put your ear to the iron. There is a voice in it, a good way along, which is civil, and seems to be letting another voice go first. Behind the two of them something knocks, three times, and waits. "Pipes," says Hob Farrow, very fast, when you look round. He has his hands over his own ears. He has taken off his cap. "It's damp," says Hob, "or it's rats, or it's the wind, or the College. There's always another thing it might be, if a man's careful, and I've not run out yet." He sees you as far as your door, and waits for you to bolt it.}
