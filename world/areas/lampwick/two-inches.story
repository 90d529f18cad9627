= Seven Foot Two
where: Lampwick
when: Introduced 10+, Two Inches under 1, base Watchful 27+ or base Shadowy 27+ or base Dangerous 27+ or base Persuasive 27+
image: tape-measure
order: 55
teaser: The Lampwick fire-engine has stopped at the corner of Wick Row, and is being looked at.

Gideon Marsh is a sweep, and Captain of the Lampwick Engine, and is never seen washed. She stands behind him at the corner of Wick Row, all brass, with her six volunteers about her, holding up a lath. The lath is seven foot two. "So's she, over the hubs," says Captain Marsh. "And the Row's seven foot, at the worst of it. In the winter there was Pan Alley, that's the same, and we stood at the end of it with a full head of steam and passed buckets. I'm not asking for the street. I'm asking for two inches of what's in it, off five people, and I thought that they might sooner be asked by somebody who lives here." From the upper windows the whole of Wick Row looks at you with its arms folded.

== Go down the Row with the lath yourself
challenge: Watchful 32
second chance: Borrowed Lens
image: postmans-boots

You would find out where the two inches are wanting, and from whom. Measure badly, and the Row will have been warned for nothing.

=== success: Five Places
turn: secret learned
set: Two Inches 2
gain: Exact 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))

You find five. A gate-post; a boot-scraper; the end of a marble slab; the foot of a lamp; a bow window. You chalk them. The rest of the Row would let by a hearse with mutes on it.

What you had not looked for is how they are worn. Each of the five has a doorway facing, and the edge of each doorway is rubbed as smooth as a pew, at the height of a shoulder. Two people who meet there can't both go on. One has to stand in; and a person who is standing in somebody's doorway says good evening. "That's how I came by my wife," says a voice over your head, and Enoch Crouch, the glazier, leans out of the bow window that you have just chalked.

=== failure: Five Foot Sideways
turn: farce grows
set: Two Inches 2
gain: Talk 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))

You carry it across, to begin with, as a person carries a lath. But the Row is two inches less than you are, and at the first bend the two of you come to a stop. To go on you would have to break it, and to go back you would have to turn. A muffin-man arrives behind you, and a nursemaid in front.

By the time that Captain Marsh has sent a volunteer over the roofs with a saw there are thirty people on either side, and they have got into conversation. "{He|She|They} will have seen for {himself|herself|themselves}, then," people say, of you; so that it need not, at any rate, be explained to anybody.

== Drive her in, and see where she sticks
challenge: Dangerous 24
needs: Dangerous 18+
second chance: Second Wind
image: steam-engine

She is two tons, with two greys who have only ever been allowed to stop. Nothing would be quicker. Whatever is too near would find that out.

=== success: As Far as the Glass
turn: danger
set: Two Inches 2
gain: Proud 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))

You take the reins. The greys have waited for this since they were foals. The gate-post goes by with a ring, the scraper with a shriek, and at the fishmonger's slab a turbot is turned over as if by a cook; the lamp nods; and then there is nothing in front of the pole but a bow window of sixty-four panes with a man inside it, and you stand up, and lean, and she stops.

He has not moved. He breathes on the nearest pane, gives the glass a rub, and looks through at the horse. "There's five of us, then," says Enoch Crouch, the glazier. "I make it that I'm the fifth."

=== failure: Until Snuff
turn: outplayed
set: Two Inches 2
gain: Breakages 1, Dangerous (1 + 4 * least(1, [base Dangerous] / 15) - 4 * least(1, [base Dangerous] / 50))
only if: Breakages under 8

She goes in like a cork. By the boot-scraper at Number Three both hubs are fast, two volunteers are behind the horses and four behind the engine, and you have climbed down on the side where the area is. Mrs Ottaway passes up the string. Nobody can get by until Snuff, and it is noticed that nobody tries very hard: chairs are brought out, fore and aft, and the greys are fed over a wall. "I'd have thought about it, before," says Captain Marsh, holding the lamp for you, quite patiently. "I've thought about it since the winter."

== Ask who it was, in Pan Alley
image: soup-can

He has said *buckets*, and left something out. You would not be able to leave it out afterwards.

=== always: Six Minutes
turn: opponent is right
set: Two Inches 2
gain: Inquiring 1, Kind 1

