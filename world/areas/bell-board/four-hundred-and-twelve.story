= Four Hundred and Twelve
where: The Bell-Board
outfit: yes
image: unrung-bell
scene: bell-board
order: 100
teaser: {Mornings at the Board 6+: Miss Frame has left you the two lower rows.|Not one has rung. A person has to look, every morning, and write it down.}

Miss Ottilie Frame is Keeper of the Board, and speaks low, so as not to start one. Each morning she must put it in writing that none of the bells has rung. Dust is how she knows, because a bell that has so much as trembled sheds its own; but her eyes are going, and she would be glad of yours. {The Footman's Letter 1+: One line in her book, four years back, says *One*. The six gentlemen outside the rope, who have money on it, have not been told.|Outside the rope stand six gentlemen who have money on it.}

== Read the dust for Miss Frame
challenge: Watchful 9
needs: Watchful 7+, Dust Read Today under 1
locked: Dust takes a day to say anything new.
second chance: Borrowed Lens
image: spectacles

You would go along the rows with a candle, breathing away from the wall. A sneeze here is a public matter.

=== success: None to Report
gain: Reliable Rumour 1, Overheard Word 2, Mornings at the Board 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Dust This Morning ([Dust This Morning] + 1 - 5 * ([Dust This Morning] / 6)), Dust Read Today 1, A Day's Work 1

{Dust This Morning exactly 2: The Long Gallery has shed a little, as it does when carts go by; the Morning Room, next to it, has not. You say so in four words, and Miss Frame, who on other days has wanted a reason, writes it down.|Dust This Morning exactly 3: The Butler's Pantry has shed, and the Boot Room beneath it has caught what fell, so that the two have to be read together, like a quarrel. "None," writes Miss Frame, and underlines it for the Butler's sake.|Dust This Morning exactly 4: Somebody has left a thumb-mark on the Second Nursery. Miss Frame goes white. You have to hold the candle to her own thumb before she will look at it; she had put out a hand on Tuesday, to steady you. She enters it against herself under three heads, and hums, the rest of the way along the row.|Dust This Morning exactly 5: Miss Frame lets you begin from the wrong end, so as to keep the gentlemen guessing. The Wine Cellar is as it was. In the Housemaids' Closet a little has drifted to the edge and been turned down, like a sheet. "And what do we say to that?" asks Miss Frame. We say that it is not our place to, you tell her; and it is some time before she can see to write.|Dust This Morning exactly 6: You take the lower rows and Miss Frame the upper, and she writes "none" as you draw the breath to say so. The gentlemen at the rope have begun to bet on how long you will be.|You had supposed that dust was dust. Miss Frame shows you, with the tip of a feather that never touches, how it lies like snow on a bell that has slept, and like sugar on one that has dreamt. "Sugar," you say, by and by, at the Linen Room. She is so pleased that she tells who has money on it, and how much, and who lent it to them.}

=== rare success 14%: The Clean One
set: A Bell Half Done (1 + [A Bell Half Done] - 2 * ([A Bell Half Done] / 2)), Dust Read Today 1, A Day's Work 1
turn: secret learned
gain: Reliable Rumour 2, Mornings at the Board 1, The Stair: What You Know 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
only if: The Stair: What You Know under 2
image: stair-known

{A Bell Half Done under 2 or A Bell Half Done 3+: In the row that has no names there is a bell with no dust on it at all. You hold up the candle. Nothing has shaken it off, for there is none on the ledge below: the bell has been wiped, and so has the spring, right into the coils, on the side that is towards the wall.|In the row that has no names there is one clean and another half done. It has been wiped down the side that is towards the wall, and round as far as the lip. There the shine stops, with a wet edge to it, like a doorstep that a maid has had to leave because somebody came up the path. You hold the candle out over the ledge. There is no ladder in the building that would reach.}

{A Bell Half Done exactly 2: "We are before our time," says Miss Frame. She has gone as grey as her cuffs. "I have been most particular, for all these years, never to be before my time, and now it has been put off in the middle, and will have to be begun again with somebody listening. None has *rung*," she says, and writes that. She would like the light brought along to the next row. You pinch it out, and turn your face to the door. Overhead, after a time, begins a small dry squeaking.|"Nobody dusts here," says Miss Frame. "It is the first rule. There isn't a ladder that would..." She looks up for as long as it takes her to find her pencil. "None has *rung*," she says, and writes that, since it is what she is asked.}

=== failure: Thirty
turn: farce grows
gain: Overheard Word 4, Talk 1, Sneezes 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Dust Read Today 1, A Day's Work 1
only if: Talk under 8

You sneeze. It takes the dust off thirty bells, from the Still Room to the Second-Best Bedroom, and Miss Frame, who is an honest woman, has to write down that they have moved. {Sneezes 3+: She has the thirty ruled beforehand, in the faintest pencil, and need only ink them in. Along the rope they have had money on the hour; and a stout gentleman, who had you for half past eight, says "Bless you" as if he meant it.|Sneezes 2+: "Thirty, by *sneeze*," she puts, having got the Deputy to allow her a column for you. All the same it is round the courts by noon.|Before you can explain there are eight footmen in the hall with their bags packed, and a still-room maid in tears, who had hoped for another year. They carry their bags home past you, one at a time.}

== Read her the footman's letter
when: How the Night Run Ended 3 to 4, The First Bundle exactly 6, no The Footman's Letter
image: sealed-letter

It was in the bundle that you sold. Nobody buys letters, so you have it still. She cannot read handwriting any more, and it may be private.

=== always: One
turn: opponent is right
set: The Footman's Letter 1
gain: Mornings at the Board 1, Reliable Rumour 2
journal: offer

You break the seal for her, behind the rope, and read it low. *Madam, it rang on the fourteenth, at ten past six. I was under it, with the lamps. You wrote None, and I make no complaint. But nobody can be sent down again who never went, and by your book I did not go. My girl is five. I have taken her tooth up with me, so that I shall have to bring it back. Your obedient, the Second Footman.*

"I had a cold that morning," says Miss Frame. "I had the handkerchief over my ears." She finds the year, and the page, and lays a finger along the line without needing to see it. In all those books no word has ever been altered. Then she gives you the pen, because hers is not steady, and turns away her face. You strike it out, and write *One* above it, and the two of you look up at the wall and hold your breath.

== Sell the gentlemen a look
challenge: Shadowy 10
needs: Shadowy 8+, Look Sold Today under 1
locked: One look a day goes unnoticed. Two would be an exhibition.
second chance: Ready Excuse
image: bell-board

The odds are made up when the clock strikes. Mr Felix Tarrant, who keeps the book, would pay for a sign before that; Constable Marl, who keeps the hall, would put you in another kind of book.

=== success: With the Left Glove
gain: Echoes 14, Signs to Mr Tarrant 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Look Sold Today 1, A Day's Work 1

Mr Tarrant has his watch out. {Signs to Mr Tarrant exactly 3: You have left your gloves at home. You think, and scratch your left ear, for *none*; but a colonel has a cold, and has been doing the same to his for ten minutes. Mr Tarrant pays out upon the colonel. He comes round afterwards with your share, and a pair of gloves.|Signs to Mr Tarrant exactly 4: It is Miss Frame who takes off a glove. She does it at the wall, with her back to everybody, to see to her feather; and it is the right one. The odds are all over the hall. Mr Tarrant has shut his book and opened it again before you can get your own left hand bare, and you are paid that evening, in a chop-house, by a man who cannot hold his fork.|Signs to Mr Tarrant exactly 6: He wants it a day in advance. You explain to him that you can see only what has not happened yet. "That's what they are paying for," says Mr Tarrant.|Signs to Mr Tarrant exactly 7: There is a seventh gentleman at the rope. He is very young, and has sold his watch. You look at him, with your fingers on the left glove, for as long as you dare; then you put both hands in your pockets, which is not a sign for anything, and all bets are off. Mr Tarrant pays you in full. He has a boy of that age, he says, and would take it kindly if you did not do so again.|Signs to Mr Tarrant 5+: You take off the left glove for *none* and the right for *some*. All six gentlemen now pay him for the same sign, so that not one has won anything for a week, but none of them can afford to be the first who stops.|Signs to Mr Tarrant 2+: You take off the left glove again, for *none*. Mr Tarrant lays off a bishop and takes on a brewer, and your share comes round by a boy with a bun, under the bun.|You stand where Mr Tarrant can see you, and pull off your left glove, which is the sign for *none*. He shuts his book upon a curate and two colonels. Miss Frame writes slowly on at the foot of the wall, with her back to the whole proceeding.}

=== failure: Hold That
turn: outplayed
gain: Overheard Word 3, Particulars 7, Held for Marl 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Look Sold Today 1, A Day's Work 1

"Hold that," says Constable Marl, from behind a pillar. You stay as you are, with one glove half off, for the seven minutes that he needs. {Held for Marl 3+: He turns you a little more to the lamp, and you let down the shoulder, without being asked; and it is some time before either of you remembers that you are being taken up for it.|Held for Marl 2+: He has your hands already, from both sides, and is doing the expression.|Nobody has had hands like that on file before, he tells you. He is quite happy about it.} Mr Tarrant, who saw the pencil come out before you did, is looking at the ceiling and has never met you.

== Follow one wire to where it goes
needs: A Case for the Assize 4+, Wire Followed Today under 1
locked: After one wire your eyes go on along the wallpaper by themselves. Leave it until tomorrow.
challenge: Watchful 40
second chance: Borrowed Lens
image: bell-wires

Miss Frame wants the upper rows traced, a wire at a time, because the Deputy has asked her where they go and she would like to have an answer.

=== success: As Far as the Cornice
gain: Reliable Rumour 1, Overheard Word 2, Wires Traced 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Wire Followed Today 1, A Day's Work 1

{Wires Traced exactly 3: The Still Room goes along behind the panelling, by way of a mouse. You have to wait while she moves. Miss Frame puts her in, on the chart, at the proper scale, with an arrow.|Wires Traced exactly 4: You come to a staple out of which somebody has drawn a wire, and put in another, of a better sort; and the new end has been finished off with a bow. Miss Frame rules it in a different ink. "A *lady's* bow," she says, at the magnifying-glass. "She'd small hands, and she was not in a hurry."|Wires Traced 5+: You have a sheaf of them on Miss Frame's chart by now. They go up as far as the cornice, side by side, and out. She rules the lines, and has stopped asking you to guess at what they do after that.|Wires Traced 2+: The Card Room goes up, crosses over the Second Nursery, and comes down again by a yard to look at the clock before it makes up its mind. You have a stiff neck, and Miss Frame another ruled line. It leaves by the same hole.|You lie on the gallery floor with your cheek on the boards, and follow the Blue Dressing-Room from its bell to a staple, from the staple to a crank, and from the crank to a hole in the cornice with a draught in it. Miss Frame enters all this on a chart. Beyond the hole the chart has a margin.}

=== failure: The Other Dressing-Room
turn: standing up or down
gain: Overheard Word 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Wire Followed Today 1, A Day's Work 1

At the third crank you have changed wires without noticing. You bring the Blue Dressing-Room out at the Butcher's Hatch, and Miss Frame, who trusts you, has ruled it in ink before either of you sees what that would mean for the washing. {Wires Traced 3+: She has bought a knife for the purpose.|It takes her the afternoon, with a razor.} "Whose hand was that?" asks Deputy Brace, holding the sheet to the lamp. "It was mine," says Miss Frame.
