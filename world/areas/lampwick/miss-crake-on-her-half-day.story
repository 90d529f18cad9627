= Miss Crake, on Her Half-Day
where: Lampwick
when: Introduced exactly 10, Written Character exactly 1
image: registry
scene: half-day
order: 110
teaser: The Registrar has come up from her hatch, with a stamp in her bag.

Miss Amabel Crake, Registrar of Persons, has shut her hatch and come up to the square in a hat. She sits on the bench by the pump, with a bag on her knees and both hands on the bag. The Aunt has told her that you have your character. "I have brought ADMITTED," she says, to the clasp. "I could not have done it at the hatch. They would all have wanted to look."

== Produce your character
image: letter

You have it about you, folded in four. It is not long, but it is signed.

=== always: Admitted
gain: Word in Season 1, Kind 3
set: Written Character 2

Miss Crake spreads it out on her bag and reads it twice, because nobody is waiting behind you. Then she breathes on ADMITTED and leans on the handle with both hands, for rather longer than a stamp needs. When she lifts it the word is as black as a boot. "I have kept that one wrapped in flannel," she says, "but I was afraid that it had perished." She puts a slip inside your letter, of what to say if anybody doubts it.

Then she takes out a letter of her own, in the Aunt's violet, gone brown along the folds, and asks whether you would be so good as to hold the stamp.

"One may not do one's own," says Miss Crake.

== Ask to bring the stamp down yourself
image: written-character

There is a knack to it, by the look of the handle. But it is your letter; and a bench is not a hatch.

=== always: From Her Side
gain: Word in Season 1, Wayward 3
set: Written Character 2

She gives it up as one gives up a seat. You breathe on the rubber and bring it down. ADMITTED, very black, and upside down.

"Oh, no," says Miss Crake, "that is how it goes." She turns the letter round to prove it. Then she turns it back. Her pencil has begun to move on the lid of the bag, and it is doing a sum: thirty years, two hundred a day. So many have been SEEN the right way up for Miss Crake.

She tears off the corner, folds it, and tells you to say that to the next person behind a counter. "*Would you mind,*" she reads over, "*coming round?*"
