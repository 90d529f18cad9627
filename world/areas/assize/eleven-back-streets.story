= Eleven Back Streets
where: The Assize
when: Watchful 14+, A Case for the Assize exactly 2
urgency: high
outfit: yes
image: roof-square
scene: eleven-back-streets
order: 11
teaser: The second of three cases. A street has been built while the Surveyor was looking at the others, and people live in it.

Until Perpetua Lyle, Surveyor of the City, has sworn to her plan, nothing can be served on anybody, and the case in front of yours wants serving. She cannot swear. Last year she measured ten Back Streets, but the lamplighters know of eleven Back Streets. "They're none of them behind anything, so you can't tell by looking," she says, coiling sixty-six feet of chain into a hat-box. "And I'd like to know which it is, because in August the fire-engine was sent for to Back Street, and I took it round to ten." Whoever lives in the new one has gone to some trouble not to be found.

== Read the doorsteps
cost: 2 actions
challenge: Watchful 18
second chance: Borrowed Lens
image: spectacles

A step is worn by whoever lives behind it. You would go through every Back Street with your nose at the height of the boot-scrapers, which is how the rates are collected.

=== success: Brought Along
turn: secret learned
gain: Inquiring 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
go to: One New Street
image: footprints

In ten of the streets each step is worn in the middle, by its own door. Behind the soap-works they are worn as well, but one at the left, and the next at the right, and a third at both ends with a hump between, as no door there could have worn it.

"They've brought them with them," says Perpetua Lyle. She is down on her knees, laying out the chain as gently as if the stone were asleep. When people are put out of a house in Underhall the landlord keeps the door and the key; but it has not occurred to anybody to forbid them the step. There are fourteen here, from fourteen streets. On the seventh a woman sits with her arms folded. "Keturah Holt, laundress," she says. "Well, you've measured it. Now you can come in and be told what it's for."

=== failure: By Instalments
turn: standing up or down
gain: Talk 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
go to: One New Street
image: tally

You are so long over one boot-scraper that its owner comes out and pays you. She takes you for the rates, and has been dreading you since the spring. When you have got your back straight there is a line. Four Back Streets settle with you in full and one by instalments, and a colonel pays under protest, and stands over you until that is written down. You hand it all in at the court, where you are spoken to.

Behind the soap-works, though, when they saw you come, they blew out their candles and lay down on the floors. Since it is the only street that has not paid you, you bring Perpetua Lyle and her chain to that one, and knock. "There's no rates here," says Keturah Holt, a laundress, with her arms folded. "There's no *here*. Come in, and mind the people."

== Follow the light home
cost: 2 actions
challenge: Shadowy 16
needs: Shadowy 12+
second chance: Ready Excuse
image: soft-boots

A street on no plan has no lamp, so at Lamps a person must come out of it to borrow a light. He will be listening for feet. Soft boots would help; gloves without fingers might.

=== success: Fourteen Lights
turn: a tie begun
gain: Wayward 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
go to: One New Street
image: taper

At the last gas-lamp in Soap Lane a tall boy opens a jar, lights a taper, and sets off backwards, to keep his coat between the draught and the flame. A person who walks backwards has an excellent view of whoever is behind him; you have therefore to be, each time that he looks up, a thing that belongs in a street.

He hands the flame in at a window, and from the next window a hand comes out with a candle to be lit by the first, and so all along one side and back by the other. There are fourteen. The last one is held out to you. "You were a very good barrel," says Davy Holt. He takes you in to his mother, Keturah, the laundress, and he asks her if you can't be told now, seeing that you have carried the fire.

=== failure: Number Six
gain: Shadowy (1 + 4 * least(1, [base Shadowy] / 15) - 4 * least(1, [base Shadowy] / 50))
turn: outplayed
go to: One New Street
image: candle-end

You tread on his heel, and his taper goes out. Davy Holt, who is sixteen and had a street waiting, looks at it, and then at the candle in your hand. "You've one," he says. So it is your candle that goes in at the first window and out at the next, down one side and back by the other, and comes home to you shorter by a ring.

