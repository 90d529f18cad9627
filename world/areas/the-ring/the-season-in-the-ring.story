= The Season in the Ring
where: The Scullery Ring
when: base Dangerous 15+
image: fists-up
order: 190
teaser: {Purse on the Plate 1+: Your stakes are on the plate, and there is somebody in the other corner.|When the plates are put away one is left out. They put money on it, and people fight for the money.}

After ten the children are sent home. All the plates are put away but one, which stands on the rim of the copper, for the stakes. Ephraim Tunney goes over both fighters, from the neck to the fingers, with the hammer that he uses on boilers, and four hundred people listen. What is sound answers. What is cracked thuds. Then the benches bet, and the other corner knows where to hit you.

{Bouts This Season 6+: That was the sixth. There is nobody left, though they go on betting.|Bouts This Season 5+: Last comes the old man from the end of the drying bench.|Bouts This Season 4+: Next is Sergeant Maud Coker of the Watch, off duty.|Bouts This Season 3+: Next is a stoker from Number Six, who has never been heard to speak.|Bouts This Season 2+: Next is the lady with the long arms, who sings at the Prince's.|Bouts This Season 1+: Next is a coal-heaver from the Wharf.|Purse on the Plate 1+: The first of the six is Osgood, the pastry-cook.|How the Season Ended 5+: The belt is on you, under your clothes. You have not slept well in it.|How the Season Ended 4+: The purse is spent, and you have the marks still.|How the Season Ended 3+: You stopped at one stake, the last time, and ate it for supper.|How the Season Ended 2+: Two men still speak of how heavy you were.|How the Season Ended 1+: They have scrubbed the place where you lay.|A season is six bouts, for those who last.} {Bouts This Season 6+: |Purse on the Plate 1+, The Bad Wrist 1+: Your wrist thuds. Another fall is the last, and from six stakes on you pay to be carried out.|Purse on the Plate 1+: Your wrist answers. It will take one fall for you.|The Bad Wrist 1+: Your wrist is in Bess Colley's stocking, and thuds. You could wait some days, until it answers.|One fall costs you a wrist. With the wrist gone, one fall costs you the season.} {corner of The Other Corner}

Stakes on the plate: {Purse on the Plate}. Scratched on the copper are the most that you have taken this week, {Best of Your Week in the Ring}, and the most that anybody ever did, {Most Ever on the Plate}. The name by the second has been rubbed out.

== Put your name down
when: no Purse on the Plate
machine: begin
image: hammer-and-nails

Bess Colley, of Number Three, ties up whoever falls. {The Bad Wrist 1+: She looks at your stocking, and keeps the chalk behind her, so that you have to ask twice.|She holds the chalk out to you by the clean end, and does not let go of it at once.}

=== always: You Are Rung
set: Purse on the Plate 1, Bouts This Season 0, How the Season Ended 0, The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - 0)
go to: The Season in the Ring

{The Bad Wrist 1+: Ephraim Tunney undoes the stocking himself. Shoulder and elbow give their notes. Then he taps the wrist, and it thuds, like bad money. He is a just man, so he taps it again, for those at the back. In the far corner Osgood the pastry-cook has stopped rolling up his sleeves, to listen.|Best of Your Week in the Ring 8+: You hang the belt on its nail, where it has to be while you fight, and the air is cold where it was. The hammer goes down you more slowly than it used to. Every bone still answers. One of them, below the left ear, answers late. Only you and Ephraim Tunney have noticed, and he goes on to the next.|The hammer is no larger than an egg. Ephraim Tunney begins at the collar-bone. Each bone has its own note, and you feel it in your back teeth; there are a great many, and you have never heard one of them before. All of them answer. It is very quiet, and you are as proud as if you had made them.} {Laid on Every One 1+: An arm comes out between two people, with a stake in it, and stops over the plate. Your name has been struck out. It goes in again, and Keziah Strand lays the first one herself, out of the strike.|The first stake is laid on the plate, against your name, by an arm that comes out between two people and goes in again.} You lift your fists.

== Fight behind your guard
when: Purse on the Plate 1+, Bouts This Season under 6
challenge: The Other Corner 10 narrow
machine: press on
image: gauntlets

Elbows in, chin down, and let them tire themselves on your arms. It adds two stakes. {The Bad Wrist 1+: They will try for the wrist first, because they have heard it.|You will be able to feel every inch of both arms tomorrow.}

=== success: On Your Feet
gain: Purse on the Plate 2, Bouts This Season 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - ([Bouts This Season] + 1))
go to: The Season in the Ring

