= The Aunt at Number Nine
where: Lampwick
when: Introduced exactly 6
urgency: high
image: garden-gate
scene: garden-gate
teaser: Those who arrive without a relation are issued one.

Number Nine, Wick Row, has a garden gate and no garden. At the gate stands Miss Philomel Gathercole, with a basket of other people's letters. She is licensed. Whoever comes to Underhall without a relation is issued with her; she has upwards of four thousand nephews and nieces, and knows how each one takes tea. In the window behind her stands a row of egg-cups, with a candle-end alight in each, for those who are not home yet; the blue one is new. "You are late," she tells you, "you are thin, and you have walked past this gate twice."

== Kiss the offered cheek
image: cheek

It is put forward as a bank puts forward a pen. There is only one thing to be done with it, and no question of taking it away.

=== always: Entered in the Book
turn: bargain
gain: Kind 3
set: Introduced 7, Who Was Expecting You 3
lodge: A Room on the Half-Landing
aside: You have lodgings, with one nail for visiting-cards. Somebody has left one: look under Sometimes, and draw it.

Camphor and sealing-wax. "There," she says, and writes you in the book, which needs two hands. "You have the half-landing at Mrs Ottaway's, a fortnight paid, with money your cousin will not be wanting."

"Which cousin?"

"You'll meet her," says the Aunt. "Or else you won't." She has blotted the entry before you can read the one above it. "There's a nail by the door, for visiting-cards. One nail, one card. When you can afford a hall table, dear, then you may be interesting. Until then you may come to tea, and bring me something from the Bazaar."

== Ask for a written character
image: violet-ink

One is wanted here for everything, down to being buried; and she has ink on her thumb, which is promising.

=== always: Three Lines in Violet
turn: rule with teeth
gain: Exact 3
set: Introduced 7, Who Was Expecting You 3
lodge: A Room on the Half-Landing
aside: You have lodgings, with one nail for visiting-cards. Somebody has left one: look under Sometimes, and draw it. A choice you cannot make yet can be kept as a plan: press its ribbon.

"I write four in a year," says the Aunt, "and none that I should mind hearing read in court. You may have virtues. Go and have them where I shall be told of it." She gives you the half-landing at Mrs Ottaway's; then she turns over your hand and writes on the back, in violet, as on a parcel.

*1. Receive. 2. The Bazaar: bring me something. 3. Tea.*

"That is a plan. People who keep theirs in their heads lose both." On the stairs you hold it to the candle. The third line is in your own writing.

== Ask who Edward is
image: name-tape

The name came off the peg, with what you took; and this seems to be the person who would know everybody's.

=== always: A Choice of Words
turn: secret learned
gain: Inquiring 3
set: Introduced 7, Who Was Expecting You 3
lodge: A Room on the Half-Landing
aside: You have lodgings, with one nail for visiting-cards. Somebody has left one: look under Sometimes, and draw it.

"Late," says the Aunt. She said it to you not a minute ago. It was quite another word then.

Directly afterwards she is brisk. The half-landing at Mrs Ottaway's is yours, and the first fortnight is paid. There is a nail by the door for visiting-cards. You are to eat something with bones in it. "And when you have a thing to bring me, come to tea, and I shall tell you what he is."

You are at Mrs Ottaway's door, with your hand on the bell, before you hear it. *What*, she said.
