= Word Comes to Number Nine
where: Lampwick
when: Introduced 10+, Who Was Expecting You under 5
urgency: high
image: garden-gate
order: 10
teaser: The Aunt did not send for you. Four people are coming to her gate, and each of them knows something about who did.

The Aunt has told four doors where you live, and has put a chair out at the gate of Number Nine, although there is no garden to look at from it. "They will all want something done before they tell you anything, dear," she says. "People are more reasonable to somebody who is sitting down." In an hour the first of them will have come in any case. You might go about your business until then; but there is the chair, and in your pocket there is the newspaper.

== Wait at the gate
image: garden-gate

It would burn a ring of your candle, and you would have your first errand now.

=== always: Behind a Cord
turn: a tie begun
set: Who Was Expecting You 5
image: garden-gate

{Invited to the Assize 1+: Constable Marl, from the Assize,|Invited to the Rookery 1+: Pin, from the Rookery, by way of the wall,|Invited to Southbank 1+: Miss Dorabella Finch, from Southbank, with a plank under each arm,|Hob Farrow, from Clinker Row, with a chair on his head,} is there before you have crossed your ankles. Three more come round the corner, from three directions. They see one another, and stop.

"One at a time," says the Aunt. She has a cord ready, the sort that is hung across a museum, and the three of them wait behind it, at arm's length, pretending to read the knocker. You may begin with the first. She will let the cord down when you have done with that one.
