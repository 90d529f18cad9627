= More Than Soup Will Do
where: Lampwick, Your Lodgings
when: Introduced 10+, Breakages 3+ or Talk 3+ or Particulars 3+ or Murmurs 3+
image: kitchen-hatch
order: 225
teaser: Mrs Ottaway has heard you on the stairs, and has taken down the other box.

Up to a point Mrs Ottaway sees to her lodgers for nothing, through the hatch, while the soup is doing. You are past the point. "It's got its boots on, has that," she says, and there is the sound of a box being set on the range. She wants you right again as much as ever; but there are five others on the stairs, and what she uses up on you must be put back.

== Be taken apart and done properly
when: Breakages 3+
pay: Echoes 60
locked: The good glue is made of sturgeon, and would take sixty pence.
image: breakages

String will not hold you now. Mrs Ottaway would need the good glue, {The Mug on the Sill 1+: melted in a jam-pot,|melted in the shaving-mug with the three rivets,} and you would need to trust her with the pieces.

=== always: Sixty Pence of Sturgeon
turn: won at a price
lose: Breakages 4
gain: String on You 1

{String on You 5+: She has chalked your name on a drawer. You hand yourself in by the sleeve, and read her the newspaper, so far as you have eyes in.|Mrs Ottaway works until the fire is low. You are laid out along the sill in the order that you come, and the curate, who has looked in for his candle, asks if he may help; she lets him hold a knee.} "I should leave the dancing," says Mrs Ottaway, "till it's gone clear."

== Untie the string, and wait for the basket
when: Breakages 3+
one-way: yes
image: laundry-basket

You might come apart now, on a stair, among people you know, and be mended once for all. They mend where it is dark, and nobody speaks of it after. You would be gone for ten rings or so, and twelve at the most.

=== always: The Bottom Stair
turn: standing up or down
set: Breakages 8
image: laundry-basket

{Mended 1+: You lay your boots together first, and fold the coat. You know what they will look for. "Again?" says Mrs Ottaway. You hear her go and bolt the hatch, and stand on the other side with her hand on the bolt; and after a little while she draws it back.|You sit on the bottom stair and pull at the end of the bow. Behind the shutter Mrs Ottaway has left off stirring. "I can hear what you're doing," she says. "He went down there as well, Mr Ottaway. They sent him home in a day and a half and there wasn't a mark. I'd look at him over the table, and I'd look, and I never could see what it was." You have the bow undone. There is only the knot.}

== Have another story told instead
when: Talk 3+
pay: Candle-End 15
locked: She sends it round with a twist of ends for each wall. It would take fifteen candle-ends.
image: talk

The talk has gone too far to be denied. But your story could be crowded out, if the neighbours were given a better one, and candle-ends to sit up by.

=== always: The Curate's Hat
turn: farce grows
lose: Talk 4
gain: Contradictions 1

{Contradictions 5+: This time it is the twins. They have offered, because it has been dull on the second floor, and have each a different version ready.|"It'll have to be the curate," says Mrs Ottaway. She does not like to do it. She tells the wall about a hat, which was a plain hat, and had been left upon a chair; and by Snuff there are people in the next street who have seen the lady.} The curate is given the first ladle for a week, {Contradictions 5+: for having been spared.|and has not been told why.}

== Ask the Aunt to take the basket round now
when: Talk 3+
one-way: yes
image: laundry-basket

She would do it if you asked. But she goes to every door, so that whoever had not heard must first be told; and you would be some ten rings of your candle in the country, never above twelve.

=== always: Asked For
turn: opponent is right
set: Talk 7, Sundays at Tithe 1, Way Out of Tithe 0, The Blue Egg-Cup 1
gain: Constant 1
move to: Old Tithe
image: bonnet-with-its-strings

{Not Mentioned 1+: "Again, dear?" says the Aunt. It is all that she says. You walk behind her with the basket this time, since there is nobody else to carry it. At each of the forty doors you have to stand where they can see you, until they have thought of something.|The Aunt comes to the gate with a pen in her hand. When you have asked her she puts it down, and goes in for the black gloves. "I did wonder if you would come and tell me about it," she says, drawing them on, a finger at a time. You say that you might tell her now. "No, dear. I have the basket out." She goes to forty doors. At some of them they have heard nothing, and she has to begin; you stand at the corner, and can see by their hands how much she is leaving out. When she comes back the light is burning for you in the blue egg-cup. She leans in at her own window and puts it out, because you are not to be asked after. Then she gives you the basket to hold.}

== Walk as all of them, till Snuff
when: Particulars 3+
cost: 3 actions
image: footprints

The Watch knows the step that you borrowed last. To lose them you would have to go about in six, one after the other, and it takes the best part of an evening.

=== always: Six Ways Home
lose: Particulars 4
gain: Gaits Borrowed 1