"Joseph Tarn," says Captain Marsh. "Seventy-three. He was at the window, and he'd his coat on, he was all ready. He could see the engine; we were no farther off than that pump. He waved to us to come on." Marsh lays the lath along the wall, and straightens it. "I told him that we were coming. I've a voice that carries. Six minutes it was, and I never stopped telling him. So I'd like it seen to, because I've got to be able to say that to people, and have it be true."

He gives you the chalk. He has the five places by heart, a gate-post, a scraper, a slab, a lamp and a window, and does not need to come with you.

= Wick Row, by the Inch
where: Lampwick
when: Two Inches exactly 2
image: tape-measure
order: 54
teaser: Five people in Wick Row have two inches that the engine wants. {Inches Asked 1+: You have begun on them.|None of them has offered.}

The chalk marks are up. {Inches Asked 4+: There is one that you have not been to. They know it, and have put on a collar.|Inches Asked 2+: Word has gone along before you, and at each of those that are left the owner is standing in the door.|At each of the five a person has come out to see if chalk will rub off.} Captain Marsh has asked you for two inches from each, and left the manner of it to you. He can do with three of the five, for he has a saw; and when you have been to them all he would like to be told what the street has said.

== Miss Gathercole's gate-post
when: The Gate-Post under 1
challenge: Persuasive 32
second chance: Word in Season
image: garden-gate

The post leans, from being leant on. She is sorting letters on top of it, and does not care to be asked things.

=== success: It Shall Be Told
turn: bargain
set: The Gate-Post 1
gain: Inches Asked 1, Inches Given 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))

"It was put in by a nephew," says the Aunt, "and he was a bishop, and put it in crooked." You say that you have heard he did it out of respect. "Who told you so?" says the Aunt. You would rather not say, you tell her, in front of the post.

She looks at you over her spectacles for the length of a stamp. Then she takes the letters off it, one by one, and lays a hand flat on the top, as she does to see if a child is hot. "It shall be *told*," says Miss Gathercole. "One does not simply take away what a person has leant against. I shall write to him tonight. And you will dig it out tomorrow by the roots, dear, and move it in two inches, and put it back as crooked as you found it."

=== failure: Held On To
turn: outplayed
set: The Gate-Post 2
gain: Inches Asked 1, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))

"Hold these," says the Aunt, and you hold them; she goes on along the row of her relations, glue, umbrellas, a dog; and when she has done you are so placed, with your back to the street and your arms full, that it is you who are leaning on the post. The post is very comfortable, and has a hollow for the purpose. "There," says Miss Gathercole. "Now you tell that good man that I asked you, and you couldn't get your elbow off it either."

== The scraper at Number Three
when: The Scraper under 1
challenge: Shadowy 13
second chance: Ready Excuse
image: postmans-boots

Every lodger that Mrs Ottaway ever had has been heard upon that iron, coming home. You would have it out by night, with a bar, but she does not sleep.

=== success: By the Sound
turn: won at a price
set: The Scraper 1
gain: Inches Asked 1, Inches Given 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))

You do it between two o'clock and half past, with a wet rag round the bar, in no more noise than a mouse makes thinking. The hole is filled, and swept. You go up past the hatch in your stockings.

In the morning the curate comes in, and then the twins, and then you. "Who's that?" says Mrs Ottaway at each of them. You had never known her to ask. She knew her lodgers on the stairs by their tread; but at the door, in the half-minute before they had made up their minds to come in, she had known them by the scraper, and who was tired, and who had got the place. She does not blame you. She has heard about Pan Alley. She only says "Who's that?" every evening, and waits to be told.

=== failure: Leave It Where It Is
turn: opponent is right
set: The Scraper 2
gain: Inches Asked 1, Candle-End 2, Shadowy (1 + 4 * least(1, [base Shadowy] / 15) - 4 * least(1, [base Shadowy] / 50))

"You'll want to go round it with the other end first," says Mrs Ottaway's voice, from the grating, when you have been at it for a minute and a half. "You'll be a week like that." She has had the sound of you since the second stair. A cup of tea is stood up through the bars on the flat of a hand.

"That's Mr Ottaway's, is that," she says. "The left side. He'd always a lot on the left. I know there's folk could burn, and I've lain and thought about it. But I'd be the one to hear them, wouldn't I? And I can hear that as well." You put back the earth.

