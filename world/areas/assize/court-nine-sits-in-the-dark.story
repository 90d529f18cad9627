= Court Nine Sits in the Dark
where: The Assize
when: base Watchful 15+
image: judge-in-his-wig
order: 96
teaser: {Points Proved 1+: You are on your feet in there, and it is waiting.|A bell has rung for a woman, and somebody will pay to have it taken back.}

Whoever is rung for may ask Court Nine, before they go up, if the bell was really theirs. The list is long; some have had a bag packed for years. The court sits without a lamp, so that nobody is recognised afterwards. There is a rail to hold. Above your head a pen writes, and nobody has seen what holds it.

{Points Proved 1+, The Accused 1+: Tonight you stand up for|How Court Nine Rose 1+, The Accused 1+: Last time it was|Mr Stagg keeps the curtain, and lets in anybody who will stand up for a stranger.} {accused of The Accused} {Points Proved 1+, The Accused 9+: She wants the bell off that wall, and nobody asked whose.|Points Proved 1+, The Accused 5+: She wants to be with it by then.|Points Proved 1+: She would like to go. It is her mother who pays you.} {Points Proved 7+: You have enough for the bell itself.|Points Proved 3+: You have enough to clear her, and not enough for the bell.|Points Proved 1+: You have not enough yet to clear her.|no The Accused: |How Court Nine Rose 5+: Where her bell hung there is a pale ring on the wall now.|How Court Nine Rose 4+: She came away with you, and the bell still hangs.|How Court Nine Rose 3+: She has her slip of paper, and waits.|How Court Nine Rose 1+, The Accused 9+: She went up. Her daughter has been to look at you, from the far side of the hall.|How Court Nine Rose 1+, The Accused 5+: She went up. At four the baby could be heard all down Coke Lane.|How Court Nine Rose 1+: She went up, more slowly than she had meant to.} {Points Proved 1+, Patience of Court Nine 4+: The court will forgive you one mistake, and not cheaply.|Points Proved 1+, Patience of Court Nine 1+: The court will not forgive a mistake now.|Points Proved 1+: The court will hear no more from you, but you may still plead.} {pen of The Pen in the Dark}

Chalked inside the door are your own best of this week, {Best of Your Week in Court Nine}, and the best of anybody's, {Most Ever Proved in Court Nine}.

== Stand up for her
when: no Points Proved
machine: begin
image: unrung-bell

She has her apron folded over her arm already. They are let in past the curtain, with you. There is another door, for those who lose.

=== always: Two Things Known
set: Points Proved 2, Patience of Court Nine 4, Witnesses Heard 0, The Pen in the Dark (1d6 + 4), How Court Nine Rose 0, The Accused ([The Accused] + 5 - 12 * (([The Accused] + 4) / 12))
go to: Court Nine Sits in the Dark

Mr Stagg does not come past the curtain. He takes the lamp away with him, and you hear him lock it into a cupboard. {woman of The Accused} has hold of the back of your coat. {The Accused 9+: "If it asks you whose it was, you don't know," says the cook. "And don't get me let off. Get it down off that wall."|The Accused 5+: "If you please, what time is it?" she asks. It has struck two. "Then I have until four," she says, as people speak of money.|"It's my mother that's paying," she says, quite loudly. "I'd have gone up this morning!"} You say at what hour the bell rang. Nothing happens. Then, over your head, somebody breathes out, like a clerk who has waited all day for the first line, and the pen goes on for much longer than you spoke. You say where she was standing, in as few words as you can.

== Go on with what you know
when: Points Proved 1+, Patience of Court Nine 1+
challenge: The Pen in the Dark 6 narrow
machine: press on
image: bundle-of-letters

It is worth two points, if you are believed. What you know of her is not all to her credit, and you cannot take it back.

