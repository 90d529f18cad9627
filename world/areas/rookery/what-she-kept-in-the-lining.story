= What She Kept in the Lining
where: The Rookery, Oddlot's
when: Invited to the Rookery 1+, A Place Among the Perquisites 3+, no The Word in the Lining
urgency: high
image: hat-brim-up
order: 15
teaser: The Aunt wants something out of the Edward's hat, for family. Granny Oddlot has had her thumb in it.

Granny Oddlot has sent Pin down for you. "You'll be wanting a thing for Philomel Gathercole," she says, and puts into your palm a sheet of paper, folded in four, for you to weigh. It was in the lining of the Edward's hat. It is the character that the Aunt wrote for Clemency Rudd, and it is one word long, like yours: *Answers.* "She held on to that right up to the bridge, so it was never left, and it can go home. But I'd ask first who is going to be the lighter for it," says Granny. "A woman wrote that about a girl; and then a bell went."

== Take it to the Aunt
image: violet-ink

It is her own, and she asked you for it. She would have to read it again.

=== always: With Less Going Out in It
turn: won at a price
gain: Kind 1, Word in Season 1
set: The Word in the Lining 1
image: violet-ink

Miss Gathercole reads it at arm's length, as if it were a bill. "I was rather pleased with that," she says. "She could not hear a knock and stay in her chair. At six years old, dear, she answered the door to the bailiffs, and asked them in. I thought that it would get her a place."

She puts it into the biscuit-tin, under the biscuits, and then she sees to the fire, which was burning well enough. "And I wrote *Finds* for you," she says, to the tongs. "I could let you have another. Something with less going out in it." You tell her that you will keep the one you have.

== Leave it with Granny Oddlot
image: luggage-label

It would go on the shelf, with the hat. The Aunt would never be told what it was, and she would go on asking.

=== always: A Laundry-Mark
turn: rule with teeth
gain: Favours: The Perquisites 1
set: The Word in the Lining 2
image: name-tape

"Next to nothing," says Granny Oddlot, when she has had it in the pan. She lifts the bucket, and the paper goes under it, because a thing that was held on to as hard as that is best put by with whatever held it. Nobody is to have either for a year and a day.

On your way home the Aunt is at her gate, with the basket. "Was there anything in it, dear?" she says, and has begun on the next envelope before you can open your mouth. "No. I expect that it was only a laundry-mark."
