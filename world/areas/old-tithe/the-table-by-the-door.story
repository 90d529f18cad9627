= The Table by the Door
where: Old Tithe
image: tea-table
order: 40
teaser: {Aunt Judith's Spoons 5+: There are thirteen at the long table now, and six spoons.|Twelve of them sit at the long table. Aunt Judith sits by the door, in the draught.}

{Aunt Judith's Spoons 5+: Aunt Judith dines with the others now, on the end of the bench. She was not asked to, and they have not got up. When she means to say something true she taps her glass with a spoon that has a rose on it, so that they can put down their knitting first. The small table by the door is laid for one, in case.|Aunt Judith's Spoons 1+: "You are late," says Aunt Judith, at her small table by the door. There are two chairs at it since you moved one. At the long table the twelve others have not said a word about that. They hand the salt to both of you first now, to be rid of it, and take care that their fingers do not touch yours.|They are not rude to Aunt Judith. They hand her the salt before anyone, to be rid of the duty, and take care that their fingers do not touch hers. She dines by herself, at a small table by the door, with her back straight. The others stop when a sentence comes near to anything. Aunt Judith goes on to the end. What was said of the twelve at the long table was not so, or not quite. What was said of Aunt Judith, you gather, was right.}

== Carry your plate across to her
when: Aunt Judith's Spoons under 1
image: dinner-still-warm

It is six yards, past twelve people. You would be seen to choose her, and you would be thought to have your reasons.

=== always: The Draught
turn: standing up or down
lose: Talk 2
gain: Sundays at Tithe 1, Aunt Judith's Spoons 1
image: dinner-still-warm

You cross the six yards, with the gravy sliding about on the plate and every step to be heard, and bring a chair.

"You are in my light," says Aunt Judith. You move. "They think that I ought to be sorry where they can see it," she says, as if she were asking for bread, and at the long table somebody lets fall a spoon. "I am sorry at home. Why have you come? If it was kindness you may take it back with you." You tell her that you wanted to hear a whole sentence. She lifts her head. Hers are the Aunt's eyes, in a longer face. "Well, ask me," says Aunt Judith. "I have had the answer ready for thirty years." You have your mouth full of beef. You chew it for a good deal longer than it needs.

== Ask her what she did
when: Aunt Judith's Spoons exactly 1
image: service-for-twelve

She would tell you all of it. You could not then be a person who had not heard.

=== always: Six Spoons
turn: secret learned
lose: Talk 2
gain: Sundays at Tithe 1
set: Aunt Judith's Spoons 2
journal: offer
image: service-for-twelve

"I had six spoons from my mother, with a rose on the handle, and I had a brother in debt," says Aunt Judith. "I sold them, one at a time, and each time I said that it was mislaid. Then my sister Philomel came to stay, and counted. So I said that it was the maid.

"She was twenty. I put her out on a Friday without a reference, and no house would have her. My sister sat up and wrote her one, from beginning to end out of her own head, and went back to Lampwick and took out a licence to be an aunt to anybody who asked. She has not spoken to me since. I told the truth that same year, at the pump, to whoever would stand still. They said how like me it was to shield the girl. So I came here, where I should not be told that I was good."

She squares her knife and fork. "This is what I should like to know. I have the receipts. I sold five. I have gone through that house on my knees, and through my head, and there were six." The maid's name was Amabel. You know an Amabel, of fifty, with two rubber stamps, and you have stood in her queue.

== Offer to carry a letter to the maid
when: Aunt Judith's Spoons exactly 2
image: letter-in-another-hand

The maid is at the Registry now, and only you go between there and this table. If she reads it, you will be there.

=== always: One Line
turn: bargain
lose: Talk 3
gain: Sundays at Tithe 1, A Letter from Old Tithe 1
set: Aunt Judith's Spoons 3
image: letter-in-another-hand

She has one ready. She has written one every year, and pulls out the drawer to show you, thirty of them. The first is as thick as a prayer-book, with a mother in it, and a brother, and verses out of the Bible. They get thinner towards the front. "I kept taking out what was for me," says Aunt Judith.

This year's is one line. She does not seal it. She would rather that somebody had read it first, she says, because then it has happened; so you read it, standing at the drawer, and she watches you. *It was me. Show this to anyone. Judith Gathercole.* You button it into your coat, and ask if there is anything that you should say with it. "No," says Aunt Judith. "But do not go until she has read it. I have thought of her reading it by herself."

== Give her the spoon with the rose
when: Aunt Judith's Spoons exactly 4, A Spoon with a Rose on It 1+
pay: A Spoon with a Rose on It 1
image: kid-gloves

You have carried it back over the water, in its flannel. She has asked where it was for thirty years. She may not thank you for telling her.

=== always: Six
turn: won at a price
lose: Talk 6
gain: Sundays at Tithe 1, Constant 1
set: Aunt Judith's Spoons 5
journal: offer
image: kid-gloves

You lay it beside her plate. Aunt Judith looks at the rose for as long as the hymn takes.

"Then she did take one," she says. "I sold five, and said that she had taken six, and she had taken one. It makes no difference at all to what I did." She begins to laugh. She laughs in the open, with her head up, so that it goes all down the room. One of the ladies at the long table says "Judith", in a warning way. It is the first time in years that they have used her name. Aunt Judith gets up, with the spoon, and goes over to them, and sits down on the end of the bench, so that they have to move along. "I was robbed, Ursula," she says. "Pass the salt. I shall tell you about it. It is very funny, and does me no credit at all."

== Dine with her, and talk of something else
when: Aunt Judith's Spoons 2+
image: tea-table

She has opinions on most things, and gives them whole. But she comes round in the end to you, and what you did, and the others would look away from you the more for it.

=== always: With Full Stops
lose: Talk 3
gain: Sundays at Tithe 1

{Aunt Judith's Spoons 5+: She counts the spoons as she lays them, aloud, to six, for the sake of whoever is new. Then she reaches for the bread. You tell her what you did, and to whom, and what you said to yourself afterwards. "Again," says Aunt Judith. "Leave out the weather." It is shorter the second time, and a good deal shorter the third. By the end of the loaf there are only two words of it left, and you hear yourself say them. "I knew." Aunt Judith lays down the knife. "What did you know?" she says.|Said in Church 1+: "You were quick about yours," says Aunt Judith. "I put in a brother, the first time, and the price of spoons. You left out all of the reasons." You tell her that you have them upstairs, in a drawer. "Fetch them," says Aunt Judith. She reads all of the pages, in the draught, and lets her beef wait. "These are very good," she says. "By the third I had forgiven you entirely." She has the pages an inch above the candle, and holds them there. "Well?" says Aunt Judith.|Aunt Judith's Spoons 4+, no A Spoon with a Rose on It: "The maid has had my letter," says Aunt Judith. "I was sent a form. *Received*, it says, and the date." It lies beside her plate, face up, in case there should be more. "How did she look?" You left the letter in a box, after hours, and in the morning you stood in the queue, with your back turned, and read a notice about umbrellas. "She had a cold," you say.|Aunt Judith's Spoons exactly 3: You have her letter in your coat, and every time that you lean forward for the salt it crackles. Aunt Judith is telling you what is wrong with the hymn. She is very good upon the hymn. At the third verse you reach for the mustard, and she stops, with her fork in the air. "When you next come over," she says, "I shall be at the window. I shall look at that pocket. If it is flat you need not say anything."|"And yours?" says Aunt Judith. You say that it is nothing like hers. She lets that go by. She takes a slice of bread, and begins to butter it, slowly, out to the edges, and you understand that you have until she gets there. At the long table they talk louder, about bees. "There was a room," you say. The knife goes up one side and along the top. "There was a room," you say again, and that is as far as you can get. The butter has come to the last corner. Aunt Judith holds the knife where it is. "That is a whole sentence," she says. "It will bear the next one, when you have it." She lays the bread on your plate. You put the whole of it into your mouth, so as not to be asked. Aunt Judith takes another slice, and begins again at the first corner.}
