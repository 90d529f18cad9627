= Miss Crake, on Her Half-Day
where: Lampwick
when: Introduced exactly 10, Written Character exactly 1, Stamped by Miss Crake under 1
image: registry
scene: half-day
order: 110
teaser: The Registrar has come up from her hatch, with a stamp in her bag.

Miss Amabel Crake, Registrar of Persons, has shut her hatch and come up to the square in a hat. She sits on the bench by the pump, with a bag on her knees and both hands on the bag. The Aunt has told her that you have your character. "I have brought ADMITTED," she says, to the clasp. "I could not have done it at the hatch. They would all have wanted to look."

== Produce your character
image: letter

You have it about you, folded in four. It is not long, but it is signed.

=== always: Admitted
turn: a tie begun
gain: Word in Season 1, Kind 3
set: Stamped by Miss Crake 1, Written Character 2

Miss Crake spreads it out on her bag and reads it twice, because nobody is waiting behind you. Then she breathes on ADMITTED and leans on the handle with both hands, for rather longer than a stamp needs. When she lifts it the word is as black as a boot. "I have kept that one wrapped in flannel," she says, "but I was afraid that it had perished." She puts a slip inside your letter, of what to say if anybody doubts it.

Then she takes out a second letter. It is the character that the Aunt once wrote for Amabel Crake, gone brown along the folds, and in all her years at the hatch there has been nobody on the other side to stamp it. "One may not do one's own," says Miss Crake, and she turns the handle of ADMITTED towards you, and looks at the pump.

== Ask to bring the stamp down yourself
image: written-character

There is a knack to it, by the look of the handle. But it is your letter; and a bench is not a hatch.

=== always: From Her Side
turn: opponent is right
gain: Word in Season 1, Wayward 3
set: Stamped by Miss Crake 1, Written Character 2

She gives up the stamp as she would her seat. You breathe on the rubber and bring it down, so that the letter says ADMITTED, very black, and upside down.

"Oh, no," says Miss Crake, "that is how it goes." At the hatch, where she faces people, she has always stamped the word so that she could read it herself. She turns the letter round to prove it, and then she turns it back. Her pencil has begun a sum, on the lid of the bag: thirty years, at two hundred people a day, who have each been handed a paper and gone away with SEEN on it, standing on its head.

She writes something under the sum, tears it off for you, and says that you might try it on the next person behind a counter. "*Would you mind,*" she reads over, "*coming round?*"
