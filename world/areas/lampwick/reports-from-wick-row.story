= Twenty-Three in the Drawer
deck: never
image: silver-spoon
teaser: There is a spoon to be accounted for.

{Ply 1+: Miss Ply lays the spoon on your table, bowl up, on a clean handkerchief. "Number Thirty," she says. "A felt drawer, with beds for two dozen. One of the beds is empty, and the nap is worn."|Mr Thripp comes home with the spoon in his buttonhole, and two invitations. It belongs at Number Thirty, he is very nearly sure; they were good enough to show him the drawer, and there was the place for it.} But the housekeeper there, Mrs Hatchard, would not so much as look. "We have always had twenty-three," she said. If a spoon has been missed, then a girl has taken it, and there is only one girl in that kitchen. She is Ivy Moffat, and she was holding on to the sink.

== Have it left there, and nothing said
was: Ask how the spoon was left there
challenge: Persuasive 13
second chance: Word in Season
image: finger-on-lips

The spoon would go back to Number Thirty tonight, and would have to be found there as if it had never been away. If that is done clumsily, it will be Ivy Moffat's spoon before the door is shut.

=== success: In the Soup
turn: a tie begun
set: The Twenty-Fourth Spoon 1
gain: Overheard Word 12, Kind 1
image: pie-dish

{Ply 1+: Miss Ply asked if she might rinse a cloth, and let the spoon go in the sink, underneath the plates.|Mr Thripp said that he did so see that, and what was in the pot? He stirred it for her. He was a long time over tasting it, and was sorry to leave it.} At eight it came up with the rest, and was dried; for a thing cannot have been missed that turns up in the washing. Mrs Hatchard laid it in its bed of felt. She counted the drawer through again, from the other end, and went to bed with a headache.

Ivy Moffat came out after your messenger, as far as the railings, and found that she had nothing to say. She has thought of something since. Wick Row has thirty-six kitchens, and what is said in them comes to you from now on by way of the coal-man.

=== failure: By Name
turn: lost for good
set: The Twenty-Fourth Spoon 3
gain: Talk 2, Overheard Word 3
message: From Number Thirty, Below Stairs
says: *Mrs Hatchard presents her compliments. She has put the spoon in the drawer, where it was. She is advertising for a girl; and the question that they are all asked, on the step, is whether they know you.*
image: pointing-finger

