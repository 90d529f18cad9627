= The Season in the Ring
where: The Scullery Ring
when: base Dangerous 15+
image: fists-up
order: 190
teaser: {Purse on the Plate 1+: Your stakes are on the plate, and there is somebody in the other corner.|When the plates are put away one is left out. They put money on it, and people fight for the money.}

{Bouts This Season 6+: There is nobody left to fight. All along the benches they sit where they are, and look at you, and then at the plate. Nobody will go home until you have taken it down. They go on betting even so.|Bouts This Season 5+: "Which one is it?" asks the old man who dries the plates, and is turned by the shoulders until he faces you. He is the last of the six. Ephraim Tunney has rung him with the hammer from the neck to the feet, and not one bone has answered. They have all been broken, long ago. It is years since anybody got him to lie down.|Bouts This Season 4+: "That's mine," says Sergeant Maud Coker of the Watch, who is off duty. She knocks on her own hip, before Ephraim Tunney can come to it with the hammer, and it thuds. "Now you know mine, and I know yours." She has taken off her collar. In the Watch it is Coker who teaches them where to hit. She looks once at the plate, like the others.|Bouts This Season 3+: The stoker from Number Six has never been heard to speak. He lets himself be rung with the hammer, bone by bone, and looks over your head, at the plate. When it comes to the shoulder that he shovels with he puts up a hand, and covers the place. Ephraim Tunney has to lift the hand away, so that everybody may hear.|Bouts This Season 2+: The lady with the long arms sings at the Prince's. Before the hammer gets to each of her bones she hums its note, and is right every time, and they laugh along the benches. Then it comes to a rib, high up on the left, and the rib thuds. That is the one she sings with. She goes on humming, and looks you over, to see what it will be safe to break.|Bouts This Season 1+: The coal-heaver from the Wharf has seen a hat. He tells you about the hat while the hammer goes down him. It is grey, and he could have it by tomorrow with what is on that plate. Then his knee thuds, so that the whole house hears it, and he leaves off about the hat. He weighs sixteen stone. "I'm sorry about this," he says.|Purse on the Plate 1+: "It's for my rent," says Osgood the pastry-cook, as he rolls up his sleeves, "or I'd not." He is the first of the six. Ephraim Tunney rings him with the hammer, bone by bone. They all answer but a rib, low down on the left. Osgood looks across at you, to see if you heard. You heard. What is on the plate is yours if you stop now, and his if he can put you on the floor.|The Bad Wrist 1+: Bess Colley, who ties up whoever falls, knocks on your wrist with one knuckle. It thuds. "They'll hear that from the street," says Bess, "and they'll hit you nowhere else. Leave it some days." In the Ring, after ten, they fight for the money on a plate. Before each bout both of them are tapped with a boiler-hammer, bone by bone, so that everybody knows what is cracked. Ephraim Tunney already has the hammer in his hand. "Well?" he asks.|"Have you anything cracked?" asks Ephraim Tunney. "You can tell me, or this will tell everybody." He holds up the hammer that he uses on boilers. After ten the children are sent home, and in the Ring they fight for the money on a plate. First both of them are tapped, bone by bone, before the whole house. A sound bone rings. A cracked one thuds, and then whoever fights you knows where to hit. Six people want what is on that plate, and every one of them needs it more than you.}

{Bouts This Season 6+: |Purse on the Plate 1+, The Bad Wrist 1+: Your wrist thuds, and they have all heard it. Fall once more, and the plate is gone.|Purse on the Plate 1+: Nothing in you has thudded yet. The first fall will cost you a wrist, and the second will cost you the plate.|How the Season Ended 5+: You wear the belt under your clothes. You have not slept well in it.|How the Season Ended 4+: The purse is spent, and you have the marks still.|How the Season Ended 3+: You stopped at one stake, the last time, and ate it for supper.|How the Season Ended 2+: Two men still speak of how heavy you were.|How the Season Ended 1+: They have scrubbed the place where you lay.} {corner of The Other Corner}

== Put your name down
when: no Purse on the Plate
machine: begin
image: hammer-and-nails

Bess Colley, of Number Three, ties up whoever falls. {The Bad Wrist 1+: She keeps the chalk behind her, so that you have to ask twice.|She holds out the chalk to you, and does not let go of it at once.} Scratched on the copper are your best this week, {Best of Your Week in the Ring}, and the most ever, {Most Ever on the Plate}. The name by that has been rubbed out.

=== always: You Are Rung
set: Purse on the Plate 1, Bouts This Season 0, How the Season Ended 0, The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - 0)
go to: The Season in the Ring