=== success: It Is Written Down
gain: Points Proved 2, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Patience of Court Nine 3+, The Accused 9+: You say that a cook does not answer the scullery bell. When it rang she left her sauce to burn, and stood with her back against the label until everybody had gone by. All of that is written down, and then there is a pause, in which anybody might ask himself why she did it. "That's enough," she says, behind you. "Leave it there." You have no more than begun.|Patience of Court Nine 3+, The Accused 5+: You say that it was the nursery-maid's bell, and that she was not the nursery-maid. The house had dismissed her, on the Monday before. Every morning since then she has gone out at six, in a clean cap, and walked about until dark, so that they should not know of it at home. Her father is on the bench outside, and the curtain is not thick. You have to say it again, louder, for the pen.|Patience of Court Nine 3+: You say that nobody rang for her. She did it herself. She tied a broom to a clothes-prop, went up to the gallery in the night, and pushed her own bell until it sounded. The pen takes that without surprise. "You promised me!" she says, into the back of your coat. So you did. You promised her mother as well, and her mother is paying.|Patience of Court Nine 2+, The Accused 9+: It was the scullery bell, and you say how many girls there are in the scullery. There is one. "She was out that night," says the cook, over your shoulder, to whatever is up there. "She was at her aunt's." It is the first lie of the evening, and it is written down like the rest. You could put it right. You have only to say how old she is, and where she sleeps.|Patience of Court Nine 2+, The Accused 5+: You say why she was dismissed: it had come out that she has a child. You say who wrote her the letter: the master of the house. "And whose is the child?" you have to ask her, since it is better to be asked by you. "His," she says. The pen sets down the letter and the child side by side. Behind the curtain a man gets up from the bench, and you hear him walk away. You go on.|Patience of Court Nine 2+: You say on how many nights she went up to the gallery, with a broom, to ring for herself. You say four. "Six," she tells you, because it is her that you are getting wrong. On the first five she could not reach. On the sixth there was somebody to hold the steps, and she will not tell you who. She gives the dates, in a small voice, one after another. Each of them puts her further from going. You let her go on to the end.|You say it more quietly than you meant to, so it comes down nearer, to hear. There is a cold on your forehead, and then on your eyelids. It wants to know what her shoes cost, and what she is called in the house when she is slow. You did not think that you would tell it that. You tell it that. It goes on writing for some time afterwards.}

=== failure: The Rail Gives a Little
when: Patience of Court Nine 4+
gain: Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You tell it again at what hour the bell rang, because nothing else has come to you. The pen does not move. The rail gives under your weight, by the width of a finger. On the left, where you had thought that there was a wall, a door is opened, to be ready. {The Accused 9+: "Say I drink," says the cook, low. "It likes that. Say any mortal thing, so long as you don't say her name." It has been on your tongue since you came in.|The Accused 5+: She laughs, a very little, and begs your pardon for it. You can hear her teeth. You have not yet said who wrote to dismiss her, and you have the letter in your pocket, signed.|The girl hums two notes, and stops, and picks up her bag. She is ready as well. You have only to hold your tongue about the broom.} It has stooped, to be nearer to your mouth. You find out for how long you can stand there and not say it.

=== failure: You Are Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

The rail drops, and she catches at your hand. All that you had proved is read back to you, very fast, in your own voice, and then it is torn across. {woman of The Accused} is taken by the other door. {The Accused 9+: "There's a girl asleep in my kitchen," she says to you, from the stair. "Go round. Don't you wake her."|The Accused 5+: "If you please," she says, on the stair, to whoever has her by the arm. "Baby has to be held up after, or it chokes. Would you send word? They don't know, in Coke Lane."|"Wait," she says, from the stair. "I don't want to, now. Wait."} You are bound over never to repeat it. There is fivepence for the signature. You sign with the hand that she was holding.

=== failure: The Rail Drops
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

The rail drops, and the pen is laid down. You reach behind you for her sleeve and have it, you are sure that you have it, and then you have the apron. {The Accused 9+: Her slippers|The Accused 5+: Her shoes|Her best boots} go by you to the other door. They go up evenly, one after the other, for as long as you can stand there and count.

== Call somebody who saw
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 7 narrow
machine: press on
image: knuckles-on-a-door

