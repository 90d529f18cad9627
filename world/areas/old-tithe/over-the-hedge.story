= Over the Hedge
where: Old Tithe
image: hats-uphill
order: 20
teaser: {The Grey Hat 1+: It is quiet now on the other side of Aunt Ursula's hedge.|On the other side somebody else has been lent the shears.}

{The Grey Hat 1+: No shears are to be heard on the far side of Aunt Ursula's hedge. A rake is lying in the grass there, and grass is growing through the rake. The hedge is to be kept to the height of the eyes, so that no face can be seen, and you have been lent the shears again. There used to be a grey hat across from you, at that place. You were engaged to it for a day, and you left it on a quay with all the talk.|Hedge in Time 1+: The grey hat is there before you, at the same place in the hedge, with its shears open, and has not begun. Under the brim are two grey eyes, with lines at the corners. You have not seen the rest, because all hedges here are kept to the height of the eyes. Names are not asked. Whoever is seen is talked of, and you have both been talked of enough.|Two grey eyes are looking at you, over Aunt Ursula's hedge, from under a grey hat. They have lines at the corners. That is all that you can see of anybody here, because the hedges are of stiff white moss, kept to the height of the eyes to hide the rest. Whoever is staying is lent the shears. Names are not asked. On the far side another pair of shears is opened, and waits for yours.}

== Cut, and keep to the line
challenge: Dangerous 18
second chance: Second Wind
image: hats-uphill

It is a day's work that uses the back and leaves nothing over to think with. If your hand slips you will be seen.

=== success: In Time
turn: a tie begun
lose: Talk 5
gain: Sundays at Tithe 1, Hedge in Time 1

{The Grey Hat 1+: You cut your own side. When you stop there is no sound, and when you go on there is only yours. At the end of the row you look back along the top of it. It is as level as a shelf, except in one place, across from the rake, where the moss stands two inches too high. It is as wide as a hat. You have been cutting round somebody.|Hedge in Time 4+: "Don't tell me what you did," says the grey hat. "I have thought of such a number of things, and I should be sorry to be left with one." You laugh, out loud, on a Sunday. Four blinds go up. The two of you get down behind the hedge, each on your own side, with your backs against it, and you can feel through the moss that the other back is shaking as well. You get your breath first. The other goes on, without a sound, and you begin to be less sure that it is laughing.|Hedge in Time 3+: There is a glove on top of the hedge, palm up, where you must come to it. You lay yours upon it, finger to finger, and cut the rest of the row with a cold hand. When you come back along the line both of them are gone. You find yours that night on Aunt Ursula's gate. The other one has been put inside it.|Hedge in Time 2+: You cut two strokes, quickly, for no reason. From the far side come two strokes, quickly, and one more. You answer that. By the well you have told the grey hat a long story, all of it in twos and threes, and been told a longer, and you are both out of breath. Then the other shears make one stroke, by itself, very slowly, and stop. You stand there with yours open. You do not know what you would be saying yes to.|The other shears fall in with yours. You go along the row so, one stroke and one stroke, for the whole of a morning. It is some time since anybody has kept step with you. At the corner the grey eyes look into yours for as long as is decent, and then they go on. You bend down, hot in the face, to see about a twig. There is no twig. Near the ground the moss is thin, and on the other side of it a bare hand is going about in the grass, looking for nothing as well.}

=== failure: A Hole
turn: danger
lose: Talk 2
gain: Sundays at Tithe 1, Holes in the Hedge 1
image: broken-pane

{The Grey Hat 1+: The shears turn in your hand, and there is a hole in the hedge the size of a face. Aunt Ursula has seen it, and gone in for a tea-tray to put over it. You have until she comes back. You put your face through. Close up against the other side the grass has been sat flat, by somebody with their back to the hedge, and has not got up again. When you left off cutting, of an evening, the grey hat left off too, and you went in to your tea. It takes a good many evenings to do that to grass.|Holes in the Hedge 2+: You go through at the same place, where they mended it with string. It was not altogether the shears. Aunt Ursula is on the path already, with a fire-screen under her arm that has a parrot on it. There is time for one word, and it comes from the other side, in a whisper, with a grey eye to the gap. "Thursday," it says. Then the parrot comes down in front of you. You kneel there while six ladies go by from church, and bow to it, and you count on your fingers. Yesterday was Sunday, and so is tomorrow.|The shears turn in your hand, and there is a hole in the hedge the size of a face, with your face in it. On the other side the cutting leaves off. The grey hat comes down until the eyes are level with you. They go over the whole of you at their leisure, from the brow to the mouth, and stay at the mouth. It is the first look that you have had since the boat. You could draw back. You hold quite still, with your ears burning. "What a draught," says Aunt Ursula, and puts a tea-tray over the hole. It has a view of a lake. On the far side something is laid against the tin, with no more noise than a glove makes, at about the height of your lips. Six ladies have stopped, on their way from church, to admire the view. You bend forward, on your knees, in front of all of them, and kiss the lake.}

== Ask the grey hat to marry you
needs: Sundays at Tithe 6+, Hedge in Time 1+
when: The Grey Hat under 1
pay: Echoes 90
locked: It would take the sixth Sunday, ninety pence for a ring, and a person with whom you have once kept time.
one-way: yes
image: folded-valentine

You would want a ring, which is ninety pence. Two people who are engaged are congratulated, and nothing else is said of them. You could go home on the next boat. But you would have to break it off when you got there, in front of people, and one of you would be left with the talk.

=== always: Congratulations
turn: bargain
set: Talk 0, Way Out of Tithe 2, The Grey Hat 1
gain: Sundays at Tithe 1
journal: offer
image: kid-gloves

You hold the ring out across the hedge on the point of the shears.

"For how long?" says the grey hat.

"As far as the steps, in Lampwick."

Two bare fingers come over the top, and take the ring off the blade, and for a while there is only the hat, looking down at something. "Yes, then," it says.

By supper you have been kissed on both cheeks by every lady in the parish. There is a thing at last that may be spoken of, and they speak of sheets until some of them cry. The engaged are allowed a face. When it is dark two of the aunts come with a saw, and take down Aunt Ursula's hedge to the waist. So you see the rest. You had thought about the mouth a good deal, and been wrong. It is older than the eyes, and it is not laughing. "You did say, only to the steps?"