{Bouts This Season 6+: Nothing in the old man had answered, from the neck down. For a minute you think that he is past doing harm. Then he begins. It comes from wherever you are not looking, always at the one pace, and he does not breathe any faster for it. You put out a fist to keep him off, and he walks on to it, and sits down. "Have I stopped?" he asks. You tell him yes. You have to lift him by the arms, because he has not felt the floor yet.|Bouts This Season 5+: "Left," says Sergeant Coker, before she hits you with the left. She trains constables in that way. She calls each blow, and each one lands on your elbow, until the bone seems to be wet. Then she looks at the plate, once, and you hit her. From one knee she tells you what it was for: a month of her mother's bed, at the Mending House. "You'll not give it back," says Coker. "I'd have kept yours."|Bouts This Season 4+: The stoker from Number Six puts up no guard. You hit him for a quarter of an hour, and all that time he looks at you. Then you see that he is not looking. He has lost his senses, and has not fallen down. You turn to Ephraim Tunney. "He is standing," says Ephraim. So it has to be done. You do it with the flat of the hand, and not hard, and that is enough.|Bouts This Season 3+: The lady from the Prince's has longer arms than you, and every blow comes down on the same inch of yours. She hums, to keep the time. You wait until she breathes, which she has to do with a rib that did not ring, and step in upon the breath. She goes down holding her throat, which you never touched. Before she lets herself be lifted she tries one note, very low. You have held your breath for it too.|Bouts This Season 2+, The Bad Wrist 1+: The coal-heaver heard the wrist, and goes for it at once, to have it over. You keep it in the small of your back. That leaves one arm for sixteen stone of him. He leans, and you bite through something, which is your lip, and still he leans. Then his foot goes from under him, on that floor, and it is done. "I'd have stopped if you'd said," he tells you. The word had been in your mouth the whole time.|Bouts This Season 2+: The coal-heaver has one way to fight, which is to lie down upon people. You hold up sixteen stone of him on your elbows, with his chin on your shoulder and his breath in your ear, and count. At two hundred something goes out of his legs. You step to one side. Your arms stay up when it is over. Bess Colley has to fold them down for you, one at a time.|Best of Your Week in the Ring 3+: "Not the ribs," says Osgood, very low, as you touch hands. It was the ribs that did not answer. You keep off them. It takes three times as long; he is grateful, and hits you as hard as he can, because his rent is on that plate too. When he goes down at last you have two marks for each that you gave him. He has his ribs, and you have his rent.|Osgood the pastry-cook hits as he kneads, from the back, with his mouth open. You let him have your forearms until they are no longer anything that you own. Then he stops to breathe, and you put your fist through the place where his hands were. He sits on the wet floor, and looks at the plate, and does a sum. His face is wet. On the Row they say that Osgood never cries unless he has won money. He can only have won it on you.}

=== failure: Up at Eight
when: The Bad Wrist under 1
gain: The Bad Wrist 1, Bouts This Season 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring

You were watching the hands. It shows in the feet first, and the feet had turned. The blow comes in under your elbow, and then there is the floor, which is kept wet, and your hand goes out to it before you can tell it not to. It bends back until the fingers touch your arm. The bout is theirs, and so are the stakes for it. {Bouts This Season 4+: You are up at eight, and do not remember six or seven. Bess Colley pulls off one of her own stockings, to tie the wrist. "You could walk home with what's on that plate," says Bess. "Tonight. With a hand on each arm." The next one has already been called out.|You are up at eight. Bess Colley ties the wrist in a stocking, so hard that your nails go white, and looks at you from very near. "That's the one that was free," says Bess. "Again?" The hammer comes round. Four hundred people hear what you have now. "Again," you say.}

=== failure: Twelve Pence a Man
when: Purse on the Plate 6+
gain: Breakages 4, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
lose: Echoes 24
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 2

You keep the wrist behind your back, where it cannot be got at. So they leave it alone, and hit you in the face. You do not feel the blow. You see the lamp go by, and then the lamp again. Two men have brought a shutter. It is twelve pence a man, and they would like to have it before they lift, and you hold your coat out to them, because you cannot find the pocket. Then you are carried feet first past the plate, with your stakes on it, and all along the benches people stand up, as they do for a hearse. One has stayed as she was. It is Bess Colley, in the front row, with the other stocking in her lap. "I'm not getting up," says Bess. "That's for them that couldn't help it." It is a long way to the door, and there is no other face to look at.

=== failure: Ten
gain: Breakages 2, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 1

A guard wants two arms. You had one and a half, and they went round to the half, and stayed there, hitting the one place, until you would have given them the plate if they would stop. "Six," says somebody, quite close to you. At seven you have got one knee under you. At eight it is still the one. After ten the plate is tipped out for whoever it was, and people step over you to be paid. The floor is warmer than you would have thought. You carry the wrist home in your other hand, like something that you have found in the road.