== The fishmonger's slab
when: The Slab under 1
pay: Candle-End 15
locked: He would want a new edge to it, polished, and that comes to fifteen candle-ends.
image: sitters

Josiah Pilch has four foot of marble, with a ledge for the eels. He is a man of business. He would part with anything, at a price; whether it is his to part with is another matter.

=== always: Beloved Wife
turn: secret learned
set: The Slab 1
gain: Inches Asked 1, Inches Given 1
image: sitters

He takes your ends, and counts them, and turns up the slab to see where it would saw. On the back there is writing. Mr Pilch had the marble cheap from his father, who had it off a mason who was never paid: *Also of Agnes*, the mason had got, *beloved wife of the above*, and stops, since the above changed his mind and married the nurse.

They look at it, he and the boy and two customers. "I've been gutting on Agnes for twenty-six years," says Josiah Pilch. He saws off his two inches where there is no name. From that day he lays out the eels somewhere else; and when trade is slack you may see him, with a cloth, giving the underneath of it a rub.

== Ada's lamp
when: The Lamp in the Row under 1
cost: 2 actions
image: ladder-and-pole

Lamp fifty-three has stood out too far since the year it was planted. You would hold it upright for two rings, lit, while she and Captain Marsh dig. A lamp that is put out may not be moved; it is only replaced.

=== always: It Never Went Out
turn: standing up or down
set: The Lamp in the Row 1
gain: Inches Asked 1, Inches Given 1, Constant 1
image: lamp-post

Ada Trimble and the Captain dig on opposite sides, and do not speak. He has told her what he wants. She wants to know, from the bottom of the hole, what he means to do about the Row when his engine has been up, with a cab behind the engine, and a coal-cart behind the cab, who have seen that a thing can be done. "I'll shut my eyes," says Captain Marsh. "You will!" says Ada.

Ten feet of iron, with oil in the top, is in your arms like a drunken friend, and burns your hat. When they lift you walk two inches, by quarters. The flame lies over as if it had been slapped; and all along the Row, from windows at which you had seen no one, the two words are said, low, by everybody. The flame gets to its feet.

== Enoch Crouch's window
when: The Bow Window under 1
challenge: Watchful 26
second chance: Borrowed Lens
image: broken-pane

Sixty-four panes, which his father blew, and in one of them the street walks by upon its head. He says no before you have come in. You would need to see what he is frightened of.

=== success: The Forty-First Pane
turn: opponent is right
set: The Bow Window 1
gain: Inches Asked 1, Inches Given 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))

You sit in the bow beside him for an hour, and do not ask. People meet under the window. They have not room; so they stop, and look each other in the face, and one stands in. In the forty-first pane they all do it upside down.

"I've seen two marry out of that doorway," says Enoch Crouch, "and one not. I saw my brother Abel there with my sister-in-law, before she was. You think that it's the glass I mind for. I'd blow you another bow. But he makes it seven foot two for an engine, and the day after it's seven foot two for everybody, and they'll go past each other like spoons in a drawer. I don't say that he's wrong. I say, who's going to tell you the day that it stops being a street?" He draws the line on the sill himself, in yellow chalk. He cannot have it on him, he says, that he was asked.

=== failure: Your Own Hat
turn: lost for good
set: The Bow Window 2
gain: Inches Asked 1, Talk 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))

You take it for vanity, and you praise the glass. You are quite eloquent on the forty-first pane. There, as you speak, a small figure upside down is waving both arms, and the people who go by it, on their heads, look round and nudge each other; and you have been admiring this for some time before you know the hat.

"They all do that, the ones who want something off you," says Enoch Crouch. "They look at what you've got. Good morning." He puts up his shutters, at ten o'clock in the forenoon, and the Row is a good deal darker for it. He leaves them up.

== Go and tell Captain Marsh what the street has said
when: Inches Asked 5+
cost: 0 actions
image: lamp-post

The answers are all in. He is on the pump, with the lath across his knees, and has not asked anybody who went by.

=== always: What It Comes To
turn: won at a price
set: Two Inches 3
go to: What the Street Said
image: lamp-post

You tell him who gave, and who did not, and in what words. He puts the words down as well. He is some while over the scraper. "I never heard that it made a noise," says Captain Marsh.

