= What Counts as Left
where: Lampwick
when: Who Was Expecting You 5+, Invited to the Rookery 1+ or Who Was Expecting You 6+, no A Place Among the Perquisites
urgency: high
image: spike-of-orders
order: 12
teaser: The Rookery has sent Pin, with a pie and a lesson. What you want is on a spike, and a man has his hand on it.

Pin is on the Aunt's wall, eating. "I'm to learn you what counts as left," she says. "It's what they've stopped holding. If they've only stopped looking, that's thieving." She points her crust at the office of the *Evening Wick*, across the square, where Mr Jabez Quillet takes in small advertisements and keeps the orders on a spike. The order for yours is there, with whoever paid for it. He will not say who. People who advertise, he holds, are hiding from somebody who would come and ask nicely.

== Take it off the spike
challenge: Shadowy 4 narrow
second chance: Ready Excuse
image: light-fingers

He lets go of the spike to sneeze, and Pin will count for you. If he feels it move, you will be caught, in front of a queue, with your hand among other people's secrets.

=== success: Four
turn: secret learned
gain: Who Was Expecting You 1, A Place Among the Perquisites 1, Echoes 12, Shadowy 8
image: light-fingers

"Four," says Pin, when you are both round the corner. "I'd have let you off five."

*Six copies of the whole paper,* says the order, in an upright hand. *None to be sold. Paid, out of an Edward's wages. C. R.* Underneath, in other ink, is *Carrier: S. Fray.*

"That's Sabine," says Pin. "She don't lift nothing but presents, and then she takes them to who they was meant for." She licks her thumb and thinks it out. You were sent a newspaper of which there are six in the world. It was carried up four thousand steps, and put under your door, by the best burglar in Underhall. "Under?" says Pin. "She'd not stop at under. She'd have come in, and sat a bit, to see was you worth it. She don't rush a delivery."

=== failure: Read Back to You
turn: outplayed
gain: Who Was Expecting You 1, A Place Among the Perquisites 1, Shadowy 8
lose: Candle-End 2
image: light-fingers

Mr Quillet does not sneeze. You have the order by one corner and he has it by the other, and does not pull; he only reads you back, as he would anybody. "*Wanted, by a person in a hurry, another person's name.* Shall I put that in?" The queue is six women with their veils down. All of them have turned to see what sort of person it would be.

You let go, and apologise, and leave. But Mr Quillet looked up to read you, and for as long as he was looking up he had stopped holding the spike. Pin is waiting under the arch with the order in her teeth. A person signed C. R., it says, paid for six newspapers out of an Edward's wages, and S. Fray took them up the steps. The looking-at is a trade like any other, says Pin, and you have done that; but she has done the rest of it, and comes to two candle-ends.

== Wait until he leaves it
cost: 2 actions
image: parcel-string

After Snuff the day's orders are put out on the step in a basket, and then they are left, by anybody's law. It burns two rings instead of one, and he is a careful man.

=== always: The Corners
turn: rule with teeth
gain: Who Was Expecting You 1, A Place Among the Perquisites 1, Exact 1, Shadowy 8
image: parcel-string

Mr Quillet is so careful a man that he has torn every order in four. By law you may have them all; but they are a jigsaw of six hundred pieces, and Pin holds the light. By the second ring you have three quarters of yours. Six copies were to be printed, and none of them sold; the Edward on the bridge paid for them, out of wages; and *S. Fray* was to carry them up. "She's ours, is Sabine," says Pin. "She carries presents." The last quarter, with the name on it, is not in the basket.

None of the names are. Mr Quillet comes out to lock up, and finds you on your knees on his step with everybody's business matched edge to edge. He lifts his hat. From his overcoat pocket, as he goes by, there comes a rustle, such as six hundred corners might make; and Pin, who could have had them, looks at the pocket and then at his hand, which is on it.

== Ask him for it
when: no Quillet's Window
challenge: Persuasive 6
needs: Persuasive 5+
second chance: Word in Season
image: talk

You would have to say, across a counter and before a queue, why you of all people ought to be told. If he does not believe it, he will not open that window to you again.

=== success: The Stove
turn: bargain
gain: Who Was Expecting You 1, A Place Among the Perquisites 1, Inquiring 1, Shadowy 8
image: talk

"Everybody who comes to that window has a reason," says Mr Quillet. "I had one last week who was somebody's father." So you tell him yours. Nobody is looking for you, up there or down here. But somebody went to some trouble, and you would like to know whom to thank, or whether to complain.

He counts the words on his fingers, from habit. Then he lays one order on the counter, with its face up, and says that he has to see to the stove. It is a very small stove. He stands with his back to you for as long as it takes to read, upside down, that C. R. had six of them, on what an Edward earns, and that S. Fray was to see them up the steps.

"If you should find the person," says Mr Quillet to the stove, "I would rather that you did not come back and tell me."

=== failure: The Blind
gain: Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
turn: lost for good
set: Quillet's Window 1
image: blind-down

You put it well. He has heard it put better, he tells you, by a gentleman with a cab waiting, who only wished to know that she was safe. "She had the button-stall, by the Bazaar," says Mr Quillet. "She hasn't it now."

He pulls down the blind. After a minute it goes up again by three inches, for the woman behind you, who has to bend double to be heard; and everybody in the queue moves so as to stand between her and you.