{Ply 1+: "I said where it had been," says Miss Ply. "Sixteen days in a jacket. Aniseed, sulphur, the right-hand pocket." She had thought that this would clear the girl, and it might have, if the girl's young man had not been standing at the back door eating aniseed.|Mr Thripp told them not to dream of blaming the girl on his account. Then it was quiet, and he had time to recollect that they had not mentioned a girl.} "Thank you," said Mrs Hatchard. "So now I have been told, and shall have to know it."

Ivy Moffat went up the area steps with her box, in front of every blind in the Row, and without a character. Nor was Mrs Hatchard pleased to see her go. She had managed with twenty-three for sixteen days, she said, and could have managed until she was buried, if there were not always somebody who must bring a thing *back*.

== Let Mrs Hatchard have it as she says
image: silver-spoon

The spoon would be yours, since it is nobody's. Mrs Hatchard would be left with a gap in a drawer, and would have to see to that in her own way.

=== always: Relined
turn: rule with teeth
set: The Twenty-Fourth Spoon 2
gain: Spoon in a Buttonhole 1, Overheard Word 3
image: silver-spoon

The next morning there is an upholsterer at Number Thirty. He has the felt out of the plate drawer, and lays new, and when he goes there are beds in it for twenty-three. Mrs Hatchard has had the inventory copied out fair, besides, and the old one went to light the copper. "I call that a housekeeper," says Mrs Ottaway, who has had all this through the wall. "Anybody can look for a spoon. It takes a woman who was properly brought up to see to it that there never was one."

So you are the owner of a silver spoon that was never made. In Wick Row a person who wears one in the buttonhole, with the bowl up, is understood to be between situations, and to dine. {Ply 1+: Miss Ply would not. You may, or may lend it.|Mr Thripp, who has worn it for a day, was asked in at four doors, and could hardly get home.}

= The Air of the Sea
deck: never
image: seaside-hat
teaser: There is a house that was to have been empty.

{Ply 1+: "Five persons," says Miss Ply, with her bonnet still on. "Stockinged feet, on the outside of each tread. Down at two, up at half past. The list says a cat."|Mr Thripp has slept badly. He had not been told that the house was haunted, he says, by a family of five, with colds, who are fond of marmalade.} The Pargeters are not at Pale Harbour. They go every year; but this year the money was not there, and a family in Wick Row that does not go is asked why. So they shut up the house, waved from the cab, came back in by the coal-hole, and are at the sea in the attic until Saturday week.

== Ask what was done about the coughing
challenge: Persuasive 14
second chance: Word in Season
image: finger-on-lips

They cannot help being heard. They might be told that they had not been, by somebody who knows how to talk to a cat.

=== success: Puss
turn: a tie begun
set: The Pargeters 1
gain: Echoes 48, Merry 1
start: A View of the Harbour
image: seaside-hat

It was done from the foot of the stair. {Thripp 1+: Mr Thripp took to conversing with the cat, who had never had so much said to her.|Miss Ply took to reading the list out to the cat, every evening, and put in what was not on it.} "I shall be out from two until four, puss, and I should not dream of counting the eggs." The eggs went. On the third night a slate came down the well of the stair, at the end of a curtain-cord, to ask whether puss would be so very good as to post some cards.

They were tinted views of Pale Harbour. On the back of each, in nursery ink, Mr Pargeter had told a neighbour that the weather was holding; and your messenger put them through the doors with a little salt rubbed in. By Thursday it was agreed from end to end of the Row how brown they had got.

=== failure: A Burglar
turn: farce grows
set: The Pargeters 2
gain: Particulars 4, Overheard Word 4
image: constables-helmet

At two in the morning, on the second landing, {Ply 1+: Miss Ply, with a poker,|Mr Thripp, with a candle and a cold chop,} came face to face with Mr Pargeter and the marmalade. Three courses were open to Mr Pargeter. He might be at home, in his socks, and never again hold up his head; or he might not be there at all, and for a moment he did try. "I am a burglar," said Mr Pargeter. "You had better send for the Watch."

The Watch was sent for. He gave his name as Smith, was drawn by Constable Marl from both sides, and went off between two of them past his own front door, with his collar up, a happy man. Four Pargeters saw him go, by the one slit in the blind. He has ten days, and will be home from the sea on the same evening as they are. But the Watch has put you down, besides, as a person whose people are always there when there are burglars.

== Have a hamper sent up to them
pay: Echoes 40
locked: A ham and two dozen eggs come to forty pence.
image: parcel

You would not let them see that you knew. It would have to come from the sea, and there would have to be sand in it.

=== always: With Sand in It
turn: won at a price
set: The Pargeters 3
gain: Hat for the Sea-Side 1, Kind 1
image: seaside-hat

A ham went in, and two dozen eggs, and cockles in a jar; and over the whole of it you shook a pound of sand, from the fire-bucket at the corner. {Ply 1+: Miss Ply carried it to the third landing, said "Carrier" to the wallpaper, and counted the stairs aloud on her way down, so as to be heard going.|Mr Thripp took it to the third landing himself, and told the wallpaper that there had been some muddle on the quay.} All that night the stairs smelt of frying, and nobody coughed.

In the morning a hat lay on the hall table. It is of straw, with a ribbon, and a line came with it from Mr Pargeter, for whoever might be the next to go to the sea. His wife would not be wanting it where they were, he wrote, as there was really very little glare.

== Ask Miss Ply when they last did go
when: Ply 1+
challenge: Watchful 15
second chance: Borrowed Lens
image: brass-plate

There will be trunks. There will be what is on the trunks, and for how long it has been there; but the rooms where they stand may not be as empty as all that.

=== success: Labels
turn: secret learned
set: The Pargeters 4
gain: Reliable Rumour 4, Inquiring 1
image: luggage-label

"A trunk on the second landing," says Miss Ply. "Twelve labels, *Pale Harbour*, a year to each. The first has been rubbed along a quay. The rest have got varnish under them, and no dust. He paints them." So they have been to the sea once, for a week; and Mrs Pargeter came home with sand in her shoe, because the shoe was in the trunk, in tissue, and so was the sand.

"I shut the lid," says Miss Ply. She has stopped, and that is not like her. "And afterwards I took my cloth, and did the lid, and the labels, and some way along the landing. So it can't be read. I never did that to a reading before."

=== failure: Read Aloud
turn: outplayed
set: The Pargeters 4
gain: Overheard Word 4, Merry 1
image: footprints

Miss Ply was under the bed in the second-floor front, reading the carpet, when the youngest Pargeter got in from the other side to look for a doll. They regarded one another. "Are you the cat?" said the youngest Pargeter, who had been told that there was only the cat. Miss Ply said that she was not, and that she was reading. "What's it about?" said the youngest Pargeter.

She had been four days in an attic without a book. So Miss Ply read her the carpet, from the fender to the door: a wedding, two uncles who failed, a dog, a great deal of tea. She was made to do the dog again. Then the house woke, and she left by the window, on to a water-butt; and she has no labels for you, but was given a marble.

== Ask Mr Thripp whether he told his aunt
when: Thripp 1+
image: violet-ink

He dines at Number Nine on Thursdays. If she has heard of this, she will have a view of what should be done about it.

=== always: Top Floor Back
turn: opponent is right
set: The Pargeters 1
gain: Echoes 24, Reliable Rumour 1
start: A View of the Harbour
image: violet-ink

"I tell her everything," says Mr Thripp. "It saves her finding out." He told her on the Thursday. "I know, dear," said Miss Gathercole, and went on writing. She has had a card, it appears, from the Pargeters, at Pale Harbour, in each of the past twelve years, and has answered every one by hand; and as he was going there in any case, he was given this year's to carry. He has it in his hat. He did not like to push it under a door with nobody behind it.

The address is in violet: *Pargeter, Pale Harbour,* and below that, *Top Floor Back.* "We are none of us to be kind to them," says Mr Thripp. "She was firm about that. They have gone to a great deal of trouble to be at the sea, she says, and anybody who is at the sea would sooner be asked how he finds the bathing."

= The Hall Chair
deck: never
image: hall-chair
teaser: There is a hall that has been slept in.

{Houses Minded 5+: There is a hall chair in Wick Row that goes round from house to house ahead of whoever you send, and it has been given a cushion. The list that hangs above it has got shorter. *As usual,* it says.|Another family is at another sea, and your messenger has slept in its hall, on a hall chair, which is a chair that has been made so as not to be slept in.} {The Pargeters exactly 2: Mr Pargeter, from Thirty-One, came by in the evening to ask whether there had been any burglars, and seemed to hope for a colleague.|The Twenty-Fourth Spoon exactly 1: Ivy Moffat, from Number Thirty, sent in a pie.|The Twenty-Fourth Spoon exactly 3: The fire was laid by Ivy Moffat, who goes out by the day now, to houses whose people are not there to ask for a character.|Mrs Hatchard, from Number Thirty, had been in beforehand and counted the spoons.}

== Hear what the house did
challenge: Watchful 13
second chance: Borrowed Lens
image: shuttered-house

A house that is left alone has habits. Some can be put to account, if whoever was in the chair had their eyes open.

=== success: In the Night
turn: secret learned
gain: Overheard Word 10, Echoes 24, Houses Minded 1
set: Round of the Halls ([Round of the Halls] + 1 - 5 * ([Round of the Halls] / 6))
image: shuttered-house

{Round of the Halls exactly 2: At Sixteen they stop the clocks when they go, so that they shall have missed nothing. At three all of them struck at once, and then a second time, a little better together. The clock-mender, who has the key, is getting up a concert for the family's return; and he has asked you not to tell them, and has told you who is paying.|Round of the Halls exactly 3: A bell rang in the scullery of Twenty-Two, from the morning-room, which was locked. Your messenger took up coals, and asked what else was wanted. A parrot answered, who does the whole of the family at breakfast, with the money part, and both doors.|Round of the Halls exactly 4: Eight people had been asked to dine at Twenty-Eight, on the wrong evening. They let one another in. By the time that your messenger woke, they were at the cheese, and had begun on their host; and you have all of that, as far as his second bankruptcy.|Round of the Halls exactly 5: Nothing happened at Twelve, all night; and in the morning a cup of tea was standing by the hall chair, hot. The people of the house, when they were told, wanted to know what it had charged. But they had also left a bureau open, and the tea had been stood on a letter.|Round of the Halls exactly 6: At Thirty-Three the portraits are turned to the wall, for a rest. In the night one had been turned back again, by the cook, who is fond of him. She told your messenger the whole of it, from the buttons up.|Forty is an old house, and settles at night, and what it settles is accounts: each stair says, from the top one downwards, who owes it what. Two of the names would have been news to the family; and the two gentlemen they belong to would be sorry to know that you have them.}

=== failure: With the Fern
turn: farce grows
gain: Overheard Word 4, Houses Minded 1, Halls Gone Wrong 1, Talk 1
image: talk

{Halls Gone Wrong 3+: By now there is a page about it in the *Evening Wick*, under Domestic: what your people have sat on, in which houses, and what became of it. You are told that it is widely read. The owners have begun to leave out things they were tired of, and two of them have asked to be done next.|Halls Gone Wrong exactly 2: The list said, in red, that the long clock was not to be wound. But it did not say that a man in slippers would come to do it, at one in the morning, and want paying. He was paid. No such man exists, says the family, and until that night such a clock did.|On the second night the cat of the house went out for a friend; and the friend was not a cat. What was left of the night was spent on top of the hat-stand, being civil. Nothing was taken but a fern. The family has told the whole Row about that fern, and has begun to remember it as larger.}

== Hear what was in the larder
image: dinner-still-warm

Whoever minds a house may have what will not keep. They bring you your share, if they like you, and the news of what had been kept too long.

=== always: What Would Not Keep
turn: bargain
gain: Candle-End 8, Echoes 16, Houses Minded 1
set: Larders Heard Of ([Larders Heard Of] + 1 - 4 * ([Larders Heard Of] / 5))
image: dinner-still-warm

{Larders Heard Of exactly 2: Half a shape, in the form of the Almanac Office, stopped at the second spoonful. You have the weathercock.|Larders Heard Of exactly 3: Fourteen jars of the same chutney, and a note from the cook to say that she had warned him.|Larders Heard Of exactly 4: A whole salmon, with one chop missing out of the middle and the two ends pushed together. The family wants to know, now, who it was that noticed.|Larders Heard Of exactly 5: Nothing at all but a lemon, on a plate, under a dome, with a place laid, and a napkin. Your messenger did not sit down to it. A lemon that has been laid for like that is generally expected by somebody.|A cold bird with a paper flag in it that said *Hands Off*, and next to the bird a jar of plums that had no flag. Three of the plums are on your shelf. The bird was let alone, you are assured, and was lain awake beside for two nights.}