= What the Street Said
where: Lampwick
when: Two Inches exactly 3
image: finger-post
order: 53
teaser: {Inches Given 5+: All five have given. Captain Marsh would like to know whether he should take it.|Inches Given 3+: Enough of them have given. Captain Marsh would like to know whether he should take it.|Not enough have given. Captain Marsh will have to do it another way, and would like to know which.}

{Inches Given 5+: Five out of five, and Captain Marsh has gone quite grey under the black.|Inches Given 3+: "It'll do, with a saw," says Captain Marsh.|"It won't do," says Captain Marsh, and is not angry. "I could get a paper from the Assize, and have the rest of it by law."} He has his back to the Row, and sits looking at the engine. "I asked you to ask them if I could have it. I never asked you if they were right," he says. "There's another two ways. I could take it off *her*. She'd throw to a second floor, after, and not above; and there's a good many sleep above. Or she could live in there. Put her in the Row, for good and all, with her nose to the square. She'd be on top of you the minute you were alight. And Pan Alley'd have buckets." He puts the lath into your hand. Whichever it is will be done tonight, and cannot be undone.

== Have it seven foot two
one-way: yes
image: tape-measure

The Row would be a road. The engine could come to any window, and so could anything else.

=== always: Room to Pass
turn: lost for good
set: Two Inches 4, The Street Decided 1
start: Called Out in the Night
journal: offer
image: tape-measure

They do the work by lantern, {Inches Given 5+: each of them to their own, with a borrowed chisel|Inches Given 3+: by those who gave, and for those who did not by a man with a warrant, who begs their pardon|by a man with a warrant, who begs their pardon}. At Lamps she comes up it like a bride. Everybody claps.

After her a milk-cart comes up, and nobody had thought of the milk-cart. Two women who have stood each other in for fifteen years meet at Number Three, and step aside, from habit; and there is room. They look at it. Each of them goes on with her jug, and it is not until they have got to opposite ends of the Row that they turn about, with one hand up, like people who have left something on a shop counter.

== Take it off the engine
one-way: yes
image: steam-engine

Off the hubs, the axle and the pump. She would go anywhere, and throw as high as a second floor. You are asking it of a man who will have to stand under the third.

=== always: Two Inches off the Dowager
turn: won at a price
set: Two Inches 4, The Street Decided 2
start: Called Out in the Night
journal: offer
image: pressure-gauge

They have her down to the axle at the forge in Tinder Street. She is the *Dowager*, in brass, and when the brass comes off there is another name beneath, and a date, from when she had been the *Débutante*. Captain Marsh holds one end of the saw. He stops half-way, and has you take his end; and you understand that he would like it to have been done by somebody else as well.

"It's good, that she can get in," says the Captain. He wipes his eyes, which leaves him the one clean place. "We'll want to have them all sleep lower down." He has a list of the attics in his hat by morning. He has counted a hundred and eighty, and means to go to every one, and ask if they could see their way.

== Let her live in the Row
one-way: yes
image: steam-engine

She would stand across the end of it under a tarpaulin, and the Row would be as safe as any street in the city. The other narrow places would be where they are.

=== always: Her Nose to the Square
turn: rule with teeth
set: Two Inches 4, The Street Decided 3
start: Called Out in the Night
journal: offer
image: steam-engine

She is let in backwards, over the sill of the pump, with the turbots looking on, and there she stays. She leaves just room to go by on the one side; so that all of Wick Row, person by person, must turn to face the brass and edge along. You have never seen such polish. They do it with their sleeves.

Captain Marsh sleeps in the boiler-seat. He is a month growing easy there. A Mrs Lusk from Pan Alley comes of an evening and stands at the far side of the square for a bit, with a bucket; she has not got anything to say. "I only thought I'd see where it was," she tells him.

= Called Out
where: Lampwick
when: Two Inches exactly 5
urgency: high
image: burning-candle
order: 12
teaser: A bell is being rung in the square, in earnest.

