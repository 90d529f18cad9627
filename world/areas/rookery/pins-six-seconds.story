= Pin's Six Seconds
where: The Rookery
when: A Place Among the Perquisites exactly 1, Shadowy 8+
urgency: high
image: dinner-still-warm
scene: six-seconds
order: 10
teaser: A pie stands on a sill for six seconds a day. Whoever brings it upstairs has a peg in the Rookery.

Mr Orrin Tabb bakes pies in the yard at the bottom of Ladder Court. At noon he sets the last of them on the sill, because he needs both hands to shut the oven; and for six seconds, by Pin's count, it is in no hand at all.

"You bring Granny Oddlot that pie," says Pin, "and she'll turn you a peg. Only I have it most days, and I'm having it today." Mr Tabb would rather that neither of you did. "I bake forty, and I sell thirty-nine," he is telling his queue, which has heard it before. "I do not say it is robbery. I say that I should like to know, for one day of my life, what it is to sell forty."

== Take it while he shuts the oven
cost: 2 actions
challenge: Shadowy 10
second chance: Ready Excuse
image: pie-dish

You would have six seconds, and Pin against you. If he turns round early he will have you by the wrist in his own yard, and the Watch buys its dinners there.

=== success: Both Hands
turn: outplayed
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Shadowy 14, Echoes 60
lose: Candle-End 2
set: The Fortieth Pie 1
image: pie-dish

You go on the scrape of the oven door, and are round the corner with the pie under your coat in five. Pin is sitting on a step there. She must have started after you. "Five," she says. "You'd be alive."

You point out to her that it is you who has the pie.

"You have," says Pin, "with both hands." And she lays out on the step, in a row, what you were not holding at the time: two candle-ends, a handkerchief, the back stud of your collar, and a bootlace, which you had not felt go. By law it is all hers. But there are four floors to climb, so she lets you have the lace.

Granny Oddlot weighs the pie, and turns you a peg, and asks who is to eat it. "Not me," says Pin, going. "I've gone off pie. Till tomorrow."

=== failure: What He Was Holding
turn: rule with teeth
gain: A Place Among the Perquisites 1, Particulars 4, Shadowy 14, Echoes 30
set: The Fortieth Pie 2
image: handcuffs

The oven door sticks. Mr Tabb turns back for a cloth, and there is your sleeve, across his sill. "You," he says, when he has you by the wrist, "are the first that I ever got hold of. Nell! Bring your mother!" They come out to see you. So does the constable who was next in the queue, and for as long as the three of them are looking, Pin can hardly be said to have hurried.

The case is heard upstairs. Was the man holding his pie? He was not, Granny Oddlot finds: he was holding you. A pie that is not held is left, whoever brought it about; and therefore you shall have your peg, and Pin her dinner.

"I'd not have thought of that," says Pin. "Getting caught. It takes nerve." The constable, meanwhile, has your height, to the half-inch.

== Keep Mr Tabb in talk for her
cost: 2 actions
challenge: Persuasive 13
needs: Persuasive 10+
second chance: Word in Season
image: talk

You would stand at his counter and ask him a thing that he cannot answer over his shoulder. Pin takes the pie, and you take half of the credit; or he sees what you are for, and you take it all.

=== success: The Question of Lard
turn: a tie begun
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Shadowy 14, Echoes 60
set: The Fortieth Pie 3
image: pie-dish

"Is it true," you ask him, "that in Southbank they use butter?"

"Butter?" says Mr Tabb, and comes out from behind his counter to say it again. "Butter is for people who do not trust their oven. It is for *theatricals*. You may put butter to a crust as you may put a feather in a hat, and a fine thing it looks, going by; but you would not care to go out in it. I had an apprentice who said butter to me. That boy is in haberdashery." You say that you had only ever been told the one side. So he shows you the lard; and the second-best lard; and the stone, and the flour, which has its own key; and, since you ask, how he crimps the fortieth, with a little extra, as it is only going to be stolen.

That takes most of an hour. Pin had the pie in the first two seconds of it, and has to come down again in the end to see what is keeping you. Granny Oddlot turns a peg; and Mr Tabb, from that day, gives you a nod across the yard. It is a tradesman's nod, which he does not give to customers.

=== failure: The Lid
turn: farce grows
gain: A Place Among the Perquisites 1, Shadowy 14
lose: Echoes 6
set: The Fortieth Pie 4
image: pie-dish

"You're the one who talks," says Mr Tabb, before you have got to the end of your question. "There's always one who talks." He sells you a plain bun for sixpence, to be going on with, and tells you with some pride that he has today's pie wired down.

He has. Pin, at the full stretch of her arm, finds it out at about the same time as you do; and what she carries up four floors to Granny Oddlot, at a run, is the lid.

Granny holds it for a good while. "Three ounces," she says. "A fair crimp. I have no law on lids." She gives the two of you until she can find one, and you a peg in the meantime, which is out on the landing, where the rain would come in if there were any.

== Pay him for it
cost: 2 actions
pay: Echoes 12
one-way: yes
image: jar-of-small-echo

It is a shilling, and then he will have sold his forty. He would not put a pie on that sill again: you would be ending Pin's six seconds, for her and for everybody.

=== always: Forty
turn: lost for good
gain: A Place Among the Perquisites 1, Kind 1, Shadowy 14, Echoes 60
set: The Fortieth Pie 5
image: jar-of-small-echo

He has the pie halfway to the sill when your shilling goes down behind him. Mr Tabb turns round, and counts his tray, and counts the shilling. "That's forty," he says. "Nell! Put the shutter up. That's *forty*." He walks out into the yard at noon in his shirt-sleeves, with nothing whatever to do, and stands in the middle of it.

"You paid him?" says Pin. "Now he knows he can." And she is right, because by the next day the Watch-house has heard that there is one going, and orders it by the week.

Granny Oddlot turns you your peg. The man let go of the pie before witnesses, and there is no law about what he must be given for it. But the peg next to yours is Pin's. By evening she has hung her coat, her bag and her other coat with their backs to it, and says that it was the draught.