There are three hooks, for three hats. Somebody who saw is worth three points. They have to say it with the lamps out, and most of them have never tried.

=== success: Somebody Who Saw
gain: Points Proved 3, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+, The Accused 9+: The third hat is the knife-grinder's. When the bell went, he says, the cook called out, "That's me. That's mine." She called so loudly that he took his foot off the wheel. There was nobody in the kitchen for her to call to. He is telling this to the wall on his right. You turn him by the shoulders, towards the pen, and make him say the last part over again.|Witnesses Heard 3+, The Accused 5+: The third hat belongs to the keeper of the gardens. At the hour of that bell, he says, she was on his bench, beside the water. She had asked him the time, and thanked him, and asked again. "I thought that she meant to do herself a harm. So I swept there." He is telling this to the wall on his right. You turn him round. "I was only waiting for it to be dark," says the nursery-maid. He had swept until it was.|Witnesses Heard 3+: The third hat is that of the man who hires out steps. He had a deposit from her, and she signed for them, with her whole name, and a flourish under it. "She did ask me, would they bear two," he says, to the wall on his right. The girl has stopped breathing. You turn him by the shoulders, towards the pen, and do not ask him who the other was.|Witnesses Heard 2+, The Accused 5+: It is the girl from the floor below. She saw the wire move, she says, and nobody had hold of it. There is a knock on wood, from above, which means *again*. So it can ask. She says it again, in the same words, and cries only when she has been let out. You mean to find out from Miss Frame, at the Board, where that wire goes.|Witnesses Heard 2+: It is her sister's young man. Every Sunday he still waits at the foot of the stair, in a clean collar. He held the steps for her, he says, while she rang it with a broom. "They'd never let one girl out by herself. But two can walk out together. I thought that they'd send the pair of them down to me, on a Sunday." The girl behind you has left off humming. "You never told me that was why!" she says. You have to stop them both. The pen is waiting to hear about the steps.|The Accused 9+: The butcher's boy comes in, basket and all. He was at the hatch when it rang. Cook had her arms in flour, up to here, he says, forgetting that nobody can see; and she went and stood against the wall, over the label. There are two white arms on that wall to this day. "What does the label say?" you ask him. She takes you by the collar, from behind, and twists. "I never learnt to read," says the boy. You are let go, and thank him.|The Accused 5+: A coachman comes in, with his hat held out before him until it meets a hook. It was a new girl who handed up the children that day, he says. He would know the old one anywhere, by her laugh. So you have to ask her for it. It takes her three breaths. It is a good laugh, and it goes on a little too long. "That's her," says the coachman. "It was never the same house after." You tell her that she may stop.|A sweep comes in, and wipes his feet from habit. He was at the gallery flue that night, he says, and saw a broom go by, with a clothes-prop tied to it, and a sleeve. He took it for dusting. "So it was," says the girl, much too loudly. You tread on her foot. The pen writes that down as well.}

=== failure: He Saw Nothing
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

He says that he saw her; and then he says that he had his eyes shut, for it was no business of his. {The Accused 9+: "Forty dinners you have had of me, at the back door," says the cook. "You never shut them for a dinner."|The Accused 5+: "You had them open when you used to walk out with me," says the woman behind you. "You shut them on the day you met me coming out of the study."|"I told him to shut them," says the girl behind you. "I was kissing him. I wanted him off the gallery."} The rail sinks by two fingers, because it does not like to be spoken to by her. You tell her to be quiet. You do it in the voice in which it is done in houses, and she obeys it before she can think.

=== failure: They Are Both Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

"Have you eaten?" your witness is asked, from above, in a voice that he seems to know. He does not answer. He lets go of your arm and walks towards it. The rail drops after that, and {The Accused 9+: the cook|The Accused 5+: the nursery-maid|the girl} is taken by the other door. By the time that the lamps are brought you have been bound over. His hat is on its hook. Nobody outside the curtain saw him come out, and Mr Stagg, who has to keep the hat, would like to be told by somebody what name to put on it.