{The Bad Wrist 1+: Ephraim Tunney undoes the stocking himself. Shoulder and elbow give their notes. Then he taps the wrist, and it thuds, like bad money. He is a just man, so he taps it again, for those at the back. In the far corner Osgood the pastry-cook has stopped rolling up his sleeves, to listen.|Best of Your Week in the Ring 8+: You hang the belt on its nail, where it has to be while you fight, and the air is cold where it was. The hammer goes down you more slowly than it used to. Every bone still answers. One of them, below the left ear, answers late. Only you and Ephraim Tunney have noticed, and he goes on to the next.|The hammer is no larger than an egg. Ephraim Tunney begins at your collar-bone. Each bone has its own note, and you feel it in your back teeth; there are a great many, and you have never heard one of them before. All of them ring. You are as proud as if you had made them. Then Osgood the pastry-cook is rung, whom you have to fight, and at one rib it thuds. "Poor man," says a woman near you. You are counting ribs, to be sure which.} {Laid on Every One 1+: An arm comes out between two women on the front bench, with a stake in its fingers, and stops above the plate. Your name has been struck out of the book, and there is nothing to lay it on. It feels along the rim for you, twice, before it goes in again. Keziah Strand lays the first stake herself, out of the strike. "I shall want that back," says Keziah.|The first stake is laid on the plate, against your name, by an arm that comes out between two women on the front bench, and goes in again. Both of them have their hands in their laps.}

== Fight behind your guard
when: Purse on the Plate 1+, Bouts This Season under 6
challenge: The Other Corner 10 narrow
machine: press on
image: gauntlets

Elbows in, chin down. You would let them tire themselves on your arms, and keep off what is cracked. It adds two stakes to what is yours. {The Bad Wrist 1+, Purse on the Plate 6+: If you go down now you will have to pay two men to carry you out.|The Bad Wrist 1+: They will try for the wrist first, because they have heard it.|You will be able to feel every inch of both arms tomorrow.}

=== success: On Your Feet
gain: Purse on the Plate 2, Bouts This Season 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - ([Bouts This Season] + 1))
go to: The Season in the Ring

