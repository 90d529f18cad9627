= An Honest Error
where: The Bazaar
when: Introduced 10+, not seen An Honest Error, base Watchful 47+ or base Shadowy 47+ or base Dangerous 47+ or base Persuasive 47+
deck: sometimes
back: no
image: stack-of-coins
scene: an-honest-error
teaser: It is sixpence too much, it is in your hand, and whatever is short tonight comes out of a girl's wages.

Posy Lamb, at the preserves, does her sums in pencil on her arm, and has got up as far as the elbow. She owed you threepence. She has given you threepence and a sixpence. Whatever the stall is short at Snuff comes out of her wages; and at the next trestle stands Mrs Tidy, in charge of the Bazaar, with a book in which errors are put down. There are people behind you with jam. "Next," says Posy Lamb, and then, since you have not moved, "Was there something?"

== Give it back
image: drawstring-purse

You would have to do it aloud, and Mrs Tidy is not deaf.

=== always: Put Down
turn: rule with teeth
gain: Echoes 3, Exact 1

"You've given me sixpence too much," you say, and all the jam looks round. Mrs Tidy opens the book. An error that is not found costs the Roof sixpence, but an error that is found costs the girl twopence; for if they were to be forgiven, says Mrs Tidy, there would be no end to the finding. She has seen what becomes of a bazaar that is merely fond of people.

Posy Lamb pays it out of her own apron. "You might have *dropped* it," she tells you, over the next person's quince. "I sweep."

== Find out where it went wrong
challenge: Watchful 54
second chance: Borrowed Lens
image: open-ledger

The sum begins at her wrist, and she cannot be asked to hold still for long. If you hold up the jam and have nothing to show for that, people will remember who did.

=== success: Dorcas
turn: secret learned
gain: Echoes 14, Inquiring 1, Watchful 4

The mistake is just above her wrist. She made it on purpose, to hide an older one, and the older one hides a third, but that is not on her arm. It is in the stall's book, in other handwriting: a shilling, which was there one night and not the next.

"Dorcas had the jam before me," says Posy Lamb, without moving her lips. "She's my sister. I'm paying it back out of my own, a sixpence at a time, by way of people with honest faces. They hand it in, and down it goes as found. It's the only way I can get it past her." She nods towards Mrs Tidy, who is coming to ask you what you have discovered. You tell her that it is all correct. It will be, by Thursday.

=== failure: Shut for Counting
turn: standing up or down
gain: Talk 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
only if: Talk under 8

You read it off her aloud and get one answer, and the man behind you gets another. A lady with greengages has been a governess. Before long seven people are adding up Posy Lamb from both ends, and two of them are rubbing out; and Mrs Tidy puts the cloth over the whole stall, and says that it is shut for counting.

Nobody has jam that night on the near side of Lampwick. When people ask why, they are told your name.

== Stand treat with it, to whoever is next
pay: Echoes 6
locked: It would take sixpence of your own, to do it handsomely.
image: kind

Then it is back in the till, and there has been no error, only a person in good spirits. You would be out by sixpence of your own.

=== always: All Round
turn: farce grows
gain: Echoes 18, Merry 1

"I'm paying for the next," you say, and put down sixpence. The next looks at her greengages and, so as not to be outdone, puts down sixpence for the man behind her; and it goes back along the queue like a yawn. The last of them has nobody behind him. He is a person of resource: he walks round to the front, and pays for you.

It has been round three times before Mrs Tidy finds out why the preserves are taking so much money, and selling nothing. She stops it. Posy Lamb says that it came out even, to the penny, and has rolled her sleeve down.