{The Street Decided exactly 3: Pan Alley is alight, on the third floor, at the end, where the Ames twins are. Captain Marsh has the *Dowager* out of Wick Row in ninety seconds. In ninety more she is at the mouth of the alley, and can get no farther.|The Street Decided exactly 2: Wick Row is alight, at the top of Number Fourteen, four floors up. Captain Marsh has the *Dowager* below in two minutes, with room at each side; and he opens the cock, and the water goes up, and stands at the second floor with its head bent, like a caller at a wicket.|Wick Row is alight, and the house is Enoch Crouch's. Captain Marsh has the engine before his door in two minutes. But a coal-cart has got there in one, since it could, to look; and behind the coal-cart is a cab.} There is a face at a window. "We're coming!" calls Captain Marsh. He has a voice that carries. "We're coming, we're here," and he looks round, for the first time since you have known him, to see who else there is.

== Make a chain of whoever is in the street
image: water-bucket

Buckets, and forty people who know one another's names. You would be calling them.

=== always: By Their Names
turn: a tie begun
set: Two Inches 6
gain: Kind 2, Favours: The Roof Fund 1
image: water-bucket

{The Street Decided exactly 1: You call them from the middle of the road, and for a moment nobody knows where to stand, with so much room. Then Mrs Ottaway's voice comes up through the grating. "Doorways!" says Mrs Ottaway. They stand in, each to their own, as they have always done, with an arm out; and the buckets go along the Row from doorway to doorway faster than you can run beside them.|The Street Decided exactly 2: The engine lifts the water two floors, and from there the Row takes over by the stairs, a person to a step. You are on the last flight, which is where the curate is. He has never been spoken to so often in one evening. "Bucket," they say to him, "bucket, bucket, bucket," and he says "Thank you," every time.|You call across the square for Wick Row, and they come, every one of them, in their night-things. But Pan Alley has sixty people to stand beside, and they have not met. By the time that Mr Ames has come down the ladder with a twin under each arm there is no one there who could tell you which of them lives where.} Josiah Pilch's eels are in three of the buckets, and go out through the roof. At half past two there is only smoke.

== Go up for whoever is at the window
challenge: Dangerous 32
second chance: Second Wind
image: dangerous

One of you should be able to say *we're here* from the inside. The stair has gone, but there is a gutter.

=== success: We're Here
turn: danger
set: Two Inches 6
gain: Proud 2, On Calling Terms 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))
image: dangerous

You go in by the skylight with a wet sack. {The Street Decided exactly 3: Mr Ames gives you the twins to hold, and then finds that he cannot let go of them.|The Street Decided exactly 2: It is old Mr Jessop, who has been asked to sleep lower down, and was to have begun on Monday.|Enoch Crouch is taking out the forty-first pane.} He looks up at you. "There was no call to hurry," he says, in a cracked voice; but he has hold of your sleeve, and keeps hold of it, along a gutter, over a wash-house, and all the way down into the square, where he has to be shown how to let go.

Captain Marsh has been telling you the whole time that they were coming. He hears you answer. He sits down on the kerb with his helmet between his boots, and a volunteer takes over the shouting.

=== failure: Both of You
turn: standing up or down
set: Two Inches 6
gain: Breakages 3, Dangerous (1 + 4 * least(1, [base Dangerous] / 15) - 4 * least(1, [base Dangerous] / 50))
only if: Breakages under 6
image: breakages

You get as far as the sill, and {The Street Decided exactly 3: Mr Ames, who has sent down the twins by the first bucket,|The Street Decided exactly 2: old Mr Jessop|Enoch Crouch} takes you by the collar from within and pulls you through. All that he needed, it would seem, was to have a person by who was worse off. He ties you to the bedpost with the sheet, lets you down out of the window, bedpost and all, and comes after you down the knots. On the *Dowager* they hold out a tarpaulin, and you both miss it. "Which of you is it that we're rescuing?" asks Captain Marsh. You each point.

== Break the bow window, and bring her through it
when: The Street Decided exactly 1
image: broken-pane

The cart could be got past in four minutes, backing. But the owner of a shorter way in is standing behind the glass with a coal-hammer in his hand.

=== always: Sixty-Four
turn: lost for good
set: Two Inches 6
gain: Constant 2, Favours: The Roof Fund 1
image: broken-pane

"It's the seven foot two I was afraid of," says Enoch Crouch, through the glass, in no great voice. "Now look at it. You can't get by for room." Then he looks behind him, where the stair is, and swings.

He does it from the left, in rows. He was a tidy man at his trade. When he has got to the forty-first he stops, and you see him stoop, to have the street in it once more, the cart, and the cab, and the engine, and you, on your heads; and then he does that one too, and the pole of the *Dowager* comes in over the sill. They have the fire out in six minutes, and the cat down. He has had the bow made flat since; but people who go by there say that he gets a great deal more light.