{Bouts This Season 6+: Nothing in the old man had answered, from the neck down. For a minute you think that he is past doing harm. Then he begins. It comes from wherever you are not looking, always at the one pace, and he does not breathe any faster for it. You put out a fist to keep him off, and he walks on to it, and sits down. "Have I stopped?" he asks. You tell him yes. You have to lift him by the arms, because he has not felt the floor yet.|Bouts This Season 5+: "Left," says Sergeant Coker, before she hits you with the left. She trains constables in that way. She calls each blow, and each one lands on your elbow, until the bone seems to be wet. Then she looks at the plate, once, and you hit her. From one knee she tells you what it was for: a month of her mother's bed, at the Mending House. "You'll not give it back," says Coker. "I'd have kept yours."|Bouts This Season 4+: The stoker from Number Six puts up no guard. You hit him for a quarter of an hour, and all that time he looks at you. Then you see that he is not looking. He has lost his senses, and has not fallen down. You turn to Ephraim Tunney. "He is standing," says Ephraim. So it has to be done. You lay the flat of your hand on the stoker's chest, and push, no harder than one pushes a door. It is worth two stakes, the same as the others.|Bouts This Season 3+: The lady from the Prince's has longer arms than you, and every blow comes down on the same inch of yours. She hums, to keep the time. You wait until she has to breathe, and step in upon the breath, and she goes down holding her throat. You never touched her throat. Before she lets herself be lifted she tries one note, very low, and then the next above it, and the next. On the benches their lips go up with her. One short of the note that she is paid for she stops, and looks at you. "I'll leave that one," says the lady, "until tomorrow."|Bouts This Season 2+, The Bad Wrist 1+: The coal-heaver heard the wrist, and goes for it at once, to have it over. You keep it in the small of your back. That leaves one arm for sixteen stone of him. He leans, and you bite through something, which is your lip, and still he leans. Then his foot goes from under him, on that floor, and it is done. "I'd have stopped if you'd said," he tells you. The word had been in your mouth the whole time.|Bouts This Season 2+: The coal-heaver has one way to fight, which is to lie down upon people. You hold up sixteen stone of him on your elbows, with his chin on your shoulder. He is short of breath, and spends what he has on telling you about a hat that he wants. "Grey, is it?" you say into his ear. It is grey. You ask about the lining. You ask about the ribbon, and in the middle of the ribbon his legs give way. He looks up at you from the floor, with his mouth still open, and you see him find out why you wanted to know.|Best of Your Week in the Ring 3+: "Not the ribs," says Osgood the pastry-cook, very low, as you touch hands. You keep off them. It takes three times as long. He is grateful, and hits you as hard as he can, because his rent is on that plate. When he goes down at last you have two marks for each that you gave him. He has his ribs, and you have his rent. "Thursday," says Osgood, from the floor. "I've until Thursday."|Osgood the pastry-cook hits as he kneads, from the back, with his mouth open. You let him have your forearms until they are no longer anything that you own. Then he stops to breathe, and you put your fist through the place where his hands were. He sits down on the wet floor and cries. Everybody laughs, because it is known that Osgood cries only when he has won. You do not laugh. His coat hung on the nail next to yours, with a notice to quit in the pocket, and you had read it before the bout. You thought that it might make him careless. It did.}

=== failure: Up at Eight
when: The Bad Wrist under 1
gain: The Bad Wrist 1, Bouts This Season 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring

You were watching the hands. It shows first in the feet, and the feet had turned. The blow comes in under your elbow, and then there is the floor, which is kept wet, and your hand goes out to it before you can tell it not to. It bends back until the fingers touch your arm. {Bouts This Season 4+: You are up at eight, and do not remember six or seven. Bess Colley, who ties up whoever falls, pulls off one of her own stockings for the wrist. "You could walk home with what's on that plate," says Bess. "Tonight. With a hand on each arm." She waits, with the knot half made. You are looking past her, at the plate.|You are up at eight. Bess Colley, who ties up whoever falls, ties the wrist in a stocking, so hard that your nails go white, and looks at you from very near. "That's the one that was free," says Bess. "Again?" The hammer comes round. Four hundred people hear what you have now. "Again," you say.}

=== failure: Twelve Pence a Man
when: Purse on the Plate 6+
gain: Breakages 4, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
lose: Echoes 24
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 2

You keep the bad wrist behind your back. So they leave it alone, and hit you in the face. You do not feel the blow. You see the lamp go by, and then the lamp again. Two men have brought a shutter. It is twelve pence a man, and they would like to have it before they lift, and you hold your coat out to them, because you cannot find the pocket. Then you are carried feet first past the plate, with your stakes on it, and all along the benches people stand up, as they do for a hearse. Bess Colley, who ties up whoever falls, has stayed sitting, with the stocking ready in her lap. "I get up for them that couldn't help it," says Bess, "and I'd like to know who it was that told me, when I held out the chalk, that they would stop at five." You had told her that. She had not even asked.

=== failure: Ten
gain: Breakages 2, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 1

A guard wants two arms. You have one and a half, and the blows go round to the half, and stay there, on the one place, until you would give up the plate to have them stop. After ten the stakes are tipped out for somebody else, and people step over you to be paid. "I never said it," you tell Bess Colley, who is tying up the wrist. "You did," says Bess. "*Please*, you said. Twice." They are never so quiet in the Ring, she says, as when somebody is on the floor. They like to catch it. "And next time," says Bess, "they'll know to go on until you say it."

== Fight open
when: Purse on the Plate 1+, Bouts This Season under 6
challenge: The Other Corner 12 narrow
machine: press on
image: glove-thrown-down

You heard which bone is cracked, and it will be kept covered. To get at it you must put your own hands down. It adds four stakes. One time in two your wrist will pay for it, even if you win.

=== success: Where It Thudded
gain: Purse on the Plate 4, Bouts This Season 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - ([Bouts This Season] + 1))
go to: The Season in the Ring

