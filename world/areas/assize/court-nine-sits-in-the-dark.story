= Court Nine Sits in the Dark
where: The Assize
when: base Watchful 15+
image: judge-in-his-wig
order: 96
teaser: {Points Proved 1+: You are on your feet in there, and it is waiting.|A bell has rung for a woman, and somebody will pay to have it taken back.}

{Points Proved 1+, Patience of Court Nine under 2: The pen has come down so near to you that you can smell the ink. Somewhere behind you in the dark is a woman. If you prove that the bell was not hers, she goes home. If you are not believed, the rail drops out of your hands, a door opens on your left, and she is taken up the Stair for good. She is|Points Proved 1+: In the dark a woman holds on to your coat, and you hold on to a rail. Over your head a pen writes down what you say, and nobody has ever seen what holds it. If you prove that the bell was not hers, she goes home. If you are not believed, the rail drops, a door opens on your left, and she is taken up the Stair for good. She is|How Court Nine Rose 1+, The Accused 1+: Another woman with her bag packed is waiting outside Court Nine, the one door in the Assize that has no lamp. Her bell has rung, they say, and whoever is rung for goes up the Stair and does not come down. If somebody proves in there, in the dark, that it was not hers, she may go home. "They know your voice by now," says Mr Stagg, the usher. "I don't say who." The last you stood up for was|A woman with her bag packed has knocked at Court Nine, the one door in the Assize that has no lamp. Her bell has rung, they say, and whoever is rung for goes up the Stair and does not come down. If somebody proves in there, in the dark, that it was not hers, she may go home. "I let one in by herself, once," says Mr Stagg, the usher. "Her coat came out." He looks at you.} {accused of The Accused} {Points Proved 1+, The Accused 9+: It was not her bell, and she will not say whose.|Points Proved 1+, The Accused 5+: She must be there by then.|Points Proved 1+: She wants to go up. Her mother pays you to prevent it.}

{Points Proved 7+: You have enough to take the bell itself off the wall.|Points Proved 3+: You have enough to clear her.|Points Proved 1+: You have not enough yet to clear her.|no The Accused: |How Court Nine Rose 5+: Where her bell hung there is a pale ring on the wall.|How Court Nine Rose 4+: She came away with you, and the bell still hangs.|How Court Nine Rose 3+: She has her slip of paper, and waits.|How Court Nine Rose 1+, The Accused 9+: She went up. Her daughter has been to look at you, across the hall.|How Court Nine Rose 1+, The Accused 5+: She went up. At four the baby could be heard down all Coke Lane.|How Court Nine Rose 1+: She went up, more slowly than she had meant to.} {Points Proved 1+, Patience of Court Nine 4+: You will be forgiven one mistake, and not cheaply.|Points Proved 1+, Patience of Court Nine 1+: You will not be forgiven a mistake now.|Points Proved 1+: You will be heard no more, but you may still plead.} {pen of The Pen in the Dark}

Chalked inside the door are your own best of this week, {Best of Your Week in Court Nine}, and the best of anybody's, {Most Ever Proved in Court Nine}.

== Stand up for her
when: no Points Proved
machine: begin
image: unrung-bell

You would hold the rail, and she would hold on to you. She pays at the end, out of her boot, and before that she has to hear every word.

=== always: Two Things Known
set: Points Proved 2, Patience of Court Nine 4, Witnesses Heard 0, The Pen in the Dark (1d6 + 4), How Court Nine Rose 0, The Accused ([The Accused] + 5 - 12 * (([The Accused] + 4) / 12))
go to: Court Nine Sits in the Dark

Mr Stagg, the usher, takes the lamp away with him, and you hear him lock it into a cupboard. In the dark {woman of The Accused} has hold of the back of your coat. {The Accused 9+: "If it asks whose bell it was, you don't know," says the cook. You do not know, you tell her. "No," says the cook. "I do."|The Accused 5+: "If you please, what time is it?" she asks. It has struck two. "Then I have until four," says the nursery-maid, as people speak of money.|"It's my mother that's paying," says the girl, quite loudly. "I'd have gone up this morning. Do it badly, and you can have my good umbrella."} You say at what hour the bell rang, and where she was standing. Nothing happens. Then, over your head, somebody breathes out, like a clerk who has waited all day for the first line, and a pen begins. It writes for much longer than you spoke.

== Go on with what you know
when: Points Proved 1+, Patience of Court Nine 1+
challenge: The Pen in the Dark 6 narrow
machine: press on
image: bundle-of-letters

