= It Takes Two to Have Seen It
where: The Assize
image: two-at-a-window
order: 130
teaser: What one person has seen is gossip. The clerk of the windows is short of a second.

Mr Lubbock, clerk of the windows, has forty of them to keep, along the ward of the Assize, each with a chair. From a window a thing can be *seen*, in law, but only by two people, who are then asked about it in different rooms. "One is a liar or a poet," says Mr Lubbock, "I have never had to say which; but two, who do not agree about the hat, are evidence." {Windows Sat At 3+: Yours is the corner one.|You may have the corner window, if you can find a second.}

== Send for a second pair of eyes
act: A Second Pair of Eyes
image: opera-glasses

You see what there is to see, and are paid in what you overhear. The one whom you send for has the harder part, since they are asked last, and can tell by the clerk's face what you have said.

=== always: A Cushion
turn: a tie begun
gain: Windows Sat At 1
image: letter

{Windows Sat At 3+: "I have put *and another*," says Mr Lubbock, "as I generally do with you. The Deputy has begun to read those first." The cushion has been moved across to the second chair before you have finished the note.|Mr Lubbock gives you the corner, where the yard of the Watch can be seen as far as the pump, and a note to fill in: whom you would have beside you, and whether they are known to agree with you. That they might not, he says, is all to the good. He puts a cushion on the second chair.}

== Sit there by yourself, and be a poet
needs: Poet Today under 1
locked: The bench is taken by another poet.
image: pen

Nothing that you see will have happened. But there is generally something.

=== always: Inadmissible
turn: lost for good
gain: Overheard Word 4, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Poet Today 1, A Day's Work 1
image: pen

{Sights Seen 3+: They wave to you now, from the other windows, each of them alone with something wonderful. None of you will ever be able to say what it was, and it gives the whole ward a kindly look.|At twenty to four a bishop comes into the yard, takes off his gaiters, runs once round the pump, and goes away again. You look along the wall. At the next window sits a woman with a pencil, who is looking along the wall at you; but her window gives on the other yard, and she has had a horse.}

= What You Both Saw
deck: never
back: no
image: opera-glasses
teaser: You are to be asked what you saw. Somebody else has been asked already.

{Sights Seen 3+: A cab stood in the yard of the Watch, with its blinds down, for an hour. In the end a constable opened the door to move it on; and four aunts got out on the far side, one after another, and went up the steps of the court in silence.|Sights Seen 2+: A footman came across the yard with a covered dish, looked round, ate what was in the dish, and then rang at the door and handed it in with a bow. You both saw that. He saw that you had.|A man came out by the door of Court Four with a clock under his coat, and the clock struck. He stood quite still until it had done, with his eyes shut.} Now Mr Lubbock has his pen in the ink, in the second room. The person who sent for you has had the first. "In your own words," says Mr Lubbock.

== Swear to what there was
challenge: Watchful 31
needs: Watchful 24+
second chance: Borrowed Lens
image: signed-finding

All of it, with the hat. If you and the other have it from two sides, that is evidence; if you have it word for word alike, he will ask which of you was asleep.

=== success: Two Hats
turn: standing up or down
gain: Reliable Rumour 3, Overheard Word 3, Watchful 4
image: signed-finding

{Sights Seen 3+: "Four aunts," you say. The sheet from the other room has five; it had taken in the cabman.|Sights Seen 2+: "With the right hand," you say. The sheet from the other room has the left, but it had been sitting on the other side.|"A bowler," you say. The sheet from the other room has a top hat, because it was looking from above.} Mr Lubbock lays down his pen, and smiles upon you both like a father. He pins you together at the corner. On Thursday this is to be read out to a person who thought himself alone in a yard; and until then you may have the rumour of it, to keep warm.

=== failure: Word for Word
turn: rule with teeth
gain: Overheard Word 5, Particulars 2, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
image: particulars

You tell it clearly, in order, with the time. Mr Lubbock reads along, on the sheet from the other room, with his finger; and his finger does not have to stop once. "To the very comma," says Mr Lubbock. People who have both looked at a thing never agree as well as that, in his experience, unless there was nothing there. He takes down the colour of your eyes. One of the four, he says, must have been shut.

== Swear to whatever the other one swore
image: assize

You can read it in his face. That would oblige whoever sent for you, but might not be so.

=== always: In His Face
turn: bargain
gain: Reliable Rumour 2, Constant 1
image: open-hands

Mr Lubbock has not got a face for cards. You say "a coat", and his eyebrows want a longer one; you say "at a quarter to", and he is so disappointed that you make it the hour. At the end he reads it back, a very good account of something. You thank whoever sent for you, in the passage. "I only said what he seemed to want," they tell you.

== Swear that the blind was down
cost: 0 actions
image: blind-down

Then nothing was seen by two people, and in law there was nothing. A stranger goes free, but he will not know that he has you to thank.

=== always: Nothing, Twice
turn: opponent is right
gain: Kind 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
image: blind-down

"Down," says Mr Lubbock, and does not write it. He turns round the other sheet for you to see, which he is not supposed to do. *Blind was down*, it says, in another person's hand. "I have had this window for sixteen years," says Mr Lubbock, "and I will tell you what I have learnt. They come here to be witnesses, very keen, with sandwiches; and then they see what a face does when it thinks that there is no one looking, and the blind was down." He files the two of you under Weather.
