= One Leaf
where: Lampwick
when: Who Was Expecting You exactly 19
urgency: high
image: good-sheet
scene: the-mangle
order: 10
teaser: Mrs Cope wants one page out of the washing-book, and the Assize wants all of it. They are in the same front room.

The mangle fills Mrs Cope's front room in Tinder Street, and Mr Cope's loaves fill the window. Deputy Brace is here before you, on a crate of soda. "I am informed of a book," she says. "Where a bell answers to a name, that is evidence; and where there is evidence, a person whom I had found Gone must be found Expected. I make it two leases, a burial and three marriages." The Copes' is one of the three. Mr Cope goes on kneading, with his back to the three of you. "There's been no bell for Mr Orchard, for I never asked," says Mrs Cope. "I want his leaf out of there before some other person does. The Deputy comes at Snuff for the rest."

== Tear out Daniel Orchard's leaf
cost: 2 actions
one-way: yes
image: torn-leaf

It cannot be put back. He would never be asked for then, and she could leave off listening.

=== always: Between the Rollers
turn: lost for good
set: Who Was Expecting You 20, The Washing-Book 2, Daniel Orchard's Leaf 1
gain: Kind 2, Echoes 10
journal: offer
image: mangle

You have read the leaf, so you know what goes with it: the tea, the Wednesday, *Said, I'll not be a minute, Marian. Has a laugh that you can hear through a wall.* Mrs Cope does not read it. She folds it small, puts it in a wet pillow-case, sets the edge of that to the rollers, and nods to you to turn. Daniel Orchard goes in at the one side. At the other there comes out a pillow-case, with a grey mark on it about the size of a hand.

"A book that wants a leaf is not an exhibit," says Deputy Brace, who has read the whole of one side of her crate. "It is a book." She goes, and takes care with the door.

Mrs Cope has not moved. Mr Cope comes across the room, in flour to the elbows, and for the first time since they were married, to go by her face, he takes hold of the other handle.

== Turn the mangle, and speak up for the page
cost: 2 actions
challenge: Dangerous 52
second chance: Second Wind
image: mangle

It is blankets today. She would hear you for as long as you can keep the rollers going, and no longer than that.

=== success: The Thirtieth Blanket
turn: won at a price
set: Who Was Expecting You 20
gain: Breakages 1, Constant 2, Dangerous 4
image: mangle

You talk in time to the handle. Nobody is to be had back, you tell her; nobody has been. But he went out of a room in the middle of a Wednesday, and there is one page in the world that says he had been in it.

At the tenth blanket she tells you to mind your thumbs. At the twentieth she says, "Daniel had a laugh that you could hear through a wall," and then, "I didn't know I still knew that." By the thirtieth you cannot lift either arm; but the leaf may stay, if you will promise her one thing. "Nobody says his name up a stair unless I'm stood there."

Deputy Brace has picked up the book by its corner from the board where it has lain all this while under the drip. "Wet, or damp?" she says. You tell her that it is damp. What is damp cannot be put in evidence until it has been aired, and it appears that there is no form for airing.

=== failure: The Second Blanket
gain: Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))
turn: opponent is right
set: Who Was Expecting You 20, The Washing-Book 3
lose: Echoes 6
image: mangle

At the second blanket the handle stops, and then it goes backwards, with you on it. Mrs Cope moves you to one side with her hip and takes over, in one hand, at no particular speed; and so it is she who does the talking.

"You've had that book a week, and I dare say it's very interesting. I had him four years. I knew every board in the house. I'd hear him come in, and I'd go down, and it was the stairs getting cold. So you tell me, since you've read it all. I call up, and a bell goes. What do I do then about supper?"

You look to Mr Cope's back for help, but it is waiting to be told as well. She gives the Deputy the book herself, leaf and all. In the morning a constable returns it, against a fee, with *Seen* stamped on each page, and on Daniel Orchard's twice. There is no column for a bell.

== Read the Deputy her own Act
cost: 2 actions
challenge: Watchful 46
second chance: Borrowed Lens
image: assize

She has brought it with her. There may be a clause in it that leaves people married; or you may be the one who finds her the clause that does not.

=== success: By Whom Rung
turn: secret learned
set: Who Was Expecting You 20
gain: Inquiring 2, Echoes 14, Watchful 4
image: bell-board

The Act has sixty clauses, of which the Deputy has fifty-nine by heart. You find the other beneath a tea-stain, from some former Deputy's cup. *A bell shall be evidence of the person by whom it is rung.*

"By whom it is rung," you say. "You have had it the wrong way about. It is nothing to do with who was called. If you want to part these two people, you must first find as a fact who rings."

Deputy Brace takes back the Act and reads the line for herself, to the end, and then once more. There are four hundred and twelve bells on the wall at the Assize. In a hundred and forty years no court has been asked whose hand was at the other end of any one of them. She does up her gloves, button by button, and asks Mrs Cope the price of a loaf. "I could look into it," she says to you, from the doorway, with the loaf. "I should then have to be told."

=== failure: Clause Fifty-Two
turn: rule with teeth
set: Who Was Expecting You 20, The Washing-Book 3
gain: Particulars 4, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
image: handcuffs

What you find is clause fifty-two, and you have read it out before you hear what is in it. Whoever is married to a person in doubt shall be married to that person again, at their own cost, as often as the doubt arises.

So the Copes are married on the spot. The Deputy does it from memory, with one finger in the Act. You are both the witnesses. The groom has dough on his hands, and the ring has to be got off the bride with soap before it can be put on. "It will need doing yearly," says Deputy Brace, and enters you, with your height, as the cause; and she takes the book away overnight to be stamped.

"Well, there," says Mrs Cope, when she has gone. She turns the ring round. "I never had to think about it, the first time. I said it. And now I've been asked twice, and the second time I had to think."

== Put the book in the trunk, and let them have the trunk
cost: 2 actions
when: Strapped Trunk 1+
image: strapped-trunk

It has your name on it, and a man tried for twelve years to lose it. You would have both of them back, in all likelihood. But you might never again be without them.

=== always: The Other Handle
turn: farce grows
set: Who Was Expecting You 20, The Washing-Book 4
gain: Merry 1, Candle-End 5
image: strapped-trunk

Two constables carry the trunk to the Assize, where it is entered, and sealed, and locked in. By Lamps it is on your half-landing. The Deputy sends for it again; it is home before they are, with an Assize label stuck over yours. The third time they have a man sit on it all night, and he is delivered too, asleep. When it next comes up your stairs Deputy Brace has one handle and Mrs Cope the other, because they met in the street and each thought that the other was stealing.

"An exhibit that cannot be kept cannot be produced," says the Deputy, "so the case is shut. I do not understand luggage." Mrs Cope sits down on the lid when she has gone, and laughs until a hook gives.

Then she stops, and reads the label between her knees. "So there's to be no getting rid of it," she says. "Not for me; and not for you, if you come to be tired of it. Had you thought of that?" You had not.