You know something else about her, and it does her no credit. It is worth two points, if you are believed. She would have to hear you say it.

=== success: It Is Written Down
gain: Points Proved 2, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Patience of Court Nine 3+, The Accused 9+: You say that she is a cook, and that no cook answers the scullery bell. When it rang she let her sauce burn, and stood with her back against the label until everybody had gone by. All of that is written down. Then there is a pause, in which anybody might ask himself why she did it. "That's enough," says the cook, behind you. "Leave it there." You have not yet said who works in the scullery.|Patience of Court Nine 3+, The Accused 5+: It was the nursery-maid's bell, you say, and she was no longer the nursery-maid. She had been dismissed, on the Monday. Every morning since then she has put on a clean cap, said goodbye to her father, and walked about until dark, so that he should not know. Her father is on the bench outside, and the curtain is not thick. The pen has missed the last part. You have to say it again, louder.|Patience of Court Nine 3+: Nobody rang for her, you say. She did it herself. She tied a broom to a clothes-prop, went up to the gallery in the night, and pushed her own bell until it sounded. The pen takes that without surprise. "You promised me you'd never tell!" says the girl, into the back of your coat. So you did. You promised her mother that you would, and her mother is paying.|Patience of Court Nine 2+, The Accused 9+: It was the scullery bell, you say, and there is only one girl in the scullery. "She was out that night," says the cook, over your shoulder, to whatever is up there. "She was at her aunt's." It is the first lie of the evening, and you did not tell it. It is written down like the rest. You need only say whose daughter the girl is, and where she slept.|Patience of Court Nine 2+, The Accused 5+: You say why the nursery-maid was dismissed: she has a child. You say who wrote her the letter: the master of the house. "And whose is the child?" you ask her, since it is better to be asked by you. "His," she says. The pen sets down the letter and the child side by side. On the bench outside a man gets up, and you hear him walk away. "That was my father," she says. You go on.|Patience of Court Nine 2+: You say how many nights the girl went up to the gallery, with a broom, to ring for herself. You say four. "Six," she tells you, because you are getting her wrong. On the first five she could not reach. On the sixth somebody held the steps for her, and she will not tell you who. She gives the dates, in a small voice, one after another. Each of them puts her further from going up, and she has not seen it yet. You let her go on to the end.|You say it more quietly than you meant to, so that whatever holds the pen comes down, to hear you better. There is a cold on your forehead, and then on your eyelids. It wants to know what they call her in the house, when she is slow. She told you that herself, outside, and made you swear to keep it. You hear yourself tell it. Behind you she lets go of your coat.}

=== failure: The Rail Gives a Little
when: Patience of Court Nine 4+
gain: Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You tell it again at what hour the bell rang, because nothing else has come to you. The pen does not move. The rail gives under your weight, by the width of a finger. On your left, where you had thought that there was a wall, a door is opened, to be ready for her. {The Accused 9+: "Say I drink," says the cook, low, into your collar. "It likes that. Say any mortal thing, so long as you don't say whose bell it was." You worked that out an hour ago, and it has been on your tongue ever since.|The Accused 5+: The nursery-maid laughs, a very little, and begs your pardon for it. You can hear her teeth. The letter that dismissed her is in your pocket, signed, and she has begged you not to say by whom.|The girl hums two notes, and picks up her bag. She wants to go, and rang that bell herself, and has made you swear not to tell. You have only to keep your word, and her mother has lost her.} Whatever holds the pen has bent down, to be nearer to your mouth. You find out for how long you can stand there and not say it.

=== failure: You Are Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

The rail drops, and {woman of The Accused} catches at your hand. All that you had proved for her is read back, very fast, in your own voice, and torn across. She is taken by the other door. {The Accused 9+: "There's my girl asleep in the kitchen," says the cook, from the stair. "Tell her that it was mine. Tell her I said."|The Accused 5+: "Baby has to be held up after, or it chokes," she calls from the stair, to you. "Tell them in Coke Lane. They don't know."|"Wait," says the girl, who had wanted nothing but to go. "I don't want to, now. Tell Mother that I didn't want to."} Under the lamp Mr Stagg, the usher, gives you a paper. You are bound over to repeat nothing that was said in there, to anybody. There is fivepence for the signature. You have signed before you see that she said that in there too.

=== failure: The Rail Drops
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