=== failure: Nobody Is There
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call the name. Someone comes in past the curtain, stands where a witness stands, and breathes. You put your question, and put it again. "He's still out here, with me," says Mr Stagg, on the far side of the curtain. "Don't ask it any more. Ask me, in Court Four, by daylight." The rail drops. Without haste, the breathing crosses the floor to the other door. {woman of The Accused} goes with it; you can tell hers by how quick it is. Nobody has told you that you may move. You hold your own until that door has shut.

== Call the one whom nobody has asked
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 8 narrow
machine: press on
image: door-with-nothing-behind

Whoever was nearest to that bell when it rang has not been asked. It would be worth four points to hear it. She would rather that you did not.

=== success: The One Nearest
gain: Points Proved 4, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+: You call the Keeper of the Board, who was standing under that bell when it rang, with her pencil out. "Not her," says the woman behind you. "She'll lose her place by it." Miss Frame comes in like someone in her own passage, and keeps her voice down, so as not to start one. She has known that label to fall off, she says. She put it back herself. She could not see the hook, and could not swear to it. "I have been forty years at that wall," says Miss Frame, "and I should not know it from a hedge." The pen underlines that. You lead her out by the elbow, and are not thanked by anybody.|Witnesses Heard 2+, The Accused 5+: The boy who oils the pulleys comes in. He was inside the wall when that bell rang, with his cheek against the crank. "He's only little. Let him be," says the woman behind you. You have to lift him up to the rail. He had put a new wire to the bell, he says, for a lady, and was paid in candle-ends. She thought his knot was ugly. She undid it, and tied the wire in a bow. "She wasn't in no hurry," says the boy. Above you somebody whispers, and is answered. Miss Frame, at the Board, lets people trace a wire. You would like to see that bow.|Witnesses Heard 2+: It is the boy who oils the pulleys. He sleeps inside the wall, and was an arm's length from that bell when she rang it. "Oh, don't!" says the girl behind you. "He's my friend." You have to lift him up to the rail. They've no names on them, in that row, he says. She asked him which was hers, and gave him a bun. He had to say one. "So I said that one." Above you there is a sound that you would call a laugh. "Then whose did I ring?" says the girl. Miss Frame has a chart of them, at the Board. You would sooner that she did not find it.|The Accused 9+: You call the daughter. There is one cry behind you, and no more, because the cook has put her own apron into her mouth. The girl comes in, smelling of soda. She was at the sink, she tells the wrong corner. It rang, and Mam stood up against it, and said that it was for cooks. "Only it isn't," says the girl. "I can read." The pen has not gone so lightly all night. Her mother asked one thing of you, and you have four points.|The Accused 5+: You call the girl who was given her place on the Monday. She comes in under a cap that is too large for her. She was alone with that bell, she says, and she saw it ring. "I'd had the place a day. I thought if I kept still it would go to her that was before me, because they'd know her up there, and they wouldn't know me." Then she hears what she has told them. She asks you if there would be time to write to her mother. You tell her yes.|You call her mother. She had letters, says the mother, from the girl who went up: good fires, kind people, and hardly anything to do. She used to read them out of an evening. That is why this one is so set on going. "There weren't any letters. I wrote them on the Sunday, and I put in what I'd have liked to hear, and then I'd to read it out, of a Monday, and be surprised." It is very quiet behind you. You have to ask her, for the record, how many there were. "Sixty-two," says the mother.}

=== failure: The Answer Comes First
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You have asked nothing yet, and you are answered. "Hers," it says, above you and to the left, {The Accused 9+: in the voice of the daughter. "That's not my girl," says the cook. "She would have cried."|The Accused 5+: in the voice of the girl who was given her place. "She's not come in," says the nursery-maid. "I'd have smelt the starch."|in the voice of her mother. "Mother never said a thing so short," says the girl behind you.} It is written down none the less, and the rail goes down by a third. You put your head out past the curtain. The real one gets up from the bench, as white as her apron, and opens her mouth to tell you that she is ready. There is no voice in it.

=== failure: You Have Asked
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

