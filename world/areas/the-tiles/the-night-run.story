= The Night Run
where: The Tiles
when: base Shadowy 20+
image: wet-rope
order: 190
teaser: {Load on Your Back 1+: You are out there now, with what you have, and it is getting no lighter.|The other loads stop at the Gap. These are fetched from beyond it.}

Whoever is rung for takes a bundle. A bearer carries it behind them to the stair, and is trusted to send it up. Some do not. They leave it on the far roofs, beyond the Gap, to be sold, and they would hang for that. Sabine Fray shows you the first bundle, for twenty-five pence. One more lies on the next roof, two on the one after, four on the last, and a load makes noise. Sabine wants no share. She asks to see the knots, before they are undone.

{Load on Your Back 1+: At the sixth move it is day. A fall costs you the load, and from four bundles on a bribe as well.|How the Night Run Ended 5+: There is a bare roof over there, which was your work. They have begun to fill another.|How the Night Run Ended 3+: What you brought down is sold, and the mark of the rope has nearly gone from under your arms.|How the Night Run Ended 2+: In the street the bearers have begun to say *By your leave* to you, and to stand aside.|How the Night Run Ended 1+: You came home with an empty rope. Sabine has washed it.|From the trap one sees four ridges, and then nothing.} {light of The Light on the Tiles}

The trap has the best nights cut into it, in bundles. Your own, this week: {Best of Your Week on the Tiles}. The best that anybody had, with no name by it: {Most Ever Brought Down}.

== Go up, at Sabine's price
when: no Load on Your Back
pay: Echoes 25
machine: begin
image: lamp-and-ladder

"I don't keep it," says Sabine. "It goes to a bearer with six children, and he tells me which roof."

=== always: One Bundle
set: Load on Your Back 1, Noise on the Tiles 0, Roofs Behind You 0, How the Night Run Ended 0, The Light on the Tiles (1d6 + 10), The First Bundle ([The First Bundle] + 1 - 6 * ([The First Bundle] / 6))
go to: The Night Run