The rail drops, and the pen is laid down. You reach behind you for {woman of The Accused}. You have her sleeve, you are sure that you have her sleeve, and then you have an empty apron. {The Accused 9+: Her slippers|The Accused 5+: Her shoes|Her best boots} go by you to the other door. They go up, evenly, one stair after another, and you count them, because there is nothing else that you can do for her. They have not stopped when Mr Stagg, the usher, comes in with the lamp, and asks what you are listening to.

== Call somebody who saw
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 7 narrow
machine: press on
image: knuckles-on-a-door

Somebody saw her, and would have to say so in the dark. It is worth three points, but is harder to believe. You can call three people in all.

=== success: Somebody Who Saw
gain: Points Proved 3, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+, The Accused 9+: The third whom you call is the knife-grinder. When the bell went, he says, the cook called out, "That's me. That's mine." She called so loudly that he took his foot off the wheel. Yet there was nobody in the kitchen for her to call to. He is telling this to the wall on his right, and you turn him by the shoulders, towards the pen. "There was somebody," says the cook, in your ear. "She was at the sink. She's never once asked me why I said it."|Witnesses Heard 3+, The Accused 5+: The third whom you call is the keeper of the gardens. When that bell rang, he says, the nursery-maid was on his bench, beside the water. She had asked him the time, and thanked him, and asked again. "I thought that she meant to do herself a harm. So I swept there." He swept until dark. "I was only waiting to go home," she says, behind you. Of all that she has told you tonight, it is the one thing that you do not believe.|Witnesses Heard 3+: The third whom you call hires out step-ladders. The girl had a pair of him that night, he says, and signed for them with her whole name, and a flourish. "She did ask me, would they bear two." He is telling this to the wall on his right. You turn him by the shoulders, towards the pen. The girl has stopped breathing. Over your head the pen has stopped as well, and waits for you to ask who the other was.|Witnesses Heard 2+, The Accused 5+: You bring in the girl from the floor below. She was dusting, she says, and she saw the wire of that bell move, and nobody had hold of it. Over your heads somebody knocks on wood. It wants that again. She says it again, and begins to cry. It knocks. "Which way did the wire move?" you ask her, because nothing else is left to ask. "Up," says the girl. There is no more knocking. Miss Frame, at the Board, lets people follow a wire to where it goes. You wish that you did not know that.|Witnesses Heard 2+: You call the young man of the girl's sister, who went up. Every Sunday he still waits at the foot of the Stair, in a clean collar. Yes, he held the steps, he says, while the girl rang her own bell with a broom. "They'd never let one girl out by herself, of a Sunday. But two can walk out together." He had thought that if both were up there, both would be sent down to him. "You told me she was asking for me," says the girl.|The Accused 9+: The butcher's boy comes in, basket and all. He was at the hatch when it rang. Cook had her arms in flour, up to here, he says, forgetting that nobody can see; and she went and stood against the wall, over the label. There are two white arms on that wall to this day. "What does the label say?" you ask him. The cook takes you by the collar, from behind, and twists. "I never learnt to read," says the boy. You are let go, and thank him.|The Accused 5+: A coachman comes in, with his hat held out before him until it meets a hook. It was a new nursery-maid who handed up the children that day, he says. He would know the old one anywhere, by her laugh. So you have to ask her for it, here, in the dark. It takes her three breaths. It is a good laugh, and it goes on a little too long. "That's her," says the coachman. "It was never the same house after." You tell her that she may stop.|A sweep comes in, and wipes his feet from habit. He was in the gallery flue that night, he says, and put his head out, and there went a broom, tied to a clothes-prop, and a sleeve behind it. He took it for dusting. "It *was* dusting," says the girl behind you, much too loudly. You tread on her foot. Nobody had asked her. The pen stops, and moves, and begins to write again over her head.}

=== failure: He Saw Nothing
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

Your witness says that he saw {woman of The Accused}; and then he says that he had his eyes shut, for it was no business of his. {The Accused 9+: "Forty dinners you have had of me, at the back door," says the cook, behind you. "You never shut them for a dinner."|The Accused 5+: "You had them open when you used to walk out with me," says the nursery-maid, behind you. "You shut them the day you met me coming out of the master's study."|"I told him to shut them," says the girl, behind you. "I was kissing him. I wanted him off the gallery."} The rail sinks by two fingers. Whatever sits up there does not like to be spoken to by her. You tell her to be quiet. You do it in the voice in which it is done in houses, and she obeys it before she can think.

=== failure: They Are Both Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

