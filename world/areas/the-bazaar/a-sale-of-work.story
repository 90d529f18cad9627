= A Sale of Work, in Aid of the Roof
where: The Bazaar
when: Introduced exactly 8
urgency: high
image: bazaar-bunting
scene: sale-of-work
teaser: Open for three days only, these hundred and forty years.

The Bazaar opened for three days, a hundred and forty years ago, to raise a sum towards the Roof. The Roof is still wanting, so the Bazaar is still open. It covers nine acres. Beneath the bunting you may buy a steam-pump, a pardon, or a kettle-holder worked by a duchess, and every penny goes to charity. It has never been established which.

== Go along the tables
cost: 0 actions
when: no Pen-Wiper in the Shape of a Bishop
button: Look
image: bishop-shelf

The bishops are twenty pence, says a ticket as large as a tray. Below that, in another hand, it says *or near offer*; and below that, in a third, *no*.

=== always: It Answers
turn: rule with teeth
reveal: EchoBazaar
go to: A Sale of Work, in Aid of the Roof
aside: You can buy and sell from now on: everything is laid out under *The Bazaar*. The bishops are there, at *Gifts, by the Door*, and are wrapped back here; and Forty-One takes candle-ends. A hundred pence make an Echo.

At the first table Mrs Loam shows you how it is done. She takes a penny of her own and lets it fall on a slate no bigger than a saucer, with her ear down to it. It thuds. "Oh, I *am* sorry," she says to the penny, and tries it again, more kindly, and it rings.

"You have only to be civil," says Mrs Loam. "It is the same with customers."

== Bring the Aunt a bishop
needs: Pen-Wiper in the Shape of a Bishop 1+
locked: You have no bishop to bring her yet. Under The Bazaar buy one, at Gifts, by the Door, for twenty pence; or have one chosen for you.
image: felt-bishop

She said to bring something, and not what: with an aunt, that is the whole examination. At this stall they only do the wrapping. The giving is done at tea.

=== always: The Last but One
turn: lost for good
lose: Pen-Wiper in the Shape of a Bishop 1
gain: Parcel for the Aunt 1
set: Introduced 9
aside: Take the bishop to tea, in Lampwick.

The stallholder wraps your bishop in a sheet of the *Evening Wick*. "Last but one," she says. There are six gross of them on the shelf behind her, scowling. "Last but one is always what you get. The last is his."

The last bishop sits apart, under glass: older than the rest, black felt, one eye gone, with a ticket through the mitre. *Edward. To be called for.* Somebody has paid a penny on account each year since the sale began, and every penny is initialled. There is room on the ticket for one more.

== Have one chosen for you
when: no Pen-Wiper in the Shape of a Bishop
pay: Echoes 22
locked: She asks twenty-two pence for it: the bishop, and twopence for the trouble.
image: bishop-shelf

Miss Petty, who does the bishops, will pick one out and wrap it for twopence over the ticket. It saves you the tables; but the Aunt will see what you have bought before you do.

=== always: Not That One
turn: bargain
gain: Parcel for the Aunt 1
set: Introduced 9
reveal: EchoBazaar
aside: Take the bishop to tea, in Lampwick.

"Which aunt?" says Miss Petty, with her hand on the nearest bishop. You tell her. She takes the hand away, because Miss Gathercole has had that one from some four hundred of her relations, and goes along behind the shelf on her knees, with a lamp.

It is a long shelf. What she brings out is done up already, in a sheet of the *Evening Wick*, and she has gone rather pink. "He's a second," says Miss Petty. "The mitre went on sideways. But she'll not have two."

== Put a penny in the Roof box
when: no Portion of the Roof
pay: Echoes 1
locked: The box takes pence, and you have none. A stall wants minding.
image: roof-box

The box is as big as a wardrobe, and painted with a thermometer whose mercury has been done in with a hopeful brush.

=== always: The Drop
turn: secret learned
gain: Favours: The Roof Fund 1, Portion of the Roof 1

Your penny falls for some time. You wait for it, as anyone would, and you are waiting yet when a curate takes you by the elbow and moves you one pace to the left.

"We ask people not to listen for it," he says. "It lowers giving." He speaks round a clove, for the toothache, and he gives you a pamphlet: *Is Your Portion Paid?* There is a plan of the Roof, ruled into squares, with yours in red. Yours has a crack in it. Somebody in the crack has drawn a very small lamp.

== Mind a stall
when: Echoes under 22, no Pen-Wiper in the Shape of a Bishop
image: stall-stool

Your pockets are lighter than they were, the bishops are still twenty pence, and a stout lady with a cash-box is looking for somebody to sit down.

=== always: A Quarter of an Hour
turn: kindness found
gain: Echoes 22, Kind 3

"Only while I see to my feet," she says, and gives you a stool, a float, and the price of everything. Nobody comes. Then an old gentleman asks for a kettle-holder, turns it over, and stands there with his thumb on the stitching. "This is my wife's work," he says. "I buy one most weeks. She would be mortified if they did not go."

The stout lady pays you twenty pence for your time, and twopence for having let him tell you.