She goes before you as far as the Gap, feeling for each slate with a bare foot, and does not once look down. {Sabine Fray's Case exactly 1: "I'm bound over to take nothing round," says Sabine. "Nobody bound me not to look."|Best of Your Week on the Tiles 3+: "They know my step out there," says Sabine. "They've begun to know yours."|"They know my step out there," says Sabine. "They don't know yours."} Behind the last stack is a bundle in oilcloth. She feels over its knot, and shakes her head. You ask her what it ought to have been. "A bow," says Sabine. She ties the bundle on you, under the arms, with a wet rope, so that it shall not creak, and turns you to face the dark. You set out, with a stranger's Sunday things between your shoulders, looking for a bow.

== Over the ridge, to twice as much
when: Load on Your Back 1 to 4, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: roof-square

There is a ridge as wide as your foot, and on the other side of it as much again as you carry. You will be louder from there on.

=== success: As Much Again
gain: Load on Your Back ([Load on Your Back]), Noise on the Tiles 2, Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: The Light on the Tiles (1d6 + 10 - least(6, [Noise on the Tiles] + 2))
go to: The Night Run

{Load on Your Back 8+, Best of Your Week on the Tiles 8+: You have carried eight before, this week, and your back knows it before you do. You go on all fours. An old man is sitting up, behind his window, beside a candle. He sees a hump of oilcloth pass along the sill, and he stands, and takes off his cap to it. He must have been expecting to be called for. You go faster than is safe.|Load on Your Back 8+: There are eight bundles on you now, and you can only go on all fours, like an animal that somebody has loaded for a joke. Under you a man is saying his prayers. He stops. You hold a chimney in both arms, because it is warm, until he has gone back to the beginning.|Load on Your Back 4+, Noise on the Tiles 4+: You go over it astride, an inch at a time, with the load pulling you towards the street side, where there is a lamp, and then towards the other, where there is nothing. Two more are lashed to the far stack. The bearers wear felt slippers. One pair of prints, with a patch on the left heel, goes up to the stack through fresh soot, and does not come back. You take both bundles under one arm and do not stay to tie them.|Load on Your Back 4+: By now your feet know their business. You go along the ridge upright, with a row of bedrooms asleep on either side of you, and for the length of a house you are afraid of nothing in the city. At the far stack there are two more. When you have them on there is a laugh, quite close. It was yours. You put your sleeve in your mouth.|Best of Your Week on the Tiles 2+: You know this ridge, and leave it behind you in ten steps. The second bundle weighs next to nothing, and rattles. There is a hole in the oilcloth. You put in a finger, and have a button, with the thread still in it, and a shred of blue on the thread. The coat will have been left at home, for somebody smaller. You go down the next slope with your hand over the hole.|You run it, as they tell you not to, because it is worse to go slowly. On the far side your foot finds a gutter, and the gutter holds. The second bundle is where she said. When you have it on your back, and move, there is a buckle in it that chinks against another, at each step, like a spoon in a cup. "Is that you?" says a woman, under the slates, half asleep. You wait on one foot until she has stopped listening.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

The load slips, and takes you with it. You come down on a lead flat, on your face, and the rope parts. The rest goes over the edge, into the court. People run out to it with lanterns. You cannot get up yet, so you lie and look. The first of the bundles has burst under a lamp. {inside of The First Bundle} They are very quiet about it, down there. A woman has put on her spectacles, and knelt, and begun to fold. At the trap a bearer is waiting for you. "Her price stands," he says. "Sabine's was for the roof. It's fifteen more, to forget whose rope it was." He holds out his cap. "By your leave," he says, when you have counted it in.

=== failure: Dropped
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

The slate comes away under you with a small, dry noise, like a biscuit. Then you are through the roof of Number Sixty as far as the arms, with your legs in a bedroom, and the bundle on the slates behind your neck. A man in slippers comes down to you from the ridge. "By your leave," says the bearer. He has to kneel on your shoulder, to undo the knot. You call him a thief. "I carried that up four floors," he says, "and over three roofs, in the wet. I hid it from my own friends. I've not had a penny for it yet. What did you carry it for?" He waits, with the bundle in his arms, and you hang there and have no answer.

== Lie still behind a stack
when: Load on Your Back 1+, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: chimney-pots

If nobody puts a head out, they will forget most of what they have heard, and the light may change. It is no safer than crossing.

=== success: They Go Back to Sleep
gain: Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Noise on the Tiles (most(0, [Noise on the Tiles] - 3)), The Light on the Tiles (1d6 + 10 - most(0, [Noise on the Tiles] - 3))
go to: The Night Run

{Load on Your Back 8+: You lie flat, and the eight of them lie on top of you. Under the tiles they are speaking of a girl who had the bed by the window, and was rung for. They hope that she is warm up there. They sent the good shawl with her. You keep your face in the gutter until they have blown out the light. It takes them a long time, and you have the shawl.|Noise on the Tiles 2+: You lie down with your cheek against the bricks. A window is put up, a yard from your head, and a man breathes at the night for a long while. "Nora?" he says to it, not loudly. He waits, and so do you. Then the sash comes down. You listen for the catch to go over. He has left it off, for whoever you are.|Load on Your Back 4+: A bearer comes along the ridge with a new one, and you are in his way. "By your leave," he says. It is so dark that he has taken you for one of his friends. You draw in your feet. He goes by near enough to leave you the smell of it, which is camphor and new bread. You wait until he has put it down, and wiped his face, and gone back for another.|Load on Your Back 2+: You lie along the gutter, as still as what you carry. A cat comes down the slope and walks over you, from the heels to the head, as it would over any other part of the roof. Under the tiles, one after another, they go back to sleep. You stay down for rather longer than you need. It is a rest not to be anybody.|Best of Your Week on the Tiles 4+: There is a bakery under this one, and the slates are as warm as a bed. You have been over here so often, this week, that you lie down as you would at home. You wake with a start. Your rope had slipped, and has been tied again, and you never felt it done. You feel the new knot over. It is one of Sabine's. You could ask her, at the trap, how often she comes behind you.|You lie down with your head on the bundle. It smells of soap, and of a hot iron. They will have been ironing on the last evening, because nobody would go up there creased. You move your head off it, on to the slates. They are cold, and nobody's.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

This is a chimney that is swept at night, and the sweep's boy comes up out of it, a foot from your nose. He yells, as he has been taught to. He has seen your face. Sabine made a price with the sweeps' boys for that, long ago, and her price stands: fifteen pence. A window goes up under you, and a woman holds out a candle. She does not look at your face. She looks at the top bundle, at the cloth, which is a blue check, and at the hem. "Have they let you come home?" she asks it. You have your knife out. You cut the rope and run, and leave her to find that there is nobody in it.

=== failure: A Hand on the Tiles
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

In the dark you put your hand down on the tiles, and it is on a hand. The hand is cold, and open, and was there before the rain. Whoever it was has a bundle on the back, and a wet rope under the arms. You feel for the knot. It is the knot that you have on your own chest, and there is one person who ties it. You are across two roofs before you breathe. At the trap you find that you have left your load behind you. Sabine sits there with the ropes over her arm, and counts them, as she does each night. "There's one that has never come back," she says. You have to tell her which stack.

== Go down with what you have
when: Load on Your Back 1+
machine: stop
image: lantern-on-the-last-step

There is a ladder on the dark side of every stack. At the bottom is a woman with a lamp, who pays sixty pence a bundle. A whole roof is more than she can pay for, and goes to Granny Oddlot.

=== always: The Whole Roof
when: Load on Your Back 8+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 5, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

They have to cut the rope off you. There are eight, in a row, on Granny Oddlot's floor; she goes along them, and lays the back of her hand on each, as if it might have a fever. "That's the lot," she says. "I never thought to see that roof bare." She pays you, out of the big tin. Then it is Sabine Fray's turn, on her knees, with a candle, at the knots. {A Place Among the Perquisites 5+: None of the eight is in a bow, as her mother's was. But the last has nothing in it. It is only cloth, folded so as to look like more, with a label pinned on, and the name on the label is yours. "That's how they ask a person to stop," says Granny Oddlot. You tie the cloth across your chest, where the rope goes. The next time, you mean to be seen in it.|"I was six when I tied up my mother's," says Sabine. "I did it in a bow." None of the eight is in a bow. You ask her what she would do with it, if it were. "Take it up to her. She had asked me to be sure and put in her shawl. But I was so proud of my bow. They had gone before I saw that the shawl was on the chair." "And would you come down again?" you ask her, twice.}

=== always: A Sackful
when: Load on Your Back 2+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 4, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

The ladder goes down past five windows, and you go past them with your face to the wall. In the last of the five a child is standing, in a nightgown, with a finger at its lips. In the yard Sabine looks over the knots, by a lamp no larger than a thimble. "My mother's was in a bow," she says. "I tied it, the night they rang for her." She goes home. The woman who pays undoes the first of them, to see what she has got. {inside of The First Bundle} The others she only lifts. {Best of Your Week on the Tiles 7+: "You had eight, the other night," she says. "Now there's a girl comes here and asks for a glove. A grey one, the left, with a darn in it. I've told her that you're going up again." You ask which finger the darn is in.|"Who buys that?" you ask her. "The ones at home, that it was packed by. They can't buy all of it. They buy it back a piece at a time, and sit and look at the piece, and come again on the Friday." You think about that while she finds her purse. "Sixty each," you say.}

=== always: A Pocketful
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 3, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

You go down again by the way you came up, with the one bundle. Sabine looks at the knot, and shakes her head. The woman who pays undoes it, under her lamp. {inside of The First Bundle} {Best of Your Week on the Tiles 5+: You have brought down eight before now. Tonight, with the one, your knees give way above the bottom rung, and you arrive sitting. "It gets worse when you know what is in them," says Sabine. The woman who pays has seen it too, and counts out fifty. You do not get up until she has made it sixty.|Behind her stands a man with sixty pence ready, in his glove. He was told that there is one on the next roof tied up with green string. "You'll have gone on for that," he says. "It's only the one ridge." It was getting light, you tell him. They all look up at the dark.}