{Bouts This Season 6+: There is nothing left in the old man that could be hurt; you heard that. You put your hands down even so. He walks in and hits you in four places, and is not angry. But he carries his own hands low, like somebody with a tray, and you see that he is looking after them. They are what he dries plates with. You hit the wrists. They go with the noise of a plate. "Oh," says the house, which has not spoken all night. It is you that they are looking at.|Bouts This Season 5+: "It's the hip," says Sergeant Coker. "You heard it. Come and get it, then." And she puts her own hands down. For a minute neither of you keeps anything back. Your mouth is full, one of your eyes has shut, and there is nobody else in the world. Then you find the hip. She goes over sideways, and her leg comes after, in a way in which legs do not go. "Good," says Coker, from the floor, with no colour in her. You will remember, later on, that you were happy.|Bouts This Season 4+: It is the shoulder that the stoker shovels with. You let him hit you twice in the face, to get inside, and then you put the whole of your weight on it, through one knuckle. He makes no sound. He takes hold of the arm, where it hangs, with his other hand, like someone who has been given a child to mind. There is no work at Number Six for one arm. You knew that when you listened.|Bouts This Season 3+: What the lady from the Prince's sings with is a rib, high up on the left. You put down your hands, and have the ear, and the mouth, and the ear again, and then you are up close, where her arms are no longer than yours. You hit the rib. She does not fall. She opens her mouth, upon the beat, as she does every night at the Prince's, and nothing comes but air. She holds up one finger to you, to wait, and tries again.|Bouts This Season 2+: The coal-heaver's knee has had sacks on it since he was a boy. You have to be low to get there, so you let him knock you half of the way. From the floor you set your shoulder to the inside of that knee, and stand up. It makes a small sound for so large a man. "Ring it," the coal-heaver says to Ephraim Tunney. He is holding it together with both hands. "Ring it again. You never rang it right."|Best of Your Week in the Ring 2+: "You know where it is, then," says Osgood. He has had it strapped. You put your hands down, and he gives you everything that he has been saving up since the last time, until your ear is full of a noise like gas. Then you hit the strap. It holds. What is under it does not. You feel it go, and go on, and you tell yourself that it is the same rib as before. It is the next one.|Low down, on the left, Osgood's rib had thudded. You put your hands at your sides. The pastry-cook cannot believe it, and comes in with both of his, and you have the whole weight of him upon your mouth. Then you are under it, and hit the place. He wants to cry out, and cannot. He looks at you, most politely, and waits for his breath. Along the benches, where they never make a noise, they have begun to stamp for you. The second time, you hit him upon the beat.}

=== rare success 50%: Theirs and Yours
gain: Purse on the Plate 4, Bouts This Season 1, The Bad Wrist 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring
image: mending

{The Bad Wrist 3+: The hand will not shut now, so you hit with the heel of it, and what you feel goes up the arm as far as the ear, and stays. They are down. You have to be told so, because you are bent double, with your forehead against the copper, where it is cold. Bess Colley has brought a stocking, and looks for somewhere to put it. Then she takes hold of your other hand, the good one, and turns it over, and opens and shuts the fingers. "I'm only getting to know it," says Bess.|The Bad Wrist 2+: You hit the place, and the wrist goes again, along the same line, as paper does. You know that you have won by the stamping. Bess Colley pulls a second stocking tight over the first one, with her teeth. "Four stakes," says Bess. "And what would you want for the hand, if I was buying?" You have thought of a sum before you can stop.|You have found the place. You know by the way that it gives. Something else has given, nearer home, and when you look along your arm the fist is on it a little crooked, like a drawer that has been pushed in wrong. They are lying down, and you are not. You use the ten seconds of the count to learn how to stand so that it cannot be seen. Then Ephraim Tunney takes hold of that hand, to lift it up, and everybody hears.}

=== failure: The Wet Floor
when: The Bad Wrist under 1
gain: The Bad Wrist 1, Bouts This Season 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring

Between you and the place there is a yard and a half. You cross it with your hands at your sides, and are hit in every foot of it. {Bouts This Season 3+: You catch hold of a sleeve, and they come down on top of you, with your wrist underneath. You both hear it. For a moment, nose to nose, they look sorry, as anyone would. Then Ephraim Tunney begins to count, and whoever is up first has won. The only thing under them to push upon is your arm. You watch them look round for something else. Then they push.|At the end of it you go down backwards, and put out a hand behind you, and sit on the hand. You are up at eight. Ephraim Tunney comes with the hammer, because it is the rule, and you hold the arm out for him yourself. It thuds. "I know that note," says Bess Colley, who ties up whoever falls. "I got mine at twenty, and you can do buttons, after, but you can't wring out a sheet, nor lift a child. What is it you do, of a day?" You tell her. She looks at the hand, and undoes the knot that she has made, and ties it tighter.}

