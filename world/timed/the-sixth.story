= Her Washing Is Done
after: 2 hours
given: to Who Was Expecting You exactly 10
when: Who Was Expecting You exactly 10
set: Who Was Expecting You 11
image: laundry-basket

A message from Mrs Ottaway, by way of the keyhole: there is a person on your stair with a bundle. It is washing. It is not yours, because yours does not come home ironed. She says that it was Miss Rudd's, and she will not leave it with a door.

= The First Name
after: 18 hours
given: to Who Was Expecting You exactly 12
when: Who Was Expecting You exactly 12
set: Who Was Expecting You 13
image: banister

Mr Gaskin, who keeps the Save-All, off the square in Lampwick, has heard that you have Miss Rudd's book. The first name in it is his potman's. He would be glad if somebody came, he writes, and saw what she has made of him; and would they please come by the front, as the back stair is occupied.

= The Back Pages
after: 38 hours
given: to Who Was Expecting You exactly 14
when: Who Was Expecting You exactly 14
set: Who Was Expecting You 15
image: bell-rope

{The Potman exactly 2: Barnaby Stote is carrying pots again at the Save-All, and sends to ask how your stair does.|The Potman exactly 3: Barnaby Stote has written to you, to ask what size of shoe you thought it was.|The Save-All's potman is on his step, and sends you his regards and a crust.} You have got to the end of the washing-book, and the last four pages are not about people. They are about the bell-rope in Mrs Ottaway's kitchen. A spoon stops, downstairs, as you turn the first of them. "Bring it to the hatch," says Mrs Ottaway, through two floors.

= The Floor Is Heard
after: 46 hours
when: The Rope 1+
gain: The Knocking: What You Know 1
only if: The Knocking: What You Know under 3
image: knocking-known

A little after Snuff the floor of Mrs Ottaway's kitchen knocks three times, and waits. You are in. You have the collar on. "We are at home," you tell the boards, rather loud, because nobody has ever taught you what comes next. The wait goes on for longer than it did for Clemency: something down there has to think. Then there is one knock more, low and soft, and of another kind, as when a thing that has been held is put down.

= A Card Is Written
after: 38 hours
given: to Who Was Expecting You exactly 16
when: Who Was Expecting You exactly 16
set: Who Was Expecting You 17
image: visiting-card

There is a card on your nail, with a silver edge done in pencil. The curate read it on his way up, Miss Pomfret on her way down, and Mrs Ottaway through the wall. They are all agreed that it is not for you.

= Tinder Street Sends
after: 58 hours
given: to Who Was Expecting You exactly 18
when: Who Was Expecting You exactly 18
set: Who Was Expecting You 19
image: laundry-basket

{The Wedding exactly 1: One of the guests at the whelk-stall has written to the Assize to ask who, in law, it was that gave away the bride.|The Wedding exactly 2: Bet Fallow told a constable, for his own good, about a book that went round at the wedding; she is sorry.|Bet Fallow's boy saw a book on your table, and told a constable that it was all about stairs.} So the law has heard of it. Mrs Cope sends from Tinder Street, in Lampwick, by her elder child: would you come round to the mangle, before the Deputy has had her tea, and bring the book, and not let anybody carry it for you?

= The Pots Are Outside
after: 38 hours
given: to Who Was Expecting You exactly 20
when: Who Was Expecting You exactly 20
set: Who Was Expecting You 21
image: pewter-pot

At noon today the Save-All, off the square in Lampwick, had its shutters up and its pots standing on the pavement. Mr Gaskin sends to say that it is about his potman, and that you had better come, and by the front. The back stair is not occupied any more.

= It Wants Closing
after: 38 hours
given: to Who Was Expecting You exactly 22
when: Who Was Expecting You exactly 22
set: Who Was Expecting You 23
image: small-print

Mrs Cope is sitting on your stair. She has no bundle with her this time, and says that she can wait. A little later the fourth step speaks again, under somebody who has walked here from Number Nine with a kitchen chair. It is about the washing-book: they would like to see how you mean to close it.
