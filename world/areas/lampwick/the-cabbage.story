= A Cabbage Under Guard
where: Lampwick
when: The Cabbage 1+, The Cabbage So Far under 1
image: cabbage
order: 30
urgency: high
teaser: Keziah Strand has a return from Warden Isle, and has underlined one line of it twice.

Keziah Strand of the Notice catches you by the pump with a sheet of figures under her arm. "Warden Isle," she says. "Rations for the quarter. Boots, coal, slates. And here: *Warders, one cabbage, six.* Six men, night and day, for a vegetable, and every other man out there has been told to do with one. I asked for a reason and got a recipe." She may not land, because of what she printed about the boots. You may.

== Go as the eye of the Notice
cost: 1 action
image: quill

She would pay for the boat, and want the truth first. If the Governor learns whose eye you are, he will be polite to you all day.

=== always: The Tuesday Boat
turn: bargain
set: The Cabbage So Far 1
gain: Favours: The Notice 1
move to: Warden Isle
image: visiting-order

"Write down nothing," says Keziah Strand. "They read pockets. Look at it, and tell me what it *is*." She counts the fare into the ferryman's hand before you have said yes, so that you will have to.

The ferryman rows with his back to the island, like all of them, and steers by the chimneys in your face. There are four. He puts you off at a flight of wet steps, under a basket on a rope, where a warder with a list asks what you have come to see. You tell him the garden. He looks at the list, then over his shoulder, and then he takes you there himself, on tiptoe.

== Ask Deputy Brace for a visiting order
cost: 1 action
image: visiting-order

She signs for the Warden, and so for the six. She would want to know what you found before the Notice did.

=== always: For the Warden
turn: opponent is right
set: The Cabbage So Far 1
gain: Favours: The Assize 1
move to: Warden Isle
image: visiting-order

Deputy Brace reads the line with a ruler under it. "I signed this," she says. "In March. I took it for a misprint, and one does not query a misprint of the Governor's in March." The ruler moves down to her own name. "You may go and see. I ask only that you tell me the same as you tell anybody else, and on the same day. I have been the second to hear before. It is no way to sign a thing."

So you go out on the Tuesday boat, with an order in her square hand, and it opens the water-gate before you have got your arm out straight.

= The Visitors' Boat
where: Lampwick
when: The Cabbage So Far 1 to 9
image: rowing-boat
order: 31
teaser: It goes to Warden Isle whenever there are two to row, and you are one.

The boat for Warden Isle lies at the foot of the pump stair. The ferryman knows you by now, and has put the cushion on your side.

== Go out to the Isle
cost: 0 actions
image: rowing-boat

The garden is where you left it, and so are the six.

=== always: Four Chimneys
turn: farce grows
move to: Warden Isle
image: rowing-boat

You row, and the ferryman tells you which way. He has views on the Governor's onions, which he is not paid to have, and by the time that you have heard them there are chimneys on both sides of his hat.

= What Became of the Leaves
where: Lampwick
when: The Cabbage So Far exactly 10
image: kettle-steam
order: 30
urgency: high
teaser: There is soup at Number Forty, and a place has been laid for you.

{How the Cabbage Left exactly 1: A lamplighter's wife at Number Forty, who has had three sons and no daughter, has a lodger. The lodger is on the third stair, working out what a stair is for.|How the Cabbage Left exactly 2: A lamplighter's wife at Number Forty has a lodger with a paper. The lodger keeps the paper in her boot, and shows it to the cat.|A lamplighter's wife at Number Forty has a lodger, whose picture is in the window of every stationer's in the ward, and does not do her justice.} There is a great deal of soup, because there was a great deal of cabbage. "Sit," says Wren. "I've never had anybody to sit."

== Tell her what has happened on the Isle
cost: 1 action
image: soup-bowl

She will not ask, and has not eaten since you came in at the door.

=== always: Bed Four
turn: lost for good
set: The Cabbage So Far 11
gain: Kind 2, Persuasive 3
image: iron-bed

You tell her that Amos Tuckwell is well{How the Cabbage Left exactly 3: , and has had five years put on him for it, which he has taken in writing, and is using to tie up the beans|How the Cabbage Left exactly 2: , and that the Governor takes off his hat to the empty bed when he thinks that the six are looking the other way|: he was searched to the skin, and they found a dibber}. He has dug over bed four. He has not put anything in it yet.

"What'll he put?" says Wren.

You say that he asked you the same. She turns that over while she finishes the bowl, and scrapes it, and looks to see whether a person outside is allowed to lick. "Leeks," she says. "Tell him leeks. They're ever so long coming, and you can't get *in* one."

== Ask what she would like to see first
cost: 1 action
image: finger-post

She has the whole of Underhall to choose from, and has never seen the other side of a wall.

=== always: The Other Side
turn: a tie begun
set: The Cabbage So Far 11
gain: Wayward 2, Watchful 3
image: finger-post

The Bazaar, you had thought, or the footlights, or the long view from Crownhill. Wren would like to see the back of a wall.

So you take her to the end of the street, where the yard of the Chandlery has one, and you walk round it. It takes some time. She keeps her left hand on the bricks, and when she has come to the corner where she started, she stands there with her hand out and nothing beneath it. "It stops," says Wren. "You just go round, and it stops." She is quiet for the length of a lamp, and after that she wants to know if they are all like that.
