= Tables by the Pump
where: Lampwick
when: Introduced 10+, base Persuasive 20+ or base Shadowy 20+
outfit: yes
image: bowlers-across-a-table
order: 198
teaser: {Streets Heard 3+: There are two tables up already, and Mrs Bly has the cloths on.|They have stopped asking for a judge. They ask for you.}

It used to be Mr Haddow and Mr Pym. {Streets Heard 3+: They keep your list now, one on each side of it.|Then Mr Haddow let fall in Ditch Street how you had found for him against his will; and Mr Pym, in Snuffers' Row, denied it.} Across the square Mr Vokes has come up out of his area with a muffler round him. He touches the pump, coughs, and puts down his parcel on the end of your bench, {Bowls Set Down 3+: where he always puts it|where you could reach it, if you were a person who walked}. Five people are looking into shop windows.

== Hear one between two streets
when: base Persuasive 20+
needs: Table Heard Today under 1
locked: The pump has room for one table of streets a day.
challenge: Persuasive 29
second chance: Word in Season
image: scales

Word has gone round of how you find for people. They come by streets now, with a table, and sixty on each side who will all have to live there afterwards.

=== success: By the Street
turn: bargain
gain: Echoes 14, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Streets Heard ([Streets Heard] + 1 - 5 * ([Streets Heard] / 6)), Table Heard Today 1, A Day's Work 1

{Streets Heard exactly 2: Ditch Street has hung its washing across Pan Alley, which says that the wet comes down on its dinners. You ask to see the washing. There is a child's shirt in it that both of them have lost; and when they have got over that they agree upon Tuesdays.|Streets Heard exactly 3: It is the right to the word *Saturday*, for a market. Ditch Street had it first, and Cooper's Rents has had it longest. You find for Friday. They are so united against you that they hold the market together, to show you, and it is a Saturday.|Streets Heard exactly 4: Each of them says that the other has taken its idiot. He is a large mild man with a bucket, and stands between the tables, looking from face to face. You ask him where he lives. "With them," he says, and points, with an arm to either side; and it is Mr Pym who has to be led away.|Streets Heard exactly 5: They want to know which is the longer. You have it paced, by Mr Haddow for the one and Mr Pym for the other, who come back with the same number. "Mine are longer," says Mr Haddow, looking at his legs. You adjourn, and every boy in the two streets is out with a string until dark.|Streets Heard exactly 6: Nobody will say what it is about. It was before their time. You sit, and they look at each other across the tables; and a Mrs Gull gets up at last and says that she doesn't know about the rest of them, but her feet hurt. That seems to have been the argument for both sides.|Snuffers' Row has kept a pig since the spring, on the understanding that it was Tinder Street's pig. Now it has had ten. Each street has brought a midwife. You let them both talk until they have got to what the pig would want, and then there is hardly anything to find; she is to have the end house.} They pay by the head, into the pump, and Mrs Bly counts it.

=== failure: Both
turn: farce grows
gain: Echoes 8, Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Streets Offended 1
set: Table Heard Today 1, A Day's Work 1
only if: Talk under 8

{Streets Offended 2+: They are waiting for you this time with a form of words, which has been drawn up by both sides, and which you have only to read. You read it. It finds against you, with costs, in the matter of the pig.|You find for Tinder Street, and it is Snuffers' Row that cheers; for they have each been putting the other's case, as they had heard that you like it, and nobody had told you. When it is sorted out you are owed a shilling by a hundred and twenty people, and they have all gone in. Mr Haddow offers to hear your side of it. Mr Pym will take the other.}

== Carry Mr Vokes's parcel, and be followed
when: base Shadowy 20+
needs: Bowl Carried Today under 1
locked: Mr Vokes has the chest for one outing a day.
challenge: Shadowy 25
second chance: Ready Excuse
image: parcel-string

He has a chest, and cannot take the stairs. There are five who follow him; they will want a proper walk of it, and they must on no account see where the bowl is put down.

=== success: A Proper Walk
turn: outplayed
gain: Echoes 14, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Bowls Set Down ([Bowls Set Down] + 1 - 5 * ([Bowls Set Down] / 6)), Bowl Carried Today 1, A Day's Work 1

{Bowls Set Down exactly 2: One of the five is new, and breathes. You go by the fish-market, for his sake, where it will not be noticed; and by the tannery, where he can't; and when he has caught you up the bowl is on its step, and you have a turnip under the cloth.|Bowls Set Down exactly 3: The house has its light out. You wait, with the parcel going cold, opposite a door that knows it is being watched. Then you cross over and knock like a bailiff, and while the whole of the stair is holding its breath you put down the bowl and take yourself off, cursing, for all to hear, at having got the wrong name.|Bowls Set Down exactly 4: You do it with two parcels. The five divide, after some talk, into three and two; and at the pump you meet yourself coming back, as it were, with five people behind you who have become very fond of one another.|Bowls Set Down exactly 5: Snuffers' Row is up, with a paving-cart in it. You take them by the roofs. It is hard on the bowl, and on a Mr Sayle, who is stout; but he has never seen his own chimney from that side, he tells the others, when he has been got down it.|Bowls Set Down exactly 6: Somebody has left a bowl on Mr Vokes's own step, under a cloth, but there is nobody in the street. You carry it up to him, by the back; and he looks under the cloth, and then for a long time at you, and at the five heads going by below the window-sill.|The lady of the house in Snuffers' Row is proud, and would send back soup; but a thing that is found on a step is only litter. You set it there without breaking your stride. The five behind you are looking at your hat, since you have just let it be blown off.} He pays what he used to pay the street-boys, back when they could lose people.

=== failure: Kind Friends
turn: opponent is right
gain: Echoes 8, Particulars 6, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50)), Bowls Dropped 1
set: Bowl Carried Today 1, A Day's Work 1

{Bowls Dropped 2+: They saw the door, and there was a meeting about it. Somebody must go on being followed, they feel, or Mr Vokes will have nothing to get up for; and so they have agreed among themselves upon another door, and ask you, quite humbly, to go to that one, and look as though you had not been told.|You look back. It is the one thing that he never does; and all five of them see your face, and the door, and that there is soup. The lady sees them. She has had her pride in that street for sixteen years. "How kind," she says, "to *all* of you," and takes it in, and from that night her step is washed, and there is nothing on it.}