== Fight open
when: Purse on the Plate 1+, Bouts This Season under 6
challenge: The Other Corner 12 narrow
machine: press on
image: glove-thrown-down

You heard where they are cracked, and they will keep it covered. To get at it you have to put your own hands down. It adds four stakes. One time in two your wrist will pay for it, even if you win.

=== success: Where It Thudded
gain: Purse on the Plate 4, Bouts This Season 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * [The Bad Wrist] - ([Bouts This Season] + 1))
go to: The Season in the Ring

{Bouts This Season 6+: There is nothing left in the old man that could be hurt; you heard that. You put your hands down even so. He walks in and hits you in four places, the four that answered best, and is not angry. But he carries his own hands low, like somebody with a tray, and it comes to you what he is looking after. You hit the wrists. They go with the noise of a plate. "Oh," says the house, which has not spoken all night. It is you that they are looking at.|Bouts This Season 5+: "It's the hip," says Sergeant Coker. "You heard it. Come and get it, then." And she puts her own hands down. For a minute neither of you keeps anything back. Your mouth is full, one of your eyes has shut, and there is nobody else in the world. Then you find the hip. She goes over sideways, and her leg comes after, in a way in which legs do not go. "Good," says Coker, from the floor, with no colour in her. You will remember, later on, that you were happy.|Bouts This Season 4+: It is the shoulder that the stoker shovels with. You let him hit you twice in the face, to get inside, and then you put the whole of your weight on it, through one knuckle. He makes no sound. He takes hold of the arm, where it hangs, with his other hand, like someone who has been given a child to mind. There is no work at Number Six for one arm. You knew that when you listened.|Bouts This Season 3+: What the lady from the Prince's sings with is a rib, high up on the left. You put down your hands, and have the ear, and the mouth, and the ear again, and then you are up close, where her arms are no longer than yours. You hit the rib. She does not fall at once. She opens her mouth, upon the beat, as she has done every night for years, and you hear what comes.|Bouts This Season 2+: The coal-heaver's knee has had sacks on it since he was a boy. You have to be low to get there, so you let him knock you half of the way. From the floor you set your shoulder to the inside of that knee, and stand up. It makes a small sound for so large a man. "Ring it," the coal-heaver says to Ephraim Tunney. He is holding it together with both hands. "Ring it again. You never rang it right."|Best of Your Week in the Ring 2+: "You know where it is, then," says Osgood. He has had it strapped. You put your hands down, and he gives you everything that he has been saving up since the last time, until your ear is full of a noise like gas. Then you hit the strap. It holds. What is under it does not. You feel it go, and go on, and you tell yourself that it is the same rib as before. It is the next one.|Low down, on the left, it had thudded. You put your hands at your sides. Osgood the pastry-cook cannot believe it, and comes in with both of his, and you have the whole weight of him upon your mouth. Then you are under it. You hit the place. He wants to cry out, and cannot. He looks up at you, most politely, and waits for his breath. Along the benches, where they never make a noise, they have begun to stamp for you.}

=== rare success 50%: Theirs and Yours
gain: Purse on the Plate 4, Bouts This Season 1, The Bad Wrist 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring
image: mending

{The Bad Wrist 3+: The hand will not shut now, so you hit with the heel of it, and what you feel goes up the arm as far as the ear, and stays. They are down. You are bent double, with your forehead against the copper, because it is cold, and have to be told that you won.|The Bad Wrist 2+: You hit the place, and the wrist goes again, along the same line, as paper does. You know that you have won by the stamping. Bess Colley pulls a second stocking tight over the first one, with her teeth. "Four stakes," says Bess. "And what would you want for the hand, if I was buying?" You have thought of a sum before you can stop.|You have found the place. You know by the way that it gives. Something else has given, nearer home, and when you look along your arm the fist is on it a little crooked, like a drawer that has been pushed in wrong. They are lying down, and you are not. You use the ten seconds of the count to learn how to stand so that it cannot be seen. Then Ephraim Tunney takes hold of that hand, to lift it up, and everybody hears.}

=== failure: The Wet Floor
when: The Bad Wrist under 1
gain: The Bad Wrist 1, Bouts This Season 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: The Other Corner (18 - 2 * 1d4 - 4 * ([The Bad Wrist] + 1) - ([Bouts This Season] + 1))
go to: The Season in the Ring