"Have you eaten?" somebody asks your witness, out of the dark, in a voice that he seems to know. He does not answer. He lets go of your arm and walks towards it. After that the rail drops. {woman of The Accused}, for whom you had called him, is taken by the other door. When Mr Stagg, the usher, has brought the lamp, there is nobody at the bar but you. He gives you the fivepence that they give to those who are bound over. Your witness's hat is still on its hook. "I've to put a name in that," says Mr Stagg. "What was he called?" You called him yourself, aloud, not an hour ago. You open your mouth to say it, and it is not there.

=== failure: Nobody Is There
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call your witness by name. Someone comes in past the curtain, stands where a witness stands, and breathes. You put your question, and put it again. "Yours is still out here, with me," says Mr Stagg, the usher, on the far side of the curtain. "Don't ask that one any more. Ask me, in Court Four, by daylight." The rail drops. Without haste, the breathing crosses the floor to the other door. {woman of The Accused} is taken with it, and you can tell hers by how quick it is. You hold your own breath until that door has shut. There is still somebody breathing.

== Call the one whom nobody has asked
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 8 narrow
machine: press on
image: door-with-nothing-behind

Whoever was nearest to the bell when it rang has not been asked, because she begged you not to. It is worth four points, and is the hardest to believe.

=== success: The One Nearest
gain: Points Proved 4, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+: You call the Keeper of the Board, who was standing under that bell when it rang, with her pencil out. "Not her," says the woman behind you. "She'll lose her place by it." Miss Frame comes in, and keeps her voice down, so as not to start a bell. That week a label had come off, she says, and she put it back. She cannot see the hooks any more. She has told nobody. "On which bell did you put it?" you have to ask her. "On the nearest," says Miss Frame.|Witnesses Heard 2+, The Accused 5+: You call the boy who oils the pulleys, and have to lift him up to the rail. He was inside the wall when that bell rang. "He's only little. Let him be," says the woman behind you. He had put a new wire to the bell, he says, for a lady, who paid him in candle-ends. She thought his knot was ugly. She undid it, and tied the wire in a bow. It is on there yet. "Did the lady say anything?" you ask him. "She asked me who it would ring for," says the boy, "and was she honest. I said she was."|Witnesses Heard 2+: You call the boy who oils the pulleys, and have to lift him up to the rail. He sleeps inside the wall. "Oh, don't!" says the girl behind you. "He's my friend." The bells in that row have no names on them, he says. She asked him which was hers, and gave him a bun. He did not know, and he had had the bun. So he said one. Above you there is a sound that you would call a laugh. "Then whose did I ring?" says the girl. Miss Frame, at the Board, has a chart, and you are the only one here who could go and ask her.|The Accused 9+: You call the cook's daughter. There is one cry behind you, and no more, because the cook has put her own apron into her mouth. The girl comes in, smelling of soda. She was at the sink, she tells the wrong corner. It rang, and Mam stood up against it, and said that it was for cooks. "Only it isn't," says the girl. "I can read." The pen has not gone so lightly all night. Her mother asked one thing of you, and you have four points.|The Accused 5+: You call the girl who was given the nursery-maid's place, on the Monday. She comes in under a cap that is too large for her. She was alone with that bell, she says, and she saw it ring. "I'd had the place a day. I thought if I kept still it would go to her that was before me, because they'd know her up there, and they wouldn't know me." Then she hears what she has told them. She asks you if there would be time to write to her mother. You tell her yes.|You call the girl's mother, who is paying you. She had letters, says the mother, from her elder girl, who went up: good fires, kind people, and hardly anything to do. She read them out of an evening, and that is why this one is so set on going. "There weren't any letters. I wrote them on the Sunday, and I put in what I'd have liked to hear, and then I'd to read it out, of a Monday, and be surprised." It is very quiet behind you. You have to ask her, for the record, how many there were. "Sixty-two," says the mother.}

