= Days in Felt
category: Circumstance
stages: 1 The First Bowl, 4 Shown the Board, 8 Trusted with a Spoon, 10 An Old Hand
told: 1 Days in Felt: you have come in. There is soup, a board, and a wall that talks.
told: 8 Days in Felt: Dr Muffet would hear now of anybody who can take you home, and of what you mean to say to the wall.
told: 10 Days in Felt: they leave the ladle with you. It cannot be long.
image: iron-bed

How long you have been in the round rooms, reckoned in bowls. Nobody is kept past the twelfth.

= Quiet Hours
category: Circumstance
relationship: {Quiet Hours 2+: Dr Muffet has your slippers on a nail of their own, and hopes that he will not see you.|Dr Muffet wrote your name in the book of those who went home, and underlined it.}
told: 1 You have had your Quiet Hours, and they have let you out. If your name is said again, you will know how it is done. Mrs Ottaway's hatch, in Lampwick, is the loudest place that they could think of to send you.
image: murmurs

You have been in the Felt Rooms, and came out by the door. People who have been there can tell.

= The Weather Below
category: Story
cap: 3
stages: 1 Asked After, 2 A Lesson Overheard, 3 Accounted For
told: 1 The wall of the Felt Rooms talks about the weather. Listen again, and find out who is asking.
told: 2 Below the wall a woman is teaching a boy to ask after the weather. Neither knows what it is. You could tell them, the next time you sit there.
told: 3 You have answered the boy below the wall, about the weather, and cannot take it back. At the far end of the Felt Rooms a board is set out, and somebody is sitting at it with nothing to say.
relationship: {The Weather Below 2+: A Mrs Amery below the wall teaches conversation. Her pupil asks too many questions, and you hope that nobody has cured him of it.|The voices are practising, you think, for a visit.}
image: weather-glass

What is said on the other side of the felt, when it is at its thinnest.

= What the Boy Was Told
category: Hidden
hidden: yes
cap: 2
image: weather-glass

One when you told him what rain is, two when the weather sent its regards.

= Mr Hale's Note
category: Hidden
hidden: yes
cap: 1
image: clapper

One when Mr Hale has gone to tune forty pianos up again.

= Long Account
category: Circumstance
stages: 1 Entered, 4 Some Working Shown, 8 Carried Over, 10 Nearly Cast
told: 1 Long Account: you have a slate, a stool, and a sum that does not come out.
told: 8 Long Account: the Purser would listen now to anybody who paid for you, or found him a mistake.
told: 10 Long Account: there is not much left of your sum. Mr Thrupp has begun to look sorry.
image: open-ledger

Rows worked since you came aboard. Nobody is kept past the twelfth.

= A Record
category: Circumstance
relationship: {A Record 2+: The Purser has bound your sheets together, and lends them to beginners.|It says *Account Rendered*, and has a stamp. Constables read it with respect, because they can't follow the working.}
told: 1 You have A Record, and it is closed. The Watch must own that it has been added up. On the Area Steps Mrs Pike counts people as well, and lets them go.
image: sworn-particular

One line in the Purser's book for each time that you came out even. It cannot be rubbed out.

= Number Sixty
category: Story
cap: 3
stages: 1 Somebody Else's, 2 The Working, 3 Hers to Keep
told: 1 Number Sixty is in for somebody else. She will not say whom, but her slate is there to be read.
told: 2 You have read Number Sixty's slate. It comes out. Somebody aboard would want to know that: go back to her first.
told: 3 It is settled between you and Number Sixty. Your own slate, on the Long Account, has not been touched since you began upon hers.
relationship: {Number Sixty 2+: Wilhelmina Strake has shown you her working, and nobody else.|Wilhelmina Strake has moved along the bench for you.}
image: sum-on-a-slate

Wilhelmina Strake, who did not do it.

= What Mr Thrupp Knows
category: Hidden
hidden: yes
cap: 2
image: prison-hulk

One when he has not been told, two when he has.

= Mr Bundy's Sums
category: Hidden
hidden: yes
cap: 1
image: sum-on-a-slate

One when Jacob Bundy has learnt to carry.

= Way Out of Felt
category: Hidden
hidden: yes
cap: 4
image: keyhole

How you came to hear nothing: one by the committee, two between two washerwomen, three because you asked, four with a ladle in your hand.

= The Corner
category: Hidden
hidden: yes
cap: 2
image: grate

One while Miss Crump has her corner and your word on it, two when it has been sewn up.

= Corners Felt
category: Hidden
hidden: yes
cap: 10
image: small-hand

How often you have had a finger in it.

= Eggs Boiled
category: Hidden
hidden: yes
cap: 10
image: half-landing

How often Mrs Ottaway has sat in the passage for you.

= New Ones
category: Hidden
hidden: yes
cap: 10
image: iron-bed

How many people you have been asked by if they are ever let out.

= Games Lost in Wool
category: Hidden
hidden: yes
cap: 10
image: felt-bishop

How many pieces of yours have slept under somebody else's pillow.

= Threads Lost
category: Hidden
hidden: yes
cap: 10
image: papered-wall

How often you have listened to the wrong person, through a wall.

= Room Four
category: Hidden
hidden: yes
cap: 3
image: door-number-four

One when Mr Orme has said good evening, two when it was tried and went wrong, three when he was let alone.

= The Doctor's Name
category: Hidden
hidden: yes
cap: 3
image: felt-slippers

One when you took the can round, two when he answered about the soup, three when you lifted the latch.

= Way Out of the Account
category: Hidden
hidden: yes
cap: 3
image: prison-hulk

How your sum came to nothing: one by money, two because you were left about, three by the Purser's own mistake.

= Wrong About the Purser
category: Hidden
hidden: yes
cap: 10
image: constables-helmet

How often you have found a mistake of his, and it was yours.

= Slates Thrown
category: Hidden
hidden: yes
cap: 10
image: stall-stool

How often Jacob Bundy has failed to see it.

= Sir Everard's Visits
category: Hidden
hidden: yes
cap: 10
image: door-number-four

How often you have been asked whether you are content.

= Halfpence Found
category: Hidden
hidden: yes
cap: 10
image: stack-of-coins

How often it was under your lamp.

= Letty's Laugh
category: Hidden
hidden: yes
cap: 3
image: laughing-mask

One when it was heard, two when she did it by the rows, three when you carried it.

= Marl's Sum
category: Hidden
hidden: yes
cap: 4
image: sum-on-a-slate

One when you did it, two and three when he drew the Purser, four when he was left to it.