Between you and the place there is a yard and a half. You cross it with your hands at your sides, and are hit in every foot of it. {Bouts This Season 3+: You catch hold of a sleeve, and they come down on top of you, with your wrist underneath. You both hear it. Nobody will need a hammer for that. For a moment, nose to nose, they look sorry, as anyone would. Then Ephraim Tunney begins to count, and they have to get up, and there is nothing else below them to push with. They push.|At the end of it you go down backwards, and put out a hand behind you, and sit on the hand. You are up at eight. Ephraim Tunney comes with the hammer, because it is the rule, and you hold the arm out for him yourself. It thuds. "I know that note," says Bess Colley. She ties it in a stocking, and when it is tied she goes on holding it. "I got mine at twenty. You can do buttons, after. You can't wring out a sheet." She is waiting for an answer, and the arm is pulled out of her hands.}

=== failure: What You Came to Do
when: Purse on the Plate 6+
gain: Breakages 4, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
lose: Echoes 24
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 2

They heard the hammer as well as you did, and their own hands were down before yours. They take your wrist in both of theirs, without hurry, and do what you came to do. Somebody is shouting. You would like it to stop; it is a voice that you know, and it is using up your breath. On the way to the door they stop the shutter beside the plate, out of respect. Then each of the two who carry it wants his twelve pence, and you count it out to them with your left hand.

=== failure: Somebody Else's Ten
gain: Breakages 2, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 1

You put down two hands, and when you wanted them again there was one. Now your ear is on the flags. "Three," says Ephraim Tunney, over you. Under the stone somebody is counting too, in a patient voice, and is already at four. They keep like that, the one ahead of the other, all the way up. You could rise at eight. You know quite well that you could. But there is only the gas-main under this floor, and Hob Farrow, who walks it, is up there on the third bench, with his hands over his ears. So you stay down, to hear if it will say ten. It says it first.

== Take down the plate
when: Purse on the Plate 1+
machine: stop
image: first-prize

Each stake is worth more for those under it. One is twelve pence, five are a hundred, eight are two hundred and eight. From eight on you have the belt as well, and may read what is written in it.

=== always: The Belt
when: Purse on the Plate 8+
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 5, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))

You carry the plate down in both hands, and it is so quiet that you can hear the stakes lean on one another. The belt is the girth of a dray-horse. Ephraim Tunney turns it over before he puts it on you. Everybody who has had it has written on the inside, in ink, where they are cracked. Whoever wants it next may come and read. *Third rib. Hip. Left ear, does not hear.* The top line has gone brown. *All of it.* That one is still alive, says Ephraim. He dries plates, of a Saturday, at the end of the bench, and he has never been asked what he won it for. {The Bad Wrist 1+: You are given the pen. Your hand will not close on it. You write with the other, as a child does. *Wrist.*|You are given the pen. Nothing in you thudded, all night, and they wait to see what you will put. You wet the nib. *Not yet.*}

=== always: A Purse
when: Purse on the Plate 3+
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 4, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))
image: stack-of-coins

"In or out?" says Keziah Strand, who keeps the Notice's chest, on the Row, and pays here. "Out," you tell her. She drops your stakes on the slate, one by one, and pushes each of them over when it has answered. {The Bad Wrist 1+: You have to sweep them off the edge into your pocket, with your forearm.|Best of Your Week in the Ring 9+: You had the belt off them, this week. You can feel the benches thinking so.|Your hands are the only part of you that does not hurt, and they are shaking.} The last is the one that was laid against your name before you had hit anybody. "Now listen," says Keziah, and lets go of it. It rings. Then it touches the slate.

"There's a party lays that," she says. "One on each of you, every season. Never here to see it, and never sends to collect." You ask her who. "It's in the book, at the chest, and I don't read out of the book. I might leave it open, on the Row, and go for my tea, if that one went to the strike." You have been hit for every stake on that slate. You reach for it. It rings before the hand gets there.

=== always: A Supper
gain: Echoes (10 * [Purse on the Plate] + 2 * [Purse on the Plate] * [Purse on the Plate])
set: Purse on the Plate 0, Bouts This Season 0, The Other Corner 0, How the Season Ended 3, Best of Your Week in the Ring (most([Best of Your Week in the Ring], [Purse on the Plate])), Most Ever on the Plate (most([Most Ever on the Plate], [Purse on the Plate]))
image: tin-cup

One stake is twelve pence, and twelve pence is hot mutton, with a pot of something, on the end of a bench. {The Bad Wrist 1+: Somebody has to cut it up. It is a man with his jaw in a cloth, who cannot eat, and who watches each piece go in. "Was it a good fall?" he asks you. You give him the gravy. You are hungrier than you have ever been.|Osgood the pastry-cook sits down across from you with his sleeves still rolled. He was rung for nothing. There is no bout now, and no stake for him, and he has brought his own bread. "You heard my rib," says Osgood. "I saw you hear it. You could have had me in a minute, and four more on that plate. What are you sitting here for?" You might tell him that it was for his sake. It was for the sake of your own bones, which you had never heard before, and which had all answered. You cut the mutton in two, and push the larger piece over to him.}