{Gaits Borrowed exactly 2: You are being Miss Pomfret, to the life, when round the corner comes Miss Pomfret. She looks at your feet for some time. "Is it so very marked?" she asks; and for the rest of the evening, while you go about as four other people, there is a lady practising on the far pavement to be somebody else.|Gaits Borrowed exactly 3: It comes on to smoke, which is a help. You do the twins, one foot each. A constable follows the left one into a dairy, waits for it with his book open, and is still there when the right one goes home to bed.|Gaits Borrowed exactly 4: You had the man who owed down to the life, as far as Pan Alley, where he owes. Mr Gill the pie-man has been looking for that walk since the spring. You run from him as yourself, which undoes a good deal; and you go about as a bishop for an hour, until your own heels have been forgotten.|Gaits Borrowed exactly 6: You get them muddled, and come home as a lady with hens who owes. Mrs Ottaway lets you in by the area. "Who's that?" she says, at the shutter, for the first time since you have lodged with her, and you hear her take up the poker.|Gaits Borrowed exactly 7: The children of Wick Row have a game of it. They sit along the kerb and call out which you are, and are mostly right; but there are forty of them, all shouting, and by the time that the constable has got them to say it one at a time you have been home for an hour.|Gaits Borrowed 5+: Constable Marl has given up on your feet. He stands in Wick Row with his pencil behind his ear, and bids good evening to all six.|You go out by the front as the man who owed, come in at the area as a lady with hens, and are out again before the door has shut. At the third corner a constable begins to follow the curate. It is the real one.}

== Let her knock back
when: Murmurs 3+
cost: 3 actions
image: knuckles-on-a-door

Mrs Ottaway would answer the voice with the poker until one of them was tired. You must stay in the room all that time, as it is you that the voice wants.

=== always: With the Poker
turn: opponent is right
lose: Murmurs 3
gain: Walls Spoken To 1

{Walls Spoken To exactly 2: The voice has been told about pokers, and has got one. It answers her knock for knock, from the wrong side of the wall, and rather better in time. They keep it up until the curate comes down in his nightshirt to ask who is being sent for. "Nobody!" says Mrs Ottaway and the wall.|Walls Spoken To exactly 3: Tonight she sends it about its business by the shipping list, which she has in the paper. "*Prudence*, of Pale Harbour, salt," she reads out, and knocks. You hear the voice try to say *Prudence*, a long way down, and hand the word to somebody else to try. By the *Second Helping* there are six of them at it and they have quite forgotten you.|Walls Spoken To exactly 4: Mrs Ottaway has a cold, so that it is you who must be angry. You do your best. "That is not how the lady puts it," says the voice, with disappointment; and it goes away, because it does not care to be shouted at by just anyone.|Walls Spoken To exactly 6: She has left off knocking and has taken to reading it her accounts. Coals, starch, a pane; the voice says "Dear, dear" at the right places. At the curate's arrears it draws in its breath. Nothing more is heard from it until the Thursday, and then only to ask if he has paid.|Walls Spoken To exactly 7: It is a new one. The old one has been moved to lighter work, it gives you to understand, and sends its regards to the other poker.|Walls Spoken To 5+: Mrs Ottaway and the voice are old enemies by now. It has learnt to wait until she has a pan on, and then to ask her, with every sign of interest, whether something is catching. She knocks twice for it to mind its own. You stay in the chair with your boots on the fender, and are not so much as mentioned.|Mrs Ottaway has three things to say to it: that this is a respectable house, that you have had nothing since noon, and that if she comes down there she will bring the other poker. The voice stops to ask what a poker is. That makes her so angry that she tells it, at length, and it thanks her, and at last goes away to see if they have one.}

== Have the cart sent for, before it calls
when: Murmurs 3+
one-way: yes
image: felt-slippers

You might answer it now, with your boots on, and get it over. Dr Muffet will not treat the half of a thing; you would be worse before you were well, and shut up in felt for ten rings of your candle or so, and never above twelve.

=== always: Sent For
turn: bargain
set: Murmurs 7, Days in Felt 1, Way Out of Felt 0
gain: Constant 1
move to: The Felt Rooms
image: felt-slippers

{Quiet Hours 2+: "By appointment," says Eli Popham, letting down the step, "like a bishop having his feet done." Dr Muffet has aired the blanket. He has put you opposite the moth.|Quiet Hours 1+: Mrs Ottaway holds the lamp. You say good evening to the paper, and that it may as well come up; and a voice that knows you from the last time says that it would not dream of such a thing, at this hour, when you have people in. It takes you until the cart is at the door to get yourself pressed.|Mrs Ottaway does not hold with it. She stands by with both pokers while you put your mouth to the paper and say that yes, you are in, and will be out for some time. "Well, I never," says the wall, deeply gratified. Then there are feet on it; and Dr Thaddeus Muffet, at the kerb in his slippers, takes you by both hands. Nobody has ever come to him on purpose. He had a speech for it, once. "There were carrots in it," he whispers.}

== Go down to the landing, and be added up
when: Particulars 3+
one-way: yes
image: rowing-boat

What the Watch has of you they will go on getting. You might give them the rest, and have it cast and struck out for good; but it would be ten rings aboard the hulk or so, and never above twelve.

=== always: Given In
turn: rule with teeth
set: Particulars 7, Long Account 1, Way Out of the Account 0
gain: Exact 1
move to: The Long Account
image: prison-hulk

{A Record 2+: Old Cray has the boat's head round before you are down the steps. "Saw you looking at the mud on Sunday," he says. "I told him to rule you a page."|A Record 1+: "You needn't have troubled," says Constable Marl; but you know where the light is good by now, and sit down in it, and do him the laugh. He has it in two lines. He tells you that if they were all like you he would never have to follow anybody again, and would miss the walk.|Constable Marl is drinking his tea upon a bollard. You do him the gait, up and down; you turn your head; and when he asks, very red, whether there might be a laugh to go with it, you think of the kitchen hatch and Miss Pomfret's teeth. "But that's the lot," says Marl. "I'd have been until the spring." He writes your name at the top himself, so that nobody shall say that you were caught, and hands you down into the boat.}
