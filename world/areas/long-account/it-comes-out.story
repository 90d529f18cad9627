= It Comes Out
where: The Long Account
when: Particulars under 1
urgency: must
back: no
image: tally
teaser: You draw the line, and under the line there is nothing.

There is a line at the bottom of your slate, and nothing under it. You look on the other side, and that is clean too. By that time Abel Thrupp is behind you, breathing, and the benches have gone quiet, as they do. He goes down the slate with the end of his ruler, from the seven lies to the laugh. "Nought," says the Purser. He has to say it twice. "Would you like it wrapped?"

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

{A Record 1+: Abel Thrupp enters you under the last time, and leaves a space below it. "I hope that I shan't want the room," he says.|Old Cray rows you over, since the tide has not come, and will not say what he thinks of people who cannot wait. On the landing Constable Marl has your portrait with him, to tear up. It is the rule, when an account is rendered, and he has been standing there for some time. "It's only that I'd got the ears," he says. You tell him to give it to the ladies who helped him with the chin.} By Lamps you are in the square. The pump is dry, the fish is dear, and a boy asks you what five eights are, as though it were written on you.

== Leave your working for the next one
cost: 0 actions
image: stall-stool

You would go ashore with nothing to show but the entry. But whoever has your stool next would have somewhere to begin.

=== always: On the Plank
set: Long Account 0
gain: A Record 1, Kind 1, Candle-End 5
move to: Lampwick
image: stall-stool

{A Record 1+: You add a line below the one that you left last time. Below that there are four, in four hands; and one of them says *thank you, and mind the stairs.*|With Peg Hanrahan's fork you cut it small in the plank beside the lamp: *Take the laugh last.* Mr Thrupp looks, and looks away over the side until you have done the full stop. The ends in the lamp are yours by custom, he says, on discharge.}

= The Twentieth Row
deck: never
in: The Long Account
back: no
image: tally
teaser: Twenty rows. The Purser has the date against you.

Abel Thrupp has a card with twenty squares, and he crosses the last of them in front of you. "It's not come out," he says. "I would have liked to see it. But a sum that a person has sat to for twenty rows is the Account's affair, and not theirs, and I strike the rest. I work them through by myself afterwards. They all come out in the end, you know. There's nobody here to tell."

== Go ashore
cost: 0 actions
image: wet-rope

You would be even with the Watch, and have a record of it.

=== always: Struck
set: Long Account 0, Particulars 0
gain: A Record 1
move to: Lampwick
image: wet-rope

Peg Hanrahan signs your discharge in three places, two of them as the Governor. You are rowed off over sixty yards of water that was mud when anybody dug there. At Wick Row you pass a constable who looks you full in the face, and begins to feel for his pencil; and then a great blankness comes over him, and he asks if you know the way to the tannery.
