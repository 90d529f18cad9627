= Mrs Ottaway's Hatch
where: Lampwick, Your Lodgings
when: Introduced 10+
image: soup-at-the-hatch
scene: kitchen-hatch
order: 220
teaser: She opens no doors. A hatch, she considers, is another matter.

Mrs Ottaway's kitchen is behind the stairs, and it has a hatch. You sit on your side of it, on a stool worn to the shape of every lodger since the house was built; she stands on hers, with the shutter let down as far as her apron. There is a range. {The Whistle exactly 1: On the sill is a ring where a mug stood, and she has scrubbed round it, and left the ring.|The Mug on the Sill 1+: On the sill is a clean ring, where a mug stood.|On the sill, at your elbow, is a man's shaving-mug with three rivets in it, and she keeps the spills there.} There is a smell of starch, and of a soup that is being made to last. "Well?" says the apron. "What have you done to yourself, or who's been saying so?"

== Sit until the soup is ready
needs: Soup Waited For Today under 1
locked: The pot is scoured, and hung up until tomorrow.
image: soup-can

Nothing is asked of you except to stay where you are put and keep your elbows in.

=== always: The Thimble
gain: Echoes 4, Candle-End 3, Kind 1, Bowls of Soup 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Soup Waited For Today 1, A Day's Work 1

{Bowls of Soup exactly 3: There are two thimbles. You hold them both to the hatch, and there is a long silence. The second is silver, and has a letter on it that is not an O. "I never put that in," says Mrs Ottaway. It is a week before anybody in the house will have the soup without first going round it with a spoon.|Bowls of Soup exactly 4: You let the curate have your bowl, as he has had a funeral. He finds it at the third spoonful. From behind the shutter comes a kind of cough; and when you take back his plate there are the candle-ends for the finder, and beside them, in another twist of newspaper, the same again.|Bowls of Soup 5+: "Mind the thimble," says Mrs Ottaway, as she puts the bowl through. Neither of you has pretended for some time. You drink round it, dry it, and hand it back with the spoon, because the curate comes down at six, and the curate still believes that he is lucky.|Bowls of Soup 2+: It is barley again, with the thimble in it. You have met the other five on the stairs by now, each with a twist of newspaper, and each of them has told you in confidence that they seem to have a knack for finding it. "Got it," you say. "Fancy," says Mrs Ottaway.|The soup is barley, and at the bottom of the bowl is a thimble. "Have you got it?" says Mrs Ottaway. You have got it. "Then it's you for the ends," she says, and passes out some candle-ends, done up in newspaper; for whoever finds the thimble is to have them, and that is the rule of the house. There are five other lodgers. You meet the curate on the stairs, with a small twist of newspaper, looking lucky.}

=== rare 22%: Off the Waistcoat
set: An Eighth Button (1 + [An Eighth Button] - 2 * ([An Eighth Button] / 2)), Soup Waited For Today 1, A Day's Work 1
turn: lost for good
gain: Echoes 7, Candle-End 2, Constant 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

"Have you got it?" says Mrs Ottaway.

{An Eighth Button exactly 2: You have. It is a button, of horn, with four holes, and you pass it in by the thread. You hear it go into the tin. But the tin does not go back upon its nail. They are all tipped out on the board, and moved across it with a finger, one at a time, twice.|What you have got is a button. It is horn, with four holes, and a rag of grey thread. You hold it up to the hatch, and the spoon stops.}

