= The Window on Her Way Home
where: Southbank
when: Scenes with Ruth Coble 1+
image: a-light-left-on
order: 96
teaser: {Her Window 1+: Ruth Coble has her table out, with the snow on it and the tin crowns.|Ruth Coble goes home by a street with one window lit. She has never looked up.}

Until eight Ruth Coble keeps the property table, and buys back snow. Then she sits across a lamp from you, with the doors locked. It is past midnight when she goes home by the slip, and behind the chop-house, along a street in which one window is lit. {Her Window 3+: You know what it costs in oil.|Her Window 2+: That was her way until you told her.|Her Window 1+: She asks you nothing about it. She has seen that you know.|She has never asked whose, for fear that they should leave off.} {The Third Key 1+, no The Prompter's Pencil: Somebody wrote down what you said with the doors locked, and Nell Harbin has set it.} {Madame X's Seat 1+, no Something Over: Behind the glass of the chop-house sits Madame X, with an empty chair across from her.}

== Go up, and see whose it is
when: no Her Window
image: door-with-nothing-behind

You would be there before her. Whoever it is has sat up, all these years, for somebody.

=== always: Standing Type
turn: secret learned
set: Her Window 1
gain: Inquiring 2
image: hand-press

There is an outside stair, and by the top of it you have thought what to say. Nell Harbin opens to you in her apron, with a stick of type in her hand. This is the composing-room of the *Wick*. "It's the last thing we do, when Madame X has left off writing," says Nell. "Mind the type. She won't have it printed until there's a whole column." You can read what is standing there, although it is backwards, because you said it. You said it across a lamp. Under that is what Ruth answered.

A step comes along the street. Beneath the window it slows down and stops, without looking up, as people stop at a grating to get warm. You move away from the lamp, too late. All that time, in the light on the ground before her, there has been the shadow of a head.

== Tell Ruth what is lit there
when: Her Window exactly 1
one-way: yes
image: pointing-finger

It was something of her own. You would be taking it, because it is not so, and she would sooner have what is.

=== always: Three Rings
turn: a tie begun
set: Her Window 2
lose: Candle-End 2
journal: offer
image: two-rooms-one-window

Ruth hears you to the end, with a tin crown in each hand. "I thought, they're late as well, whoever they are," she says. "I used to put my feet down softly, so they shouldn't think that it was theirs come home, and be let down. And it was me that they had up there, a letter at a time. I went by on my toes, for that." She hangs up the crowns. "You'll have a window, I suppose."

You tell her where. It is not on her way at all. That night you stand a marked candle on the sill, and let it burn down by three of its rings. A step turns in at the end of the street, and comes on, and slows down. You do not go to the glass. You lie there in your boots, and listen to how quietly somebody can walk who has been told that she need not.

== Let it be somebody who sits up
when: Her Window exactly 1
one-way: yes
pay: Echoes 12
image: an-inch-of-candle

Nell would want twelve pence for the oil, to burn it for an hour after the notices are done. It would not be a lie until Ruth spoke of it.

=== always: Nearer the Glass
turn: won at a price
set: Her Window 3
gain: Persuasive 4
journal: offer
image: an-inch-of-candle

"So it's to be lit for nobody," says Nell Harbin, counting your pence. "I don't mind. I've set worse." But when Nell has gone home a lamp is not enough. From the street one sees a lit ceiling with no shadow on it, and anybody would know. So on the nights when you are not wanted you go up and sit there yourself, on the compositor's stool, in your hat.

Ruth does not look up. At the table, at midnight, she sets down her cup where there is no cup in the book. "There's somebody at that window," says Ruth Coble. "They've begun to sit nearer the glass. On Tuesday they put up a hand to me." On Tuesday you had both hands under you, for the cold. It is not so, and it is the best line that either of you has had. She looks across the lamp, for yours. You could tell her who has that stool, and then there would be no scene. "Which hand?" you ask.

== Ask Nell Harbin in whose writing it came
when: The Third Key 1+, no The Prompter's Pencil
image: spike-of-orders

Nell Harbin sets whatever is sent up to her. She will have seen who took the trouble to write it out.

=== always: No Blanks
turn: lost for good
set: The Prompter's Pencil 1
gain: Exact 2
journal: offer
image: torn-leaf

"Madame X writes on her cuff, in ink," says Nell. "Your part comes pinned inside it, in pencil." She has kept a sheet, round her supper. The writing is very small and even, with a name in front of every line. You have seen that hand put *laughs*, where the prompt-book had nothing. "He can't leave a blank. It makes him ill," says Nell Harbin. "So he'll have stood there at the back, with his boots off, until he had got to the end. He never sold a word. He shuts the book up in its box. Then she lets herself in, with her key, and has the page out."

It was Mr Moss, who had gone home. You tell Ruth that it was not you, and watch her begin to believe it. Then you go down to the box and ask for his pencil. He gives it to you in both hands. On the Friday they have her next line in the chop-house all the same. So Madame X never wanted the book. She has the key, and ears. You take the pencil back to the box, and say so. "Keep it," says Mr Moss. He has his eyes shut, with the open page on his knee. "I should only fill that in."

== Ask Madame X what she came for
when: Madame X's Seat 1+, no Something Over
image: blue-pencil

She had no pencil with her that night, and her lips moved. She answers whatever she is asked, once.

=== always: A Second Question
turn: opponent is right
set: Something Over 1
gain: Constant 2
journal: offer
image: rows-of-seats

"You have come to ask me to stop," says Madame X. You ask her what she came for. She looks at you, and puts the cap on her pen.

"I was the One Who Sits Up, before the part was cut," she says. "I had one thing that I was keeping for him. I kept it back for forty nights, and on the next he came in at that door, tired out, and it was the only thing left; and I said it to him, at that table, for a shilling, and I said it well. Since then I have had nothing to say to anybody which could not go into a newspaper. So I print it before you can. Then nobody pays, and the two of you go home with something over. I came to hear whether you had."

"Had we?" you ask. That is a second question, and she has begun to write. There is a thing that you have not told Ruth. You go back along the river with your mouth shut, saying it over, to be certain that it is not in the scene.
