= Over the Hedge
where: Old Tithe
image: hats-uphill
order: 20
teaser: {The Grey Hat 1+: There is nobody now on the other side of Aunt Ursula's hedge.|On the other side somebody else has been lent the shears.}

The hedges of Old Tithe are of a white moss, as stiff as a brush, and whoever is staying is lent the shears. They are cut to the height of the eyes. You can see who is coming, and nobody can see a face. {The Grey Hat 1+: On the far side of Aunt Ursula's there is a rake, lying in the grass, and grass growing through the rake.|Hedge in Time 1+: The grey hat is there before you, at the same place, and has not begun.|On the far side of Aunt Ursula's there is a grey hat, and under the hat two grey eyes, with lines at the corners. Names are not asked.}

== Cut, and keep to the line
challenge: Dangerous 18
second chance: Second Wind
image: hats-uphill

It is a day's work that uses the back and leaves nothing over to think with. If your hand slips you will be seen.

=== success: In Time
turn: a tie begun
lose: Talk 5
gain: Sundays at Tithe 1, Hedge in Time 1

{The Grey Hat 1+: You cut your own side. When you stop there is no sound, and when you go on there is only yours. At the end of the row, level with the rake, you find that you have left the moss two inches higher there than the line, over the width of a hat. You go back with the shears. You put them down again.|Hedge in Time 4+: "Don't tell me what you did," says the grey hat. "I have thought of such a number of things, and I should be sorry to be left with one." You laugh, out loud, on a Sunday. Four blinds go up. The two of you get down behind the hedge, each on your own side, with your backs against it, and you can feel through the moss that the other back is shaking as well.|Hedge in Time 3+: There is a glove on top of the hedge, palm up, where you must come to it. You lay yours upon it, finger to finger, and cut the rest of the row with a cold hand. When you come back along the line both of them are gone. You find yours that night on Aunt Ursula's gate. The other one has been put inside it.|Hedge in Time 2+: You cut two strokes, quickly. From the far side there come two strokes, quickly, and one more. It takes you from the gate to the well to understand that you are being asked a question, and as far as the corner to think of anything to say to it that can be said with shears.|The other shears fall in with yours. You go along the row so, one stroke and one stroke, for the whole of a morning. It is some time since anybody has kept step with you. At the corner the grey eyes look into yours for as long as is decent, and go on after that. You are the one who bends down, hot in the face, to see about a twig.}

=== failure: A Hole
turn: danger
lose: Talk 2
gain: Sundays at Tithe 1, Holes in the Hedge 1
image: broken-pane

{The Grey Hat 1+: The shears turn in your hand, and leave a hole in the moss the size of a face. You put yours to it, quickly, while there is nobody about. Here are the rake, and the grass. In one place, close up to the hedge, the grass has been leant on by somebody's back, and has not got up again. "What a draught," says Aunt Ursula, behind you, with a tea-tray. You take the tray from her and hold it up yourself.|Holes in the Hedge 2+: You go through at the same place, where they mended it with string. It was not altogether the shears. Aunt Ursula is on the path already, with a fire-screen under her arm; there is time for one word, and it comes from the other side, in a whisper, with a grey eye to the gap. "Thursday," it says. Then there is a parrot in front of you. You kneel there while six ladies go by from church, and bow to the parrot, and you count on your fingers. Yesterday was Sunday, and so is tomorrow.|The shears turn in your hand, and there is a hole in the hedge the size of a face, with your face in it. On the other side the cutting leaves off. The grey hat comes down until the eyes are level with you. They go over the whole of you at their leisure, from the brow to the mouth, and stay at the mouth. Nobody has looked at you since the boat. You could draw back. You hold quite still, with your ears burning. "What a draught," says Aunt Ursula, and a tea-tray comes down between. It has a view of a lake. Six ladies stop on their way from church to admire it. On the far side something is laid against the tin, with no more noise than a glove makes, at about the height of your lips; and you bend forward, on your knees, and put them to the lake.}

== Ask the grey hat to marry you
needs: Sundays at Tithe 6+, Hedge in Time 1+
when: The Grey Hat under 1
pay: Echoes 90
locked: It would take the sixth Sunday, ninety pence for a ring, and a person with whom you have once kept time.
one-way: yes
image: first-prize

Two people who are engaged are congratulated, and nothing else is said of them. You could go home on the next boat. But you would have to break it off when you got there, in front of people, and one of you would be left with the talk.

=== always: Congratulations
turn: bargain
set: Talk 0, Way Out of Tithe 2, The Grey Hat 1
gain: Sundays at Tithe 1
journal: offer
image: first-prize

You hold the ring out across the hedge on the point of the shears.

"For how long?" says the grey hat.

"As far as the steps, in Lampwick."

Two bare fingers come over the top, and take the ring off the blade, and for a while there is only the hat, looking down at something. "Yes, then," it says.

By supper thirteen ladies have kissed you on both cheeks. There is a thing at last that may be spoken of in Old Tithe. They speak of sheets until some of them cry. And since it is the custom for the engaged, when it is dark two of the aunts come with a saw and take down the hedge, to the waist, between your house and the next. So you see the rest of the face. You had thought about the mouth a good deal, and been wrong. It is older than the eyes, and it is not laughing. "You did say, only to the steps?"
