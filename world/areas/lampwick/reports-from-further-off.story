= After You
deck: never
image: two-bowlers
scene: after-you
teaser: There is a matter of a door.

{Ply 1+: "Sixty-one hours," says Miss Ply, "and eight inches, of which two are waistcoat."|Mr Thripp has had the Colonel's hat to hold, and the Colonel's chop to cut up; and for two nights he has had the Colonel, who sleeps standing, but not straight.} Colonel Bray and Mr Entwistle are still at the door of the Boiled Owl, a foot apart, with an arm out each. Whichever of them goes in first will have been *made way for*, and must sit below the other at every table in Underhall until one of them is dead. The members come and go by the coal-hole. Mr Gudgeon, the porter, has begun to hang umbrellas on them.

== Ask whether Mr Entwistle could be helped in
challenge: Dangerous 11
second chance: Second Wind
image: open-hands

Your man in this is the Colonel. The other has only to be over the sill, by whatever way; but a second who is seen to push has lost it for his own side.

=== success: Made Way For
turn: standing up or down
set: The Door of the Boiled Owl 1
gain: A Glove Thrown Down 1, Proud 1
image: glove-thrown-down

{Ply 1+: Miss Ply shook out her duster, once, on the side that the draught comes from. Mr Entwistle sneezed. He did it from the waist, as a man of family does|Mr Thripp dropped the Colonel's hat, and is still a good deal upset about it. No gentleman can see a hat on the ground. Mr Entwistle bent for it, from the waist, as a man of family does}; and this took ten inches, where there were eight. In he went, over the sill of the Boiled Owl, head first, and lay on the mat, and from the coal-hole forty members took their hats off to him.

He has been put below a dean, a dean's chaplain, and a Mr Potts. He has also sent you his glove, thrown down, on a tray. You may pick it up and be called out, Mr Gudgeon says, who carried it, or else you may have it cleaned.

=== failure: Three in a Door
turn: farce grows
set: The Door of the Boiled Owl 2
gain: Breakages 3, Overheard Word 3
image: breakages

What was wanted was a touch. {Ply 1+: Miss Ply is seven stone with the pail, and gave it all she had.|Mr Thripp, who never pushed anybody in his life, stood back first to let himself by.} Mr Entwistle did not stir; but the Colonel, who had been leaning, came round like a gate, and there were three of them in the door of the Owl, as tight as corks, with the one in the middle saying how sorry everybody was.

You were sent for, to pull. You had hold of a boot, Mr Gudgeon had hold of you, and a dean had Mr Gudgeon by the waist; and when they came, they all came at once, backwards, down the steps and into the area. Neither gentleman could be said to have gone in. They were helped up, brushed, and put back in their places. You were helped up.

== Ask about the hinges
challenge: Watchful 15
second chance: Borrowed Lens
image: borrowed-door

A gentleman gives way on the hinge side. The question is what these two are giving way to, and how many screws it has.

=== success: Through What?
turn: rule with teeth
set: The Door of the Boiled Owl 1
gain: Echoes 60, Exact 1
image: borrowed-door

{Ply 1+: Miss Ply had read the hinges while she held the hat: three, brass, eased every Friday.|Mr Thripp had been leaning on the hinges for two days, and had made something of a friend of them.} Eight screws came out with a fish-knife, while Mr Gudgeon was at his dinner, and the door was walked round the corner. Where it had been was a hole in a wall, with a gentleman on either side. "After you," said Colonel Bray, from habit. "Through what?" said Mr Entwistle. They both looked at it for some time.

Then each walked off along the street, in his own direction; and each has written to the other since, to say how he regrets that the occasion did not arise. The Committee of the Boiled Owl cannot meet to discuss it. According to the rules it must come in by the door.

=== failure: One Door, Oak
turn: outplayed
set: The Door of the Boiled Owl 2
lose: Echoes 30
gain: Overheard Word 3
message: To One Door, Oak
says: *To one door, with its furniture: settled, with thanks. To wear on the same by forty members, in boots: no charge. The Committee of the Boiled Owl would be glad to hear from you, by an early post, by what means it is now to come in.*
image: borrowed-door

The screws came out very sweetly. {Thripp 1+: Mr Thripp had the last of them in his hand before he asked himself what they had been doing.|Miss Ply had read that side of it to the last inch. The other side was round a corner.} The door came away, and came down, outwards and flat, upon both gentlemen at the same moment. They were delighted. They lay where they were, and each could be heard to say through the oak that the other had been down before him. This will have to be gone into, with a plan; and neither of them can be lifted until it has been, so that the members walk in over the top.

The bill of the Owl is for one door, and for the wear on it.

== Tell your second to go in
image: archway

Nobody has said that a second may not. Yours would be the first over the sill since Tuesday, and both those gentlemen would know whom to thank for it.

=== always: The Guest of the Evening
turn: bargain
set: The Door of the Boiled Owl 3
gain: Talk 2, Merry 1, Echoes 24
image: two-bowlers

It was not hard to do. {Ply 1+: Miss Ply went under the arm of the one and over the foot of the other, and was in.|"So sorry," said Mr Thripp, "so sorry," and was in.} By the rules of the Owl the first over the sill is the guest of the evening, and has the head of the table. {Ply 1+: Between the fish and the joint she read the Committee's chairs to the Committee. Three of them had never been sat in by their owners. She is asked back, by those three, to be told that she was wrong.|He had not dined since Monday, and they gave him the saddle. He tells you about the saddle for as long as you will let him.}

Out on the step, two gentlemen had now been gone in front of by the same person. In all Underhall there was one man who could know what that felt like, and he was a foot away. They have sent in to Mr Gudgeon for a table and two chairs. They dine there every evening, on the level, and are agreed about you. "Never knew two so well suited," says Mr Gudgeon.

= Where the Second One Goes
deck: never
image: light-known
scene: the-hand-barrow
teaser: There is a barrow that has been followed.

{Ply 1+: Miss Ply has grit all down one side, and will not have it brushed until she has read it.|Mr Thripp has lain in an alley for two nights, in a borrowed coat, and the Watch has given him a penny.} Behind the hatch where newcomers get their candles is a yard. A little before Snuff a hand-barrow comes out of that yard, with hoops over it, and a wet cloth over the hoops, and is lit from inside. {Barrows Followed 4+: It has a bell on it now, so as not to have to be looked for. The woman in grey says good evening to the doorway.|A woman in grey has the handles. She does not hurry and she does not look round, and where there are cobbles she lifts the wheel.}

== Ask what was under the cloth
challenge: Watchful 14
second chance: Borrowed Lens
image: burning-candle

At the horse-trough she sets it down to change hands. A corner of the cloth might be got up, if whoever did it minded the draught.

=== success: With Their Numbers On
turn: secret learned
gain: Candle-End 10, Echoes 24, Barrows Followed 1, Barrows Read 1, The Light: What You Know 1
only if: The Light: What You Know under 3
image: burning-candle

{Barrows Read 4+: She leaves the corner up these days, since it is going to be counted in any case. Sixty-four; and three new ones at the front, hardly begun, with the tickets still damp. You have got into the way of asking first for your own, and are told that it stands where it did.|Barrows Read exactly 3: The tickets have pencil on them now. Beside each number is a name, in half a dozen different hands, as if these had been asked for from door to door; and against yours is what you are called, and the word *coughs*.|Barrows Read exactly 2: Fifty-eight. Mr Osric Pell's own is among them, who gives his rings away at the hatch: the shortest of them all, standing in an egg-cup, with a bit of slate propped between it and the road.|Sixty candles, alight, in a tray of sand. Each of them has a ticket tied round its foot, and on the ticket a number, and a length in rings. In the fourth row, the third along, was yours. It has your number off Mrs Pike's slate. It was burning rather lower than the rest, and had been moved into the lee of a taller one.}

=== failure: Three of Them
turn: danger
gain: Murmurs 2, Candle-End 3, Barrows Followed 1, Barrows Stopped 1
image: murmurs

{Barrows Stopped 3+: The woman in grey has sewn a weight into the corner of the cloth. Your messenger, who has a bruise from it, says that it is a brass bell-button. On the edge of the trough she had left an apple, for whoever might have been sent.|Barrows Stopped exactly 2: "Not by that side," said the woman in grey to the dark, before a finger was on it. "There's a baby that side." Your messenger stood without moving until she was round the corner, and then went after her with the pail that she had left.|A cloth that is lifted lets in the air. At the first inch of it, three of them went out. The woman in grey put down the handles. She lit them again, each from its neighbour, and had a word with each. Then she spoke to the doorway, not crossly. "You wouldn't know who those were, I suppose? No. I'll have to stop up with them." All that night there were three windows lit in Snuffers' Row, and a doctor's gig went from the one to the other.}

== Ask where she took them
challenge: Shadowy 8
second chance: Ready Excuse
image: finger-post

She has three miles to go and no lamp but what she is pushing. To be seen behind her would be to be asked to help.

=== success: By the Hill Road
turn: a tie begun
gain: Reliable Rumour 3, Echoes 16, Barrows Followed 1, Barrows Tracked 1
image: finger-post

{Barrows Tracked 4+: Up the hill, as always. People put a foot out to stop a door from banging when she is due; and the cabs at the rank, who make way for the Watch and not much else, find that they wanted to be a little further along.|Barrows Tracked exactly 3: She was late, and there was another with her, an old man in an apron, who had one handle. He was let go at the rope. "I never ask whose," he was telling her. She said that this was as well, because two of them were his.|Barrows Tracked exactly 2: A boy took a handle at the corner by the pump. He had not been asked, and he did not ask. At the bottom of the hill he gave it back again and went home to bed, and his mother had waited up.|By the back of the Exchange, by the tan-yards, and out along the road that goes up to Hush Hill; where there is a rope across between two walls, and a board that asks you to speak when you are sat with. She unhooked the rope, put the barrow through, and hooked it up behind her. A good while later she came down again, with the sand raked, and washed her hands at the trough. Four people went by her. Not one of them could have told you that he had.}

=== failure: At Forty Doors
turn: outplayed
gain: Overheard Word 5, Barrows Followed 1, Barrows Lost 1, Particulars 2
image: particulars

{Barrows Lost 3+: "If it is about the barrow," said Constable Marl, who was sitting on the trough, "I have been asked to draw anybody that's behind it." He did the likeness in two minutes. He said that he would rather have done the barrow.|Barrows Lost exactly 2: She has a sister. One barrow was going up by the tan-yards and one by the canal, with the same hoops and the same walk, and your messenger stood between them for so long that a constable wished to know which was missed.|She was lost in Snuffers' Row. Every house there puts its cat out at that hour, with a candle; and at each step, as the barrow came by, the door happened to be open, and the woman of the house had a word to say about the cat. Forty doors take a long time, if you have to do each of them as a person who has dropped something.}

= First in Merit
deck: never
image: letter-basket
teaser: There is a name at the head of a list, and you have it.

{Ply 1+: "Page one," says Miss Ply. "In ink. All the other pages are in pencil, and rubbed. Under the name, a thumb-mark. She has rested it there so often that it has gone nearly through the paper." Mr Thripp is on the landing. He has come about Friday, he says.|Mr Thripp has not dined, and does not say so. He looked in the book, while the Aunt was seeing to a kettle: four thousand nephews in pencil, who go up and down with the week, and above them one in ink.} *Crispin Gathercole,* it says, and against that, each Thursday for years, *Out.* He was the Edward before Clemency. He stood on the Middle Bridge in the hat, with his back to the city; a bell rang, and he went up to answer it.

== Tell Mr Thripp to go and stand there
one-way: yes
image: top-hat

A night on the bridge, where the best of them stood. {What Mr Thripp Was Promised exactly 1: You gave him your hand on it.|What Mr Thripp Was Promised exactly 2: You gave the Aunt your word that he should not.|He has wondered for a long time.} She thinks that he would be rung for, and she has one nephew up there already.

=== always: Whether Anybody Wanted Him
turn: won at a price
set: Best of the Nephews 1
gain: Constant 2, Talk 1
image: top-hat

He stands from Lamps until Snuff and from Snuff until Lamps. You know this, since you are at one end of the bridge, behind a barrel, and at the other, behind a nursemaid, is the Aunt, with a basin tied up in a cloth. Neither of you sees the other. No bell rings.

At Lamps he comes off, rather blue. "It's a matter of keeping your back to people," says Mr Thripp. "He must have been wonderful. I kept turning round, you see, to find out whether anybody wanted me." Then he smells the basin. {What Mr Thripp Was Promised exactly 1 or What Mr Thripp Was Promised exactly 3: "Second," says the Aunt to you, over his head. She has not sounded so pleased with anything since the bishop.|"You gave me your word," says the Aunt to you, when he has had the second helping; and after the third, that perhaps it was an older person who wanted keeping from the bridge.}

== Have Number One ruled through
one-way: yes
image: violet-ink

A man who has been gone so long has no business at the head of a list. You would ask her to rule him out, and there would be a living nephew first; but ink is ink, and she would not write that name again.

=== always: Ruled
turn: lost for good
set: Best of the Nephews 2
gain: Exact 1, Talk 1
image: violet-ink

The Aunt is some time in finding the ruler, which is underneath her hand. "He was always late for tea," she says, "so that I cannot think why I should have put him first"; and she draws the line, from left to right, and lifts the ruler straight up, so as not to smear. On Thursday there are thirty cups on her table in place of thirty-one.

Mr Thripp takes it very well. He is first. He goes where you send him and comes back, he is asked in at every door, and at every door now there is a small wait, on the step, while he sees whether the other man would not like to go before him.

== Say that the first page was out
challenge: Shadowy 8
second chance: Ready Excuse
image: sealed-letter

A page that is not there can hurt no one's feelings. But that wants the right voice, and a steady face. A man who sees through you will know that you thought he needed it.

=== success: Second to Nobody
turn: bargain
set: Best of the Nephews 3
gain: Merry 1, Echoes 48
image: letter-basket

You say it in so easy a voice that you nearly believe in it. {Ply 1+: "Page one is out," says Miss Ply, to the landing. It is: she has it here, and lays it before you, face down. She has not said a thing that was not so.|Mr Thripp looks at the place in the air where the page would be. He has just read that page; but he is a man who cannot contradict his host.}

"Then there may not be one," says Mr Thripp. "Do you know, I had thought of that. I had thought of it mostly at night." He goes down the stair a good deal slower than he came up. On the fourth step, the one that speaks, he stops, to hear himself say it. "In that case," Mr Thripp tells the stair, "I am second to nobody."

=== failure: Would It Be Mutton
turn: secret learned
set: Best of the Nephews 3
gain: Constant 1, Echoes 24
image: letter-basket

"That's kind," says Mr Thripp. "But you needn't, you know. It was Crispin." He has known it from a boy: they shared a bed, and the one jacket. Crispin could not pass a window with a lamp in it, and Aubrey could not pass one with a dinner in it; and the Aunt used to look from the one to the other of them, and sigh, and pass the cake.

"I only go on asking so that he may be mentioned," says Mr Thripp. "She can't very well bring it up by herself, you see, and on Thursdays I would watch her not doing it. I did think that in the course of time I might come across a person who would simply tell me." You have been looked at like that before, but only by dogs. "Well. Friday, then. Would it be mutton?"

= The Brass Plate
deck: never
image: brass-plate
teaser: There is a chair that has been read, or sat in.

{Ply 1+: Miss Ply went in on Monday with the coals, was locked in until the next coals, and had from then until now to read one chair. "The seat I had done," she says. "Dust, level, thirty years. The back of it I was not given time for. On the rail there is a place, the breadth of a hand, where there is none. That has been wiped, every day, by leaning."|Mr Thripp went in with the coals, and saw a good chair, in a good room, and no one using it. He had been on his feet since Lamps, so he sat down. At ten a voice outside said, "Good morning, sir," and papers came under the door, with a pen. He did not like to seem stiff. "I signed them," says Mr Thripp.} The room is the one behind the brass plate, on the third floor of the Assize. It is the Warden's.

== Have the whole of it entered
when: Ply 1+
pay: A Reading Not Entered 1
one-way: yes
image: signed-finding

Both halves together make a reading: he does not sit there, and she stands behind. Once it is in the record any clerk may ask, and the Deputy would have to read it out.

=== always: Prefers to Stand
turn: opponent is right
set: The Chair on the Third Floor 1
gain: Favours: The Assize 2, Exact 1
message: Register of Rooms, Third Floor
says: *Entered: one chair. The Deputy Warden is directed by the Warden, who is standing, to say that the court is obliged to {name} for the loan of a dust-reader; and that it would be further obliged if she were not lent again this year.*
image: signed-finding

Deputy Brace reads it through to the last inch. Then she reads it into the record, aloud, before Mr Justice Ponder, in the voice she uses for drains. "*One chair,*" says the Deputy. "*Not sat in. The back of it is warm.* The Warden, my lord, prefers to stand." So it is entered. Miss Ply sits down in the well of the court, for the first time in your knowledge of her.

You meet the Deputy afterwards on the stair. "There are four thousand warrants in this building," she says, "and each of them is good because of a brass plate. I have now been asked by a court whether he is in. I was able to tell it that he is on his feet. I could wish that next time you would consider, before it is read, who it is that will have to say it."

== Have the back of it dusted
when: Ply 1+
pay: A Reading Not Entered 1
one-way: yes
image: good-sheet

One cloth, once along the rail, and there is no reading of that chair ever again. One woman's secret would be kept, and another would have to be the one to wipe it out.

=== always: Once Along the Rail
turn: lost for good
set: The Chair on the Third Floor 2
gain: Kind 2, Sworn Particular 1
image: good-sheet

You tell her that it is a hand, and whose it must be, and what she comes there for each morning before the clerks are in. Miss Ply thinks for the time that it takes to fold a cloth in eight. "I can say I did it," says Miss Ply. "I cannot say I did not see it." In the next coals she goes back, and is in there for no longer than it takes.

Two days later there is a column in the Register of Rooms that was not there before. The head of it is *Remarks*. Against the third floor you read, in the Deputy's square hand, that the Warden wishes the dust-reader to be thanked. She has signed for him, as she always does, but pressed a good deal harder.

== Ask what sort of hand it was
when: Ply 1+
challenge: Watchful 16
second chance: Borrowed Lens
image: small-hand

There is polish, and there is grease, and she is the best there is. You would know who stands there; and then you would know it in the Deputy's company.

=== success: On Thursdays
turn: secret learned
set: The Chair on the Third Floor 3
gain: Sworn Particular 2, Inquiring 1
image: small-hand

"A woman's," says Miss Ply. "Left. Ink on the third finger, black, the Assize's own. She takes the glove off to do it. Twelve minutes." You ask how she can possibly know that. "The fire," says Miss Ply. "She stands where the scorch begins." Other days it is shorter. It is longest on a Thursday, when the warrants go up to be signed; and on a Thursday the left boot has been turned a little inwards, as a person's is who has asked something.

In the hall below, Deputy Brace goes by with her papers, and bids you both good morning. She has her gloves on. Miss Ply looks at the left one for so long that the Deputy looks at it too.

=== failure: It Was Read for Too Long
turn: rule with teeth
set: The Chair on the Third Floor 3
gain: Overheard Word 6, Particulars 3
image: particulars

You cannot read dust and not breathe. By the second day Miss Ply had read the whole of the rail, and by the third, in order to be certain of it, she had read it off. "There was a hand," she says. "I had it as far as the glove." What is on the chair now is Miss Ply: a nose, twice, and part of a sleeve.

The Deputy has been in since. She has not spoken of it. But the Watch has been asked for a likeness of a small woman's nose, and when Constable Marl came round to measure he had one of yours in his book already, to go with it.

== Ask Mr Thripp what he signed
when: Thripp 1+
challenge: Persuasive 14
second chance: Word in Season
image: signature

There was a heap. Either he has talked to the Deputy about it already, which he does well, or she has begun to carry it out.

=== success: Thirty-Seven Pardons
turn: farce grows
set: The Chair on the Third Floor 3
gain: Favours: The Assize 1, Merry 1, Echoes 48
message: From a Widow, with a Barrow
says: *I have got my barrow back, by order, and the wheel with it, and do not know whom to thank. The Deputy says the Warden. I said who is he like? She said she had been told that he could not say no. So I have left a cabbage for him with you.*
image: signature

He cannot say no, and so where there were two boxes on the form he had put his tick in the other. He has pardoned thirty-seven people. He has given a widow her barrow back, and let off a dog. "It was *on* the list," says Mr Thripp. He went down with the heap himself, and told Deputy Brace how very nice everything had been up there.

She held on to the banister. In thirty years nothing that she had put under that door had come out signed. She compared it, stroke by stroke, with how she had always done it for him; and then she stamped all of them, because they were in order. "It is not the hand that I should have expected," says the Deputy to you. "I find that I had expected one."

=== failure: In Order
turn: danger
set: The Chair on the Third Floor 3
gain: Particulars 5, Overheard Word 6
image: handcuffs

He had read the top one, which was for coals. The rest were not for coals. There are eviction orders for the whole of Ladder Court, and a warrant, with a space in it, which he had thought looked unfriendly, and had filled up with the only name that came to him.

It was yours. The Deputy has brought the paper round in person. She knows very well who was in the chair, but to say so she would have to say who was not. "It is signed," says Deputy Brace, "and it is in order. I am therefore obliged to take a few particulars. I shall take them slowly, and I shall want a warm room, and I should advise you to have a cough." The orders for Ladder Court, she adds, have been mislaid. There is soot on her gloves.

== Have him say that he was dusting
when: Thripp 1+
image: good-sheet

She would be obliged to believe it, because the other thing would have to be written down. But whatever is in that heap would go with it, the good and the bad.

=== always: With a Pen
turn: bargain
set: The Chair on the Third Floor 3
gain: Favours: The Assize 1, Constant 1
image: grate

"I was dusting," says Mr Thripp, and shows a cloth. "With a pen?" says Deputy Brace. He tells her that it was in a very dusty state. The Deputy considers the two of you for about as long as a coal takes to catch; and then she thanks him, for the Warden, and opens the stove in her office, and puts the papers into it singly, with the tongs, each of them signed, and none of them now to be sent.

At the last one she stops and reads. "A dog," says the Deputy. "It was only ever a matter of somebody's putting their name." That one she does not burn.