=== failure: The Answer Comes First
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You have not asked anything yet, and you are answered. "Hers," it says, above you and to the left, {The Accused 9+: in the voice of the cook's daughter. "That's not my girl," says the cook, behind you. "She would have cried."|The Accused 5+: in the voice of the girl who has the nursery-maid's place. "She's not come in," says the nursery-maid, behind you. "I'd have smelt the starch."|in the voice of the girl's mother. "Mother never said a thing so short," says the girl, behind you.} It is written down none the less, and the rail sinks by a third. You put your head out past the curtain. The real one is sitting on the bench, where you left her. She gets up, and opens her mouth, to tell you that she is ready. There is no voice in it.

=== failure: You Have Asked
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

What comes in is not the one you called. It takes hold of the rail, beside your hand, as a witness should. {The Accused 9+: "She would have gone, and never said for whom," it tells the pen, of the cook,|The Accused 5+: "She was never once late," it tells the pen, of the nursery-maid,|"She went up there for six nights, and she is afraid of the dark," it tells the pen, of the girl,} in nobody's voice. Nothing better has been said for her tonight. Every word of it is written down, and only then does the rail drop. When the lamp is brought you are alone, and bound over. Mr Stagg, the usher, has your fivepence ready. "They don't speak, as a rule," says Mr Stagg, "except it's for their own. Who had she got, up there?"

=== failure: It Was Nearest
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call, and the door that opens is the other one, which is for those who lose. Somebody is standing on the bottom step. {The Accused 9+: "Mam?" it says, and the cook is past you before it can say it again.|The Accused 5+: It makes a small noise, such as a baby makes at four in the morning, and the nursery-maid has let go of your coat before she knows it.|"Are you coming?" it says, in a girl's voice. "Oh, it's you!" says the one behind you, and has gone by, without her bag.} The rail drops after her. A bearer in slippers comes for her bag, which is to follow her, by the roofs. "You didn't call out to her?" asks Mr Stagg, the usher. There was time to call *Don't*. You had wanted to hear it again.

== Ask for another day
when: Points Proved 1 to 2
machine: stop
image: an-inch-of-candle

You cannot clear her with two points. You could ask for a day, and she would pay you a little for it. Most people come for no more than that.

=== always: Put Off
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 3, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You ask for a day. Over your head pages are turned, a great many, as if there were not many days left. Then a slip of paper is put into your hand. Under the lamp you read it to {woman of The Accused}. It says *Thursday*. {The Accused 9+: She pays you out of her boot. "Could that be made out in another name?" asks the cook. You hold it up to the lamp for her. There is no name on it. She folds it very small, and does not tell you for whom.|The Accused 5+: It is ten minutes to four. The nursery-maid pays you out of her boot, on one leg, and runs, and leaves you with the slip. "Which Thursday?" she calls up, from the bottom of the steps. You turn it over. It does not say.|She pays you with her mother's money, and you have to go home with her, to explain it. "What happens on the Thursday?" asks her mother. "I go up," says the girl, before you can put it in another way.}

== Plead
when: Points Proved 3+
machine: stop
image: judge-in-his-wig

You stop, and let it decide. From three points on she goes home. From seven on the bell comes off the wall, and can ring for nobody. It writes down twelve at most, and she pays more for each than for the last.

=== always: Struck Out
when: Points Proved 7+
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 5, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

"Then whose is it?" asks the dark. {The Accused 9+: You know. You have known since the cook told you that you did not. "I couldn't say," you answer, and that is written as slowly as the truth was.|You say that this is not for you to say, and are let stand there for some time.} And then in the hall, on the far side of two walls, you hear a small bell unhooked, and the wire of it let go, singing, all the way up. {The Accused 9+: It was her daughter's, and there is no bell now that could call her. The cook pays you with what she had put by for her burying. You have told the court one lie, and it is in the book, with your name to it.|The Accused 5+: The nursery-maid kisses you, and in the dark she gets your ear. She pays you, and runs, down the whole length of the street, past one lamp after another, with her cap off. It strikes the three-quarters. "Is there time?" she calls to you, without turning round. You call back that there is. You have no idea.|Under the lamp the girl counts out her mother's money, to the last penny. Nothing can ring for her now. "She'll think I never tried," she says, of her sister, who went up. You take her home. "It went well," you tell the mother.}

=== always: Found
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 4, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You say that on these points it cannot have been her bell. They are gone over, one at a time, for as long as it likes. Then she may go. {woman of The Accused} walks out with you, under the lamp, and counts out your money. {The Accused 9+: The cook looks up at the bell. It still hangs there. "It won't be me that it rings for next," she says. "Could you have gone on, until they took it down?" You could. You were afraid to. She waits for you to say so.|The Accused 5+: Somebody has come down the passage to call another name. "Here," says a girl, who has the nursery-maid's place now. She gets up off the bench, and straightens her cap. It was her bell, then. You have just proved it.|It was she who rang it, as you both know, with a broom on a clothes-prop. "They've kept my broom," says the girl, quite lightly. You walk her home, and stay on the step until the door has shut. On the other side of it she asks her mother where the broom is kept.}
