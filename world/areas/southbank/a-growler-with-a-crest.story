= A Growler with a Crest
where: Southbank
image: growler
order: 115
teaser: Crownhill has come down to be seen at a play, and wants to be told that it cannot get in.

A growler stands at the front of the Gallipot with a crest on its door and a footman on its step. Mr Orlo Mapes keeps two boxes for Crownhill, and they are mostly empty, because Crownhill never sits where it has been asked to. {Seats Filled 6+: "I've said that you're indisposed," says Mr Mapes. "They like that." | "You do it," says Mr Mapes. "I only know how to let people in."}

== Sell a box to Crownhill
needs: base Persuasive 20+, Box Sold Today under 1
locked: The growler with the crest comes once a day.
challenge: Persuasive 29
second chance: Word in Season
image: theatre-box

They will sit where they are told that they cannot. But it has to be said by somebody who might have been invited; and a box that is left empty is one that the whole pit looks at.

=== success: Not to Be Had
turn: standing up or down
gain: Applause ([Boxes Sold] - 2 * ([Boxes Sold] / 2)), Seats Filled 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Boxes Sold 1
set: Box Sold Today 1, A Day's Work 1

{Boxes Sold exactly 2: It is a countess, with a cold, who would far sooner be in bed. You tell the footman that the stairs would be too much for her. He puts it to the window of the growler. There is a cough in there, then a silence, then a stick; and she goes up the stairs on it, past the two of you, like a bill going through the Lords.|Boxes Sold exactly 3: Two crests come at once, and there are two boxes. You let each of them hear that the other has been refused. They go in arm in arm, for the first time since a matter of a hedge, and bow from opposite sides of the house until the storm.|Boxes Sold exactly 4: "Is it the sort of play that one need see the end of?" asks a marquess. You tell him that it has none. He gets down from the carriage at once, a free man, and pays for both boxes so as to have a choice of doors.|Boxes Sold exactly 5: The footman has come by himself. He has the crest on his buttons, and the money in his glove, a year of it, but nobody sits behind him in the growler. You look at him for as long as you would at a duke. You regret that there is nothing left. "I could not have borne it if you'd just said yes," he tells you, on the stairs.|Boxes Sold 6+: You see the crest and shut the book. It is all gone, you tell the footman, and has been for years. He looks at you, and you at him; it ends, as always, with the keys. | Seats Filled 3+: "There is a box," you say, "but it has been kept." You need not say for whom. They are in it before the horses have stopped steaming, and look all evening as though they had been born there. | Selling a box is a sort of minuet. There is nothing left at all, you regret to say. Within a minute they have offered twice the price for it, and the pit, which likes to see a full box, gives them a round as they sit down.}

=== failure: The Pit
turn: outplayed
gain: Echoes 7, Seats Filled 1, Boxes Lost 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Box Sold Today 1, A Day's Work 1

{Boxes Lost exactly 2: They take you at your word again, by the pit door. Three honourable Miss Luttrells stand for the whole of it on an orange-box, with a stoker to hold each of them up by the sash; and the box stands empty above them, in a good light, like a missing tooth.|Boxes Lost 3+: They no longer come round by the front. Crownhill has a corner of the pit, with a dean in gaiters in charge of the peppermints, and brings its own shrimps. "I let *them* in," says Mr Orlo Mapes, who has had to shut up both boxes with sheets. "You'd only to keep them out."|Crownhill takes you at your word that every box is gone, and, being people of spirit, goes in the pit. A marchioness sits down between two porters and asks what one does with a shrimp. She has a better evening than she has had since her marriage. But the box stands empty, and Mr Mapes can be seen to look from it to you, and to count.}
