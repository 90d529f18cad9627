= Old Metal
when: A Hand in the Notice 1+
image: clapper
order: 60

Mrs Dinah Sorrel casts bells, and buys back what was filed off them. She rings everything on her slate before she will name a price, and hums the note for the rest of the morning.

== Filings
fetches: Echoes 2
sold: She pours them from one hand into the other, close to her ear, and says which bell they came off.

== Clapper
fetches: Echoes 10
sold: She knocks it on the trestle, once. Along the table everything that is made of bronze answers, and she has to apologise to it.