By that time they have laid for you. His mother Keturah, a laundress, takes you for what comes there mostly, which is somebody whose character has been refused. She shows you number six: a bed, a shelf, the use of a step. You may have it as long as you like. She has given you the larger potato, too, and you have to tell her with your mouth full where it is that you come from.

= One New Street
in: The City
deck: never
back: no
image: roof-square
teaser: The plan has room for one new street a year, and there are two.

The plan lies on Keturah Holt's ironing-board, with a flat-iron on each corner. "Put us on that," she says, "and in the morning there's a man to ask for our characters. We've none. It's the one thing we've all got." Perpetua Lyle does not look up. "If I leave it off, one night there'll be a fire, and I shall have drawn it." And there is worse, she adds, as cheerfully as if it were better. The plan may have one new street a year, and she has found two. The other is Tape Court, where she has lived for twelve years. It has never been on any plan, because each time there was another that had waited longer.

== Enter the new Back Street
one-way: yes
image: finger-post

It would have gas, and the Watch, and the engine if it burns. It would have the man with the form as well; and the Surveyor would go on living nowhere.

=== always: Heavy at the One End
turn: won at a price
set: A Case for the Assize 3, The New Back Street 1
gain: Exact 1, Watchful 40, Echoes 54
image: lamp-post

The street goes in in red. By the end of the week it has a lamp of its own, a main laid past all the fourteen doors, and a Mr Ferris with a form. He is not unpleasant, and takes two cups of tea. Eight of the houses have, or can borrow, a person who would have them back. The other six are out by Lamps, under the new light, with their beds, and with two to carry each step.

Mrs Holt's is the heaviest, so Perpetua Lyle has the other end of it. "You did right," says Mrs Holt across the top. "If it burned I'd not have known how to look at those as were in it. I'd like it put down that I said so, and I'd like it put down what I was holding." They have to rest at every corner. The Surveyor, who has nowhere in law to go home to either, thinks that there may be a gap behind the glue-works.

== Leave it off, and enter Tape Court
one-way: yes
image: shuttered-house

The Surveyor would have an address. The Back Street would stay dark and unasked, and you would have kept the engine from it.

=== always: Soap-Works
turn: opponent is right
set: A Case for the Assize 3, The New Back Street 2
gain: Kind 1, Watchful 40, Echoes 54
image: shuttered-house

Perpetua Lyle draws Tape Court, and her pen is quite steady until it comes to the number on her own front door. "I've put it in and rubbed it out every year since I took the lease," she says. "I know it to a link. I did think I should enjoy this more."

Where the Back Street runs she lays a plain grey wash, which on a plan means soap-works. Mrs Holt studies the place over her shoulder. "That's us, is it?" she says. "It's a nice clean job." She irons the plan herself, through a cloth, so that it shall lie flat for the judge. As you go home the engine is out at practice, lamps lit and bell going, and its two horses pass the end of the street without turning their heads.

== Have it entered as a passage
one-way: yes
pay: Favours: The Assize 3
locked: A passage is no street, and the clerk of plans might be got to see one there. It would take three favours of the Assize.
image: finger-post

It would cost three favours, and both could go on the plan: Tape Court for a street, and this one for the gap between two others. But a passage has rules of its own, and the street must keep them.

=== always: The Public Must Pass
turn: rule with teeth
set: A Case for the Assize 3, The New Back Street 3
gain: Merry 1, Watchful 40, Echoes 54
image: finger-post

A passage is asked for no characters, since it has no inhabitants. It may have a lamp on a bracket, and the engine may go through. Perpetua Lyle laughs until she has to sit down on her hat-box. Then the clerk sends round the by-law. In a passage the public must pass: it may not stand, sit, lean or lie, and Constable Marl is told off to see to that.

So they pass. By the second evening there is a way of doing everything. Mrs Holt irons in three steps and a turn. Quarrels are had at a walk, goodnights are said for an hour together, up one side and down the other, and the Deputy has ruled that a bed on castors is passing. "Move along, please," says Constable Marl every ten minutes; and he goes along in front of them backwards, so as to get it down.