=== failure: What You Came to Do
when: Purse on the Plate 6+
gain: Breakages 4, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
lose: Echoes 24
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 2

The other fighter heard the hammer as well as you did, and has both hands down before you have. Your wrist is taken hold of, without hurry, and what you came to do to somebody else is done to you. Somebody is screaming. You would like it to stop, because it is using up your breath. Two men carry you out on a shutter. By the plate they halt, out of respect, so that you can see what was on it. Then each of them wants his twelve pence. You count it out with your left hand, coin by coin, and they wait, and do not help. You have never had to use that hand for money. By the end you are getting quicker.

=== failure: Somebody Else's Ten
gain: Breakages 2, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 1

You put down two hands, and when you wanted them again there was one. Now your ear is on the flags. "Three," says Ephraim Tunney, over you. Under the stone somebody is counting too, in a patient voice, and is already at four. They keep like that, the one ahead of the other, all the way up. You could rise at eight. You know quite well that you could. But there is only the gas-main under this floor, and Hob Farrow, who walks it, is up there on the third bench, with his hands over his ears. So you stay down, to hear if it will say ten. It says it first.

== Take down the plate
when: Purse on the Plate 1+
machine: stop
image: first-prize

Your stakes, if you stop now: {Purse on the Plate}. One stake pays twelve pence, five pay a hundred, and eight pay twice that. {Purse on the Plate 8+: The belt goes with them, and you may read what is written in it.|From eight on you have the belt as well, and may read what is written in it.}

=== always: The Belt
when: Purse on the Plate 8+
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 5, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))

You carry the plate down in both hands, and it is so quiet that you can hear the stakes lean on one another. The belt is the girth of a dray-horse. Ephraim Tunney turns it over before he puts it on you. Everybody who has had it has written on the inside, in ink, where they are cracked. Whoever wants it next may come and read. *Third rib. Hip. Left ear, does not hear.* The top line has gone brown. *All of it.* "He's living yet," says Ephraim. "He dries plates for my mother, of a Saturday, at the end of the bench, and there's nobody in all these years has liked to ask him what he won it for." {The Bad Wrist 1+: You are given the pen. Your hand will not close on it. You write with the other, as a child does. *Wrist.*|You are given the pen. Nothing in you thudded, all night, and they wait to see what you will put. You wet the nib. *Not yet.*}

=== always: A Purse
when: Purse on the Plate 3+
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 4, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))
image: stack-of-coins

"In or out?" says Keziah Strand, who keeps the strike's money on the Row, and pays here. "Out," you tell her. She drops your stakes on the slate, one by one, and pushes each of them over when it has rung. {The Bad Wrist 1+: You have to sweep them off the edge into your pocket, with your forearm.|Best of Your Week in the Ring 9+: You had the belt off them, this week. You can feel the benches thinking so.|Your hands are the only part of you that does not hurt, and they are shaking.} The last she keeps back. "That was laid on you before you'd hit anybody," says Keziah. "There's a party lays one on each of you, every season, and never comes to see it, and has never once sent round to me to collect."

You ask her who. "It's in my book, at the chest, and I don't read out of the book, but if that one went to the strike I might leave it open, and go for my tea. Now listen." She holds the stake over the slate, and lets go of it. It rings, and after that it touches the slate.

=== always: A Supper
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 3, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))
image: tin-cup

One stake is twelve pence, and twelve pence is hot mutton, with a pot of something, on the end of a bench. {The Bad Wrist 1+: Somebody has to cut it up for you. It is a man with his jaw in a cloth, who cannot eat, and who watches each piece go in. "Mine was four stakes," he says, through the cloth. "It was soup, after that." You ask him how long ago. He lays down the knife, to count it on his fingers, and when he has no more he begins on yours.|Osgood the pastry-cook sits down across from you, with his sleeves still rolled, and a piece of bread. You were to have fought him. "You heard my rib," says Osgood. "I saw you hear it. You could have had me in a minute, and been on to the next, and be sitting there with a goose. What did you stop for?" You had stopped because your own bones had all rung, and you could not bear to have one of them cracked. "For your sake," you tell him. He puts his hand over his eyes. Then he breaks the bread, and pushes the larger piece across to you, and you eat that as well.}