{An Eighth Button exactly 2: "He'd seven," says Mrs Ottaway. "I put him into that waistcoat every Sunday for twenty years, and then I put it in the copper, and there were seven on it both times. So who's been sewing on buttons for him, that I never knew of?" There is a draught at the front of you. You look down, and see four ends of grey thread. You could tell her. But she has begun to go through the street under her breath, by surnames, and is putting out pence and candle-ends on the sill without knowing that she does it. You eat the soup, all of it, holding your coat shut.|The button is Mr Ottaway's. She put his waistcoat through the copper, the week after the funeral, and it has been giving up its buttons to the soup ever since; there were seven to begin with. You hear a tin taken down, and the button go in among others. She shakes the tin, and listens. Then she puts out a second helping that you had not asked for, and what is in her apron pocket with it, and wants to know whether it was in the first half of the bowl or the second.}

== Wait on, in case there is any left
when: Soup Waited For Today 1+, Echoes under 200
needs: Soup Waited For Today under 3
locked: She has bolted the shutter until tomorrow.
challenge: Luck 3 luck
image: soup-can

The pot is scraped, and today's talk is talked. But a stool is a stool, and she lets it to anybody who could not buy a pound of candles.

=== success: An End
gain: Candle-End 1, Luck 1, Soup Waited For Today 1

{Bowls of Soup 6+: "Is that you?" says the hatch. You say that it is. The bolt is drawn, an end of candle comes out on the flat of a knife, and the bolt is shot. She has marked in the wax, with a thumbnail, how far you may burn it.|Nothing stirs until the curate has gone up, and come down again for his book. Then the hatch lifts by a finger, and an end of candle rolls out on the sill, still soft. Mrs Ottaway has been reading by it. You pocket it before she can think of a person who needs it.}

=== failure: The Fourth Creak
gain: Soup Waited For Today 1

The hatch stays down. She puts the spoon on its hook, the lid on the pot, and herself on the chair, which has a creak for each leg. You give it until the fourth. Then you look under your own stool, where there was once an end of candle with a tooth-mark in it, and there is not.

== Pull the bell-rope for luck
when: The Rope under 2
needs: Bell-Rope Pulled Today under 1
locked: Luck is had out of a bell-rope once a day, and has been.
image: bell-rope

It hangs beside the range, black in the tassel from other people's hands. Every house in the city has one, joined to nothing. But pulling them is a kind of asking, and may be taken so. It may matter, one day, whether you stayed to hear.

=== always: Three, and a Wait
turn: danger
gain: Candle-End 2, The Knocking: What You Know 1, Pulls of the Rope 1, Murmurs 2
set: Bell-Rope Pulled Today 1, A Day's Work 1
only if: The Knocking: What You Know under 1

{Pulls of the Rope exactly 3: It comes on the Tuesday, when the curate has his feet in a basin. He says "Come in" before he has thought. Nobody does; but the wait, that night, is as long again as it has ever been, with a sort of shuffle at the end of it, and Mrs Ottaway will not let him take his feet out.|Pulls of the Rope exactly 4: The tassel comes off in your hand. Mrs Ottaway sews it on again, on her side, without a word, in black; and when the three knocks come she knocks back, once, on the underside of the hatch, to say that it was only the cat.|Pulls of the Rope 5+: The tassel has taken the shape of your hand. You pull, and sit, and some nights they come: three, from under the floor, and the wait. You count the wait under your breath; and behind the shutter Mrs Ottaway, who has stopped stirring, is counting it too. You both get to forty. "It was forty-two on Sunday," she says; and then, rather loud, "Pipes."|Pulls of the Rope 2+: Nothing rings. You stay to keep the fire company, and go on with your soup, and at the third knock you find that you have laid the spoon down, so as not to be rude. Mrs Ottaway bangs a lid. Then she passes out two candle-ends, since the stair is dark, and it would be a pity, she says, to hear things there.|Nothing rings, and behind the shutter the spoon does not miss a turn. You stay until the fire is low. Then it comes, through the legs of the stool: three knocks from under the floor, well apart, and a wait, of the length that is left for a person to find their slippers. Nobody goes to answer. "Pipes," says Mrs Ottaway, rather loud, and puts two candle-ends out upon the sill. "To see yourself up by," she says.}

== Have the cracks seen to
when: Breakages 1 to 2
image: knotted-string

String, fish-glue {The Mug on the Sill 1+: in a jam-pot|in the riveted mug}, and a hand that comes through the hatch as far as the wrist and seems to know what it is about.

=== always: Half-Hitch
turn: secret learned
lose: Breakages 2
gain: String on You 1

{String on You exactly 3: The loose place is not where you had thought. She finds it with a knuckle, low down on the left, an old one, and says that somebody has been there before her with wax. "That'll be from upstairs," says Mrs Ottaway. She goes round twice, so as to leave it how it was.|String on You exactly 4: She has run out of glue, and does you with soup. "It's set before now," says the hatch. It sets. You are followed as far as the pump by two cats.|String on You 5+: You bring your own string. She has taught you the knot by feel, because neither of you can see the other's hands round the shutter, and all that she does now is to put one finger on the loose place while you pull. What mends it is the finger. She tells you meanwhile what is in the paper.|String on You 2+: "Which side?" says Mrs Ottaway. You turn it to the hatch. First there is the glue, which is cold, and then the string, which is tight, and then you are to sit on the stool until it has taken, and not to laugh. She tells you about her sister's operation, to be on the safe side.|"Hold still. Not like that. Like furniture." The hand goes round your ribs with the string, finds the loose place by the noise it makes, and ties it off. "Mr Ottaway," she says, "came home from the gasworks in two parts and a carrier's bill, and did fourteen years after that, and never came undone the once." She bites the end through. "Only he couldn't abide a parcel, after," says Mrs Ottaway. "I'd to take the string off in the yard, where he'd not see."}

== Ask her to contradict it
when: Talk 1 to 2
image: ear-trumpet

She does this through walls, all day long, for people she has never met. You need only say what the story is, and which way she should face.

=== always: Flatly
turn: farce grows
lose: Talk 2
gain: Contradictions 1

{Contradictions exactly 3: This time she agrees with it. "Yes," says Mrs Ottaway, to the plaster, "and with *both* hands." There is consternation next door. They had only had the one hand; and by the time that they have sent round the corner to find out what the other was doing there is nobody who cares to be the first to say.|Contradictions exactly 4: Mrs Ottaway has the wrong wall, the one that gives on the dairy. The dairy has heard nothing about you at all. It is sorry to have to ask, through the bricks, what you weren't doing, and whether there were many there.|Contradictions 5+: "Is it about one of mine?" says Mrs Ottaway to the plaster. The wall is heard to say that it was only asking. As far as the fourth party wall they have understood that whoever tells stories of her lodgers will get no answer about the drains.|Contradictions 2+: You tell her which story, and she turns to the wall that it came in by. "*She* wasn't even there," says Mrs Ottaway, of a person you have never heard of. That is enough. By the time it has got to the forge they are all so busy finding out who was not there that nobody has a word to spare for you.|Mrs Ottaway puts her mouth to the plaster. "It was *never* as many as that," she says, in no great voice, "and they were at a committee at the time." The house next door takes it in. You hear it handed up a floor, and across the street, and in at a forge. In ten minutes the dustman brings it round again as a committee, with as many as that at it, and a very fine speech.}

== Borrow another way of walking
when: Particulars 1 to 2
image: footprints

The Watch has your particulars, and means to have your gait. Mrs Ottaway has heard four hundred go up her stairs, and might be brought to lend you one.

=== always: The Half-Landing Before You
turn: lost for good
lose: Particulars 2
gain: Gaits Borrowed 1

{Gaits Borrowed 5+: "Who'd you like?" says Mrs Ottaway. You have been the twins, one to each foot, and a lady who kept hens. You ask for the light one, with the catch at every third step. The saucepans are quiet for a time. "Not to wear it out," she says; but she raps it for you, up to the top and down.|Gaits Borrowed 3+: Today it is Miss Pomfret, who walks as she would to a piano.|Gaits Borrowed 2+: Today it is the curate, who was a dancing-master before he was called, and has put all that behind him.|Mrs Ottaway raps them out on the shutter with a spoon: the curate, the twins, a man who owed. You try each along the passage until she says, "That one." It is a light, hopeful step, with a catch at every third. You have just got it right when the spoon stops. "That's her that had your room," says Mrs Ottaway. She wants it done again, all the way up to the top and down, before it is taken out into the street.} {Gaits Borrowed 5+:|Gaits Borrowed 2+: You go along the passage in it, and back. At the corner the constable looks in his book, and at those feet, and turns over two pages together.}

== Ask what the wall is saying
when: Murmurs 1 to 2
image: tumbler-to-the-wall

There has been a voice next door. It is low and civil. There is, on that side of the house, no next door.

=== always: Only Manners
turn: danger
lose: Murmurs 2
gain: Walls Spoken To 1

{Walls Spoken To exactly 3: "There's a Mrs in it tonight," says Mrs Ottaway, listening. She and the Mrs have a long talk, on the subject of damp. You are not wanted. You wash up your own bowl, and go to bed, and hear it through the floor, two women agreeing, one of them a long way down.|Walls Spoken To exactly 4: It would like to borrow a cup. She is so much taken aback that she holds one out, and is left with her arm through the hatch and nothing to give it to. "Well, they know where we are," says Mrs Ottaway.|Walls Spoken To 5+: You do it yourself by now, and she holds the light to the hatch: a knuckle on the paper, good evening, and a civil word about the hour. The voice begs your pardon. "You'd think that it had nobody to talk to at home," says Mrs Ottaway, and she stands there for some time with the light.|Walls Spoken To 2+: "It's the one from the other night," says Mrs Ottaway, with her ear to the paper, "that won't come in." She knocks twice on the wall with the handle of the spoon, wishes it good evening, and asks if it has far to go. It has, by the sound, and goes.|"That's the flue," says Mrs Ottaway. She listens. "And that's a gentleman's bath." She listens for longer, with a knuckle to the paper. Then she tells the wall, not unkindly, that you have your work in the morning, and that if it would care to leave a name she will see that you get it. The voice stops in the middle of a word. It is shy.}
