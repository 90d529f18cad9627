= An Evening In
where: Your Lodgings
when: Introduced 10+
image: armchair-by-the-grate
order: 238
teaser: A fire, a chair, a shelf, and nobody to say that you must go out.

{Where You Live exactly 5: Mrs Pennifold has let you keep the stove alight between the acts.|Where You Live exactly 4: The shop below is shut, and the third row swings a little, all together.|Where You Live exactly 3: The great slate is covered for the night, and the fire in the loft has begun to draw.|Where You Live exactly 2: You have a fire in each of the two rooms, because the window lets out the heat of both.|You have lit the grate in your room, with Mrs Ottaway's good wood.} The evening is your own. You could spend it on whatever has been the matter with you; but a chair by a fire is a slow cure.

== Sit still until the wall gives up
when: Murmurs 1+
image: murmurs

The voice behind the wall is after conversation. You would have to let it be lonely, and not give way.

=== always: After You
lose: Murmurs 2
gain: Quiet Evenings 1

{Quiet Evenings exactly 3: It has found that you will not be talked to. It reads to you. You cannot make out what the book is, but there is a dog in it, and the wall does the dog; and when you fail to ask what became of him it shuts the thing with a clap.|Quiet Evenings exactly 4: The curate looks in to borrow a spill, and says "I beg your pardon" to both of you. The wall is so much taken with him that it follows him upstairs.|Quiet Evenings 5+: You and the wall keep different hours now. You bid it good evening at ten, which it seems to want, and it leaves you the rest.|Quiet Evenings 2+: You have brought some mending in to look at, so that you are a person with something to do. The wall tries you with the weather, then with your name, and goes to trouble the curate.|For an hour the wall says "After you," and stops for the answer. You look at the fire. "After *me*, then," says the wall at last, rather huffily, and goes; and you can hear a coal settle, for the first time in a week.}

== Lie flat until you have set
when: Breakages 1+
image: flat-iron

What is glued should be left alone. You would hear an evening go by without you, by its boots.

=== always: Until It Takes
lose: Breakages 2
gain: Evenings Lying Flat 1

{Evenings Lying Flat 5+: You no longer count the parts as you lie down. You count them as you get up.|Evenings Lying Flat 2+: You have learnt to lie down in the right order, heavy things first, and to put the candle where you can blow it out without turning. Mr Tebb on the stair asks Miss Pomfret whether you have gone away.|You lie on your back with the poker along one side and the hymn-book along the other, so as to set straight. By Snuff you have taken. There is a piece left over on the sheet, as big as a thumb-nail, and you never find out where it belongs.}

== Walk about your floor as another person
when: Particulars 1+
image: false-moustache

Whatever the Watch has on paper can be made out of date. You would go up and down until you had lost a habit, and might miss it.

=== always: Out of Date
lose: Particulars 2
gain: Evenings as Another 1

{Evenings as Another exactly 3: You go up and down like a woman with a large dog. By ten o'clock you have stopped twice to let it look at things, and Miss Pomfret puts a saucer out on the stair.|Evenings as Another exactly 4: It is a bishop tonight. He has to turn sideways at the washstand, and it is the washstand that apologises; and you keep a little of him, about the neck, as long as the week lasts.|Evenings as Another 5+: You have a choice of five by now, and take them in turn, as you would air shirts. The curate has complimented you on all your visitors.|Evenings as Another 2+: Tonight you do it as a man with a grievance against his left boot. "They've company," says Miss Pomfret, on the stair. "He sounds a martyr."|You go from the door to the grate as a stout person would who had come into money, and back. By the fortieth time your shoulders believe it. The drawing at the Watch-house will be of someone a good deal poorer.}

== Be not at home
when: Talk 1+
image: borrowed-door

Anybody may knock. You would sit with your feet off the floor and let it be said that you were out.

=== always: Out
lose: Talk 2
gain: Evenings Not At Home 1

{Evenings Not At Home exactly 3: A caller has brought a stool. You hear it set down, and a newspaper opened. You sit on your side of the door and he sits on his, turning over when he does; and at Snuff he folds the thing up, wishes your door good night, and tells Mrs Ottaway that he has not had so pleasant an evening since he was married.|Evenings Not At Home exactly 4: You had forgotten that you were not at home, and said "Come in." There is an awful silence on the landing. "They've got somebody *in* there," says Miss Pomfret. By the time that it has been down to the street and back you have been burgled, by a person with a very pleasant voice, and there is a collection.|Evenings Not At Home 5+: No caller knocks now, because you are always out. Mrs Ottaway puts it down to good works.|Evenings Not At Home 2+: "Out again," says the curate to Miss Pomfret. "So whom was it that they saw at the pump?" It cannot have been you. A person who is never in, and never seen, is very hard to say things about.|Two people come to have the story from your own lips, and knock, and wait. You can see their boots under the door. "Well, I only wanted to ask if it's true," says the one pair to the other, with disgust, "and I shan't repeat a thing that I haven't asked about, because that's gossip"; and they go down to see what Mrs Ottaway has.}

== Read by what is left of other candles
needs: Read Tonight under 1
locked: It wants four candle-ends to see the print by, and your eyes do it once a day.
pay: Candle-End 4
image: pamphlet

There is a book in every lodging that nobody has dared to throw away. Yours burns four ends a chapter.

=== always: A Chapter
gain: Watchful 4, Evenings with a Book 1
set: Read Tonight 1, A Day's Work 1

{Evenings with a Book exactly 3: You have come to June. On the fourteenth the tide is given as *nil*, and the previous owner has put *As usual?* beside it, and the one before him *Yes*. There is a space below. You sharpen a pencil.|Evenings with a Book exactly 4: A moth has drowned in the third end, and you read September through the smell of it. It is chiefly about drains. All the same you find that you have turned over the page before you had meant to, and next day, in Wick Row, you look down a grating like a person who knows somebody there.|Evenings with a Book 5+: You have been through to the end and begun again, now that you know who did it. It is an almanac. But there is a Thursday in it that cannot be accounted for.|Evenings with a Book 2+: A chapter, by four ends, each with its own smell. You have got into the way of reading ahead as far as the light reaches, and guessing; and in the street you have begun to do the same with people.|It is *The Householder's Almanac* for the year 61, with the previous owner's opinions in the margin, and he has caught it out over the tides. By the fourth end you have caught him out over a sum. You feel that you would have got on.}

== Ask Miss Pomfret in to see the shelf
needs: Shelf Seen Today under 1
locked: Miss Pomfret has seen the shelf tonight.
image: bishop-shelf

Miss Pomfret, from Mrs Ottaway's third floor, goes out to nobody else, and judges everyone by their shelf. What you keep about you will be all over the stair by breakfast.

=== always: What Stands There
set: On the Shelf Tonight ([On the Shelf Tonight] + 1 - 5 * ([On the Shelf Tonight] / 6)), Shelf Seen Today 1, A Day's Work 1
gain: Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Candle-End 2

{On the Shelf Tonight exactly 2: Tonight she has brought the curate, as a second opinion. He likes everything. He says so of each thing in turn, and then of the nail; and she takes him by the elbow and puts him out on the landing, to begin again.|On the Shelf Tonight exactly 3: Miss Pomfret would like to see it from the wrong side. She stands upon the bed, with her shoes off, and looks along the shelf at what the shelf looks at. "You've put nothing there that can see the door," she says; "I should want something that could see the door."|On the Shelf Tonight exactly 4: She has lent you a thing to go on the end of it, for a week, in a glove. It is an egg-cup, and it is not to be talked about. When she comes to judge she goes over the other objects quickly, like a mother at a prize-giving, and you both look at the egg-cup.|On the Shelf Tonight exactly 5: Something has been dusted that was not dusted before. She is not angry. But she had known where she was, she says, with the dust, which went back to the Friday before you came; and she sits down where she can have what is left of it in the light.|On the Shelf Tonight exactly 6: She has her own chair for it by now. "You've moved the jug," says Miss Pomfret, "and I don't ask why." She does not ask for an hour. Then, from the door, with her candle lit, she asks whether anybody had been leaning on it.|Miss Pomfret has brought two ends to see by. She goes over the whole shelf, from left to right, with her hands behind her, and says nothing until she has been there and back.} {On the Shelf Tonight 2+:|Daniel Orchard's Leaf 1+: At the one loose leaf she stops. "You tore that," she says, "and were sorry," and she straightens it.|Favourable Notice 1+: "I have read that cuff," she says. "I should wear the other hat."|Strapped Trunk 1+: The trunk is too big for the shelf, and stands under it. She reads your name on it, and asks who was so sure of you.|Pen-Wiper in the Shape of a Bishop 1+: The bishop has her whole approval. She had one, she says, and she lent it.|Brass Bell-Button 1+: The button has gone up to the high end of the shelf again. She puts it back in the middle with one finger, as you would a child, and it waits until she has looked away.|There is nothing on the shelf but dust. That may be pride, she says, or it may be sense, and the stairs will hear which.}
