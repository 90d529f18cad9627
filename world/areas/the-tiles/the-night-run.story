= The Night Run
where: The Tiles
when: base Shadowy 20+
image: wet-rope
order: 190
teaser: {Load on Your Back 1+: You are out there now, with what you have, and it is getting no lighter.|What people packed before they went up is lying behind the far chimneys.}

{Load on Your Back 1+: You are out on the far roofs, at night, with other people's best clothes tied on your back. The owners were rung for, and have gone up. The bearer who swore to send these after them hid them here, and you mean to sell them. Under the slates sleep those who helped to pack. If they wake, or if your foot slips, you lose it all.|Whoever is rung for packs one bundle, with the best that they have. A bearer in felt slippers carries it behind them to the Stair, and swears to send it up. Some never do. They hide it on the far roofs, behind a chimney, until it can be sold. "You may have those," says Sabine Fray, who is the best burglar in Underhall. "I'm only looking for the one, and I'd know it by the knot." You would carry them home on your back, in the dark, over the bedrooms of the people who packed them.}

{Roofs Behind You 6+: It is day. You can only go down.|Roofs Behind You 4+: It will soon be day.|Load on Your Back 1+: There is time yet before it is day.|How the Night Run Ended 5+: There is a bare roof over there, which was your work. They have begun to fill another.|How the Night Run Ended 3+: What you brought down is sold, and the mark of the rope has nearly gone from under your arms.|How the Night Run Ended 2+: In the street the bearers have begun to say *By your leave* to you, and to stand aside.|How the Night Run Ended 1+: You came home with an empty rope. Sabine has washed it.|From the trap one sees four ridges, and then nothing.} {light of The Light on the Tiles}

The best nights are cut into the trap, in bundles. Your own, this week: {Best of Your Week on the Tiles}. The best that anybody had, with no name by it: {Most Ever Brought Down}.

== Go up, at Sabine's price
when: no Load on Your Back
pay: Echoes 25
machine: begin
image: lamp-and-ladder

"I don't keep it," says Sabine. "It goes to a bearer with six children, and he tells me which roof." You would have one bundle to begin with.

=== always: One Bundle
set: Load on Your Back 1, Noise on the Tiles 0, Roofs Behind You 0, How the Night Run Ended 0, The Light on the Tiles (1d6 + 10), The First Bundle ([The First Bundle] + 1 - 6 * ([The First Bundle] / 6))
go to: The Night Run

Sabine Fray goes before you as far as the Gap, feeling for each slate with a bare foot, and does not once look down. {Sabine Fray's Case exactly 1: "I'm bound over to take nothing round," says Sabine. "Nobody bound me not to look."|Best of Your Week on the Tiles 3+: "They know my step out there," says Sabine. "They've begun to know yours."|"They know my step out there," says Sabine. "They don't know yours."} Behind the last stack is a bundle in oilcloth. She feels over its knot, and shakes her head. "What ought it to be?" you ask her. "A bow," says Sabine. "My mother's was in a bow." She ties the bundle on you, under the arms, with a wet rope, so that it shall not creak, and turns you to face the dark. "If they wake, they'll say a name," says Sabine. "It won't be yours. Don't answer to it."

== Over the ridge, to twice as much
when: Load on Your Back 1 to 4, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: roof-square

The ridge is as wide as your foot, and beyond it lies as much again as you carry. You would be heard twice as far. A slip loses you all of it, and from four bundles on there would be a bribe to pay.

=== success: As Much Again
gain: Load on Your Back ([Load on Your Back]), Noise on the Tiles 2, Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: The Light on the Tiles (1d6 + 10 - least(6, [Noise on the Tiles] + 2))
go to: The Night Run

{Load on Your Back 8+, Best of Your Week on the Tiles 8+: You have carried eight before, this week, and your back knows it before you do. You go on all fours. Behind a window an old man is sitting up, fully dressed, beside a candle. He sees a hump of oilcloth pass along the sill. He must have been expecting to be called for, because he stands, takes off his cap to it, and puts up the sash. Then he holds out to you a bundle of his own. You go faster than is safe.|Load on Your Back 8+: There are eight bundles on you now, and you can only go on all fours, like an animal that somebody has loaded for a joke. Under the slates a man is saying his prayers. He stops. You hold a chimney in both arms, because it is warm, and wait. When he goes on, he does not go back to the beginning. He speaks lower, and more slowly, and leaves a pause after each question. By the third you have understood that he is asking you.|Load on Your Back 4+, Noise on the Tiles 4+: You go over the ridge astride, an inch at a time, with the load pulling you now to the street side, where there is a lamp, and now to the other, where there is nothing. Two more bundles are lashed to the far stack. A bearer's felt slippers have gone up to it, through fresh soot, with a patch on the left heel. They have not come back. You take both bundles under one arm. You look behind the stack, and there is nobody. You get up on a ledge, and look down the chimney. You do not look over the edge.|Load on Your Back 4+: By now your feet know their business. You go along the ridge upright, with a row of bedrooms asleep on either side of you, and for the length of a house you are afraid of nothing in the city. At the far stack there are two more bundles. When you have them on there is a laugh, quite close. It was yours. You put your sleeve in your mouth.|Best of Your Week on the Tiles 2+: You know this ridge, and leave it behind you in ten steps. The second bundle is light, and something clinks in it. There is a hole in the oilcloth. You put in a finger, and have hold of a door-key, on a string, with a label. You turn the label to what light there is. *Home,* it says, in pencil. *In case.* You look at the houses. Then you push the key back in, and go down the next slope with your hand over the hole.|You run it, as they tell you not to, because it is worse to go slowly. On the far side your foot finds a gutter, and the gutter holds. The second bundle is where Sabine said. When you have it on your back there is a buckle in it that chinks at each step, like a spoon in a cup. "Is that you?" says a woman, under the slates, half asleep. You stand still, on one foot. "I've kept your side warm," says the woman.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

The load slips, and takes you with it. You come down on a lead flat, on your face, and the rope parts. The bundles go over the edge, into the court, and people run out to them with lanterns. The first has burst under a lamp. {inside of The First Bundle} They are very quiet about it, down there. A woman has put on her spectacles, and knelt, and begun to fold. At the trap a bearer in felt slippers is waiting for you. "Sabine's price was for the roof," he says. "It's fifteen more, to forget whose rope that was." You count it into his cap. "By your leave," says the bearer. He goes down into the court, and offers to carry it all back up for them.

=== failure: Dropped
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

The slate comes away under you with a small, dry noise, like a biscuit. Then you are through the roof of Number Sixty as far as the arms, with your legs in a bedroom, and the bundle behind your neck. A man in felt slippers comes down to you from the ridge. He is the bearer who hid it. "By your leave," he says, and kneels on your shoulder, to undo the knot. You call him a thief. "I carried that up four floors," says the bearer. "I hid it from my own friends. I've not had a penny for it yet. What did you carry it for?" He waits, and you have no answer. In the bedroom somebody has lit a candle, and begun to unlace your boot.

== Lie still behind a stack
when: Load on Your Back 1+, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: chimney-pots

They might forget that they heard you, and the light might change. But somebody might put a head out, and it is no safer than the ridge.

=== success: They Go Back to Sleep
gain: Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Noise on the Tiles (most(0, [Noise on the Tiles] - 3)), The Light on the Tiles (1d6 + 10 - most(0, [Noise on the Tiles] - 3))
go to: The Night Run

{Load on Your Back 8+: You lie flat, and the eight bundles lie on top of you. Under the slates they are speaking of a girl who had the bed by the window, and was rung for. They hope that she is warm up there. They sent the good shawl with her. You keep your face in the gutter until they have blown out the light. It takes them a long time, and you have the shawl.|Noise on the Tiles 2+: You lie down with your cheek against the bricks. A window is put up, a yard from your head, and a man breathes at the night for a long while. "Nora?" he says to it, not loudly. He waits, and so do you. It would be easy to say something. Then the sash comes down. You listen for him to fasten it. He does not.|Load on Your Back 4+: A bearer comes along the ridge with a new bundle, and you are in his way. "By your leave," he says. It is so dark that he has taken you for one of his friends. He goes by near enough to leave you the smell of it, which is camphor and new bread. "Have you heard?" says the bearer. "There's somebody been stealing these." You tell him that it is a disgrace.|Load on Your Back 2+: You lie along the gutter, as still as what you carry. A cat comes down the slope, walks over you from the heels to the head, as it would over any other part of the roof, and stops. It treads round and round on the bundle behind your neck. Then it lies down, and begins to purr. "Listen," says a child, under the slates. "That's Tib. She only does that for Mam."|Best of Your Week on the Tiles 4+: There is a bakery under this one, and the slates are as warm as a bed. You have been over here so often, this week, that you fall asleep, as you would at home. You wake with a start. Your rope had slipped, and has been tied again, and you never felt it done. You feel the new knot over in the dark. It is Sabine's, and Sabine has told you that she goes no further than the Gap.|You lie down with your head on the bundle, since there is nobody to see. It smells of soap, and of a hot iron. They will have been ironing on the last evening, because nobody would go up there creased. You lay your cheek to it, and then the flat of your hand. You move your hand a little, to be sure. It is still warm.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

This is a chimney that is swept at night, and the sweep's boy comes up out of it, a foot from your nose. He yells, as he has been taught to. He has seen your face, and Sabine long ago made a price with the boys for that: fifteen pence. You have counted it out when a window goes up under you, and a woman holds out a candle. She does not look at your face. She looks at the top bundle, where the oilcloth is torn, at a blue check, and a hem. "Have they let you come home?" she asks it. You have your knife out. You cut the rope and run, and leave her to find that there is nobody in it.

=== failure: A Hand on the Tiles
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

In the dark you put your hand down on the tiles, and it is on a hand. The hand is cold, and open, and was there before the rain. Whoever it was has a bundle on the back, and a wet rope under the arms. You feel for the knot. It is the same that you have on your own chest, and only Sabine Fray ties it. You are across two roofs before you breathe, and have left your load behind you. At the trap Sabine sits with the ropes over her arm, and counts them, as she does each night. "There's one that has never come back," she says. "I like to think that she's living on it." You have to tell her which stack.

== Go down with what you have
when: Load on Your Back 1+
machine: stop
image: lantern-on-the-last-step

In the yard a woman with a lamp pays sixty pence a bundle, and does not ask whose it was. Eight are more than she can pay for. They go to Granny Oddlot, who judges what is left.

=== always: The Whole Roof
when: Load on Your Back 8+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 5, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

They have to cut the rope off you. There are eight, in a row, on the floor of Granny Oddlot, who is blind. She goes along them, and lays the back of her hand on each, as if it might have a fever. "That's the lot," she says. "I never thought to see that roof bare." She pays you, out of the big tin. Then Sabine Fray goes along the row on her knees, with a candle, to look at the knots. {A Place Among the Perquisites 5+: None of the eight is in a bow, as her mother's was. But the last is too light. There is only cloth in it, folded so as to look like more, with a label pinned on, and the name on the label is yours. "That's how the bearers ask a person to stop," says Granny Oddlot. And if a person did not stop, you ask her. "Then it's packed," says Granny Oddlot.|None of the eight is in a bow. "I tied up my mother's in one," says Sabine. "I was six. She'd asked me to be sure and put in her shawl, and I was so proud of my bow. They had gone before I saw the shawl, on the chair." She would take it up to her, she says. "And would you come down again?" you ask her. Sabine does not answer. She has gone back to the first knot.}

=== always: A Sackful
when: Load on Your Back 2+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 4, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

In the yard Sabine Fray looks over your knots, by a lamp no larger than a thimble, and shakes her head, and goes home. The woman who pays undoes your first bundle, to see what she has got. {inside of The First Bundle} The others she only lifts. {Best of Your Week on the Tiles 7+: "There's a girl comes here and asks for a glove," she says. "A grey one, the left, with a darn in it. She has the other one on. I've told her that you're going up again." You ask which finger the darn is in.|"Who buys that?" you ask her. "The ones that packed it," says the woman. "They can't buy all of it. They buy it back a piece at a time, and come again on the Friday." You think about that while she finds her purse. "Sixty each," you say.}

=== always: A Pocketful
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 3, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

You go down again by the way you came up, with the one bundle. In the yard Sabine Fray looks at the knot, and shakes her head. A woman with a purse undoes it, under her lamp. {inside of The First Bundle} {Best of Your Week on the Tiles 5+: You have brought down eight before now. Tonight, with the one, your knees give way above the bottom rung, and you arrive sitting. "They get heavier when you know what is in them," says Sabine. The woman has seen it too, and counts out fifty. You do not get up until she has made it sixty.|Behind her stands a man with sixty pence ready, in his glove. "Green string?" he asks you. It was his wife's, and he has been told that it lies on the next roof. "It's only the one ridge," says the man. It was getting light, you tell him. They all look up at the dark.}
