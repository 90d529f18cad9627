= It Comes Out
where: The Long Account
when: Particulars under 1
urgency: must
back: no
image: prison-hulk
teaser: You draw the line, and under the line there is nothing.

{Way Out of the Account exactly 1: "Account settled," Abel Thrupp reads out, along all three decks, because he has to; he reads it as a man reads out the name of a ship that is lost. Nobody looks up from their own. Your slate is wiped, the money is in the box, and the boat has been called. The Purser uncorks the red ink. "I am to ask how you would like it entered," he says.|Way Out of the Account exactly 2: Pin is on your stool, lacing her boots. "You've been left, so they can't keep you," she says. "But you'd best go off the book the right way, because if you don't they will say that I took you, and I never take. I'll wait." Abel Thrupp has the book open. He has never had a person in it as left, and looks from you to the law, and from the law to Pin, who has begun to count.|Way Out of the Account exactly 3: Abel Thrupp has struck the line himself. He has you down at nought, and in the margin, in red, he has himself down as the cause. He has been shaken by the hand on all three decks; it has done him good, and he comes back to you rather out of breath. "I suppose that you'll want to be going," says the Purser. "I had hoped you might look over some of the others."|There is a line at the bottom of your slate, and nothing under it. You look on the other side, and that is clean too. By that time Abel Thrupp is behind you, breathing, and the benches have gone quiet, as they do. He goes down the slate with the end of his ruler, from the seven lies to the laugh. "Nought," says the Purser. He has to say it twice. "Would you like it wrapped?"}

== Have it entered, and go
cost: 0 actions
image: sworn-particular

There would be a line in his book with your name to it, and *Account Rendered*. The Watch goes by that book. It is never rubbed out.

=== always: Account Rendered
turn: standing up or down
set: Long Account 0
gain: A Record 1
move to: Lampwick
journal: offer
image: sworn-particular

{Way Out of the Account exactly 1: Abel Thrupp enters you in red, and blots it before either of you can read it. On the landing is Constable Marl, with your portrait, to tear up; he had told the two ladies who helped him with the chin that you would do it by the rows. "Oh, paid," says Marl. "No, that's quite regular, people do, and I dare say it's very sensible; only that I had told them about the stair, you see, and how it would be bound to come down to the stair." He has the ladies with him.|Way Out of the Account exactly 2: A thing that is left does not use the stairs. You go by Peg Hanrahan's hole, and over sixty yards of dry mud, and Pin explains the law to you on the way. "What's left belongs to whoever has it off the ground, so it's Gran that you belong to," says Pin. "She's got no use for you. She says you can have yourself, if you'll see to the weighing; and I've to be given a receipt, in ink." She weighs you at the landing, in a crane. You come out at rather less than you had always understood.|Way Out of the Account exactly 3: The Purser hands you down the ladder himself. "If I was wrong about yours," he says, "then I was wrong about everybody's since Candlemas, and there are thirty people gone ashore whom I let off by mistake. They'll want to know. I should, I couldn't sleep; so I shall write to every one." You meet the first of them on the landing. He is a retired burglar with his bag packed, and he has come back for a halfpenny.|A Record 3+: The Purser has left off wishing you good fortune, since it does not seem to act. He rules the line, blows on it, and asks, as between colleagues, what you make of the new slate-pencils.|A Record 2+: Abel Thrupp enters you under the last time, and leaves a space below it. "I hope that I shan't want the room," he says. By Lamps you are in the square. The constable at the pump has your description in his hand, and you stand by him while he finds, line after line, that he can't apply it to anybody.|Old Cray rows you over, since the tide has not come, and will not say what he thinks of people who cannot wait. On the landing Constable Marl has your portrait with him, to tear up. It is the rule, when an account is rendered, and he has been standing there for some time. "It's only that I'd got the ears," he says. You tell him to give it to the ladies who helped him with the chin. By Lamps you are in the square. The pump is dry, the fish is dear, and a boy asks you what five eights are, as though it were written on you.}

== Leave your working for the next one
cost: 0 actions
image: stall-stool

You would go ashore with nothing to show but the entry. But whoever has your stool next would have somewhere to begin.

=== always: On the Plank
turn: a tie begun
set: Long Account 0
gain: A Record 1, Kind 1, Candle-End 5
move to: Lampwick
image: stall-stool

{Way Out of the Account exactly 1: You have no working to leave, and say so. Peg Hanrahan lends you the fork in spite of that; and below the lamp, where people will see it who have a hundred pence, you cut the words *Ask him first.* Abel Thrupp reads it twice. The ends in the lamp are yours by custom, he says, on discharge.|A Record 3+: Your plank is full. You begin on the one below, where somebody has already ruled the columns for you.|A Record 2+: You add a line below the one that you left last time. Below that there are four, in four hands; and one of them is only *thank you*, cut very deep, by a person who had been in no hurry to stop.|With Peg Hanrahan's fork you cut it small in the plank beside the lamp: the laugh last. Mr Thrupp looks, and looks away over the side until you have done the full stop. The ends in the lamp are yours by custom, he says, on discharge.}

= The Twelfth Row
was: The Twentieth Row
deck: never
in: The Long Account
back: no
image: sum-on-a-slate
teaser: Twelve rows. The Purser has the date against you.

Abel Thrupp has a card with twelve squares, and he crosses the last of them in front of you. "It's not come out," he says. "I would have liked to see it. But a sum that a person has sat to for twelve rows is the Account's affair, and not theirs, and I strike the rest. I work them through by myself afterwards. They all come out in the end, you know. There's nobody here to tell."

== Go ashore
cost: 0 actions
image: prison-hulk

You would be even with the Watch, and have a record of it.

=== always: Struck
turn: rule with teeth
set: Long Account 0, Particulars 0
gain: A Record 1
move to: Lampwick
image: prison-hulk

{A Record 3+: Your discharge is ready. Peg Hanrahan has had a stamp cut for you, to save her wrist; and it is a great deal better than the real one, so that the real one will have to be altered.|A Record 2+: "That's twice I have struck you," says Abel Thrupp, "and I worked the first one out by myself, in the spring, after you had gone. It was a seven. You make your sevens like somebody getting off a wall." He lets you keep the slate-pencil; and all the way over, in the boat, Old Cray and you look at what there is of the tide.|Peg Hanrahan signs your discharge in three places, two of them as the Governor. You are rowed off over sixty yards of water that was mud when anybody dug there. At Wick Row you pass a constable who looks you full in the face, and begins to feel for his pencil; and then a great blankness comes over him, and he asks if you know the way to the tannery.}