What comes in is not the one you called. It takes hold of the rail, beside your hand, as a witness should. {The Accused 9+: "She would have gone, and never said for whom," it tells the pen,|The Accused 5+: "She was never once late," it tells the pen,|"She went up there for six nights, and she is afraid of the dark," it tells the pen,} in nobody's voice. Nothing better has been said for her. It is written down, every word, and only then does the rail drop. When the lamps are brought you are alone, and bound over. "That's always the nearest," says Mr Stagg, who has your fivepence. "It stands there all night, to be asked." He has never known it to speak. You sign, and keep from him that it was on her side.

=== failure: It Was Nearest
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call, and the door that opens is the other one. Whoever it is stays on the bottom step. {The Accused 9+: "Mam?" it says. The cook is past you before it can say it again.|The Accused 5+: It makes a small noise, such as a child makes at four in the morning, and the nursery-maid has let go of your coat before she knows it.|"Are you coming?" it says, in a girl's voice. "Oh, it's you," says the one behind you, and has gone by, without her bag.} The rail drops after her. A bearer carries her bag out past the curtain; the bags are sent on by the roofs, Mr Stagg says. There was time to call *Don't*. The pen would not have written it.

== Ask for another day
when: Points Proved 1 to 2
machine: stop
image: an-inch-of-candle

With two points it will not clear her. It may let her wait, and most people come for no more than that.

=== always: Put Off
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 3, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You ask for a day. You hear pages turned, a great many, as if there were not many days left. Then a slip of paper is put into your hand, and when Mr Stagg has found his key, and the lamp, you can read it to her. It says *Thursday*. {The Accused 9+: She pays you out of her boot. "Could that be made out in another name?" asks the cook. You hold it up to the lamp for her. There is no name on it.|The Accused 5+: She pays you out of her boot, on one leg, because it is ten minutes to four. From the bottom of the steps she calls up to ask which Thursday. You look, and have to shout it after her: it does not say.|She pays you out of her boot, with her mother's money. "I'd have been there by now," says the girl. You have to go home with her, to explain it. "Which Thursday?" asks her mother.}

== Plead
when: Points Proved 3+
machine: stop
image: judge-in-his-wig

From three points on it clears her. From seven on it takes the bell itself off the Board. Twelve points are the most that it will write down. She pays more for each point than for the one before.

=== always: Struck Out
when: Points Proved 7+
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 5, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

"Then whose is it?" asks the dark. {The Accused 9+: You know. You have known since she told you that you did not. "I couldn't say," you answer, and that is written as slowly as the truth was.|You say that this is not for you to say, and are let stand there for some time.} And then in the hall, on the far side of two walls, you hear a small bell unhooked, and the wire of it let go, singing, all the way up. {The Accused 9+: There is no bell now that could call her girl. The cook pays you with what she had put by for her burying. You have told the court one lie, and it is in the book, and you would tell it again.|The Accused 5+: The nursery-maid kisses you, and in the dark she gets your ear. She pays you on the run. From the steps you can see her go, all down the length of the street, past one lamp after another, with her cap off. It strikes the three-quarters. You shout after her that there is time.|Under Mr Stagg's lamp the girl counts out her mother's money, to the last penny. Nothing can ring for her now. "She'll think I never tried," she says, of her sister. You take her home. "It went well," you tell the mother.}

=== always: Found
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 4, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You say that on these points it cannot have been hers. They are gone over, one at a time, for as long as it likes. It finds for her. {woman of The Accused} walks out under the lamp, and counts out your money. {The Accused 9+: Then she looks up at the bell. "It won't be me that it rings for next," says the cook. "Could you have gone on, until they took it down?" You could. You were afraid to, and you have to say so to her face.|The Accused 5+: In the passage they have begun to ask for the girl who has her place now, and you hear the girl answer to her name. You hold the street door for the one, so as not to have to look at the other.|It was she who rang it, as you both know, with a broom on a clothes-prop. "They've kept my broom," she says, quite lightly. "Do you know anybody who'd lend me one?" You walk her to her mother's door, and stay on the step until you have heard the key.}
