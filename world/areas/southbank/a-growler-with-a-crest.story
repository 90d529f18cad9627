= A Growler with a Crest
where: Southbank
image: top-hat
order: 115
teaser: Crownhill has come down to be seen at a play, and wants to be told that it cannot get in.

A growler stands at the front of the Gallipot with a crest on its door and a footman on its step. Mr Orlo Mapes keeps two boxes for Crownhill, and they are mostly empty, because Crownhill never sits where it has been suggested that it should. {Seats Filled 6+: "I've said that you're indisposed," says Mr Mapes. "They like that." | "You do it," says Mr Mapes. "I only know how to let people in."}

== Sell a box to Crownhill
needs: base Persuasive 20+
locked: Crownhill buys nothing from anybody who is only agreeable. Persuasive 20 would do; a good hat would not.
challenge: Persuasive 30
second chance: Word in Season
image: top-hat

They will sit where they are told that they cannot. But it has to be said by somebody who might have been invited; and a box that is left empty is one that the whole pit looks at.

=== success: Not to Be Had
turn: standing up or down
gain: Applause 1, Echoes (7 + 13 * least(1, [base Persuasive] / 20)), Seats Filled 1, Persuasive 2

Selling a box is a sort of minuet. {Seats Filled 6+: You see the crest and shut the book. It is all gone, you tell the footman, and has been for years. He looks at you, and you at him; it ends, as always, with the keys. | Seats Filled 3+: "There is a box," you say, "but it has been kept." You need not say for whom. They are in it before the horses have stopped steaming, and look all evening as though they had been born there. | There is nothing left at all, you regret to say. Within a minute they have offered twice the price for it, and the pit, which likes to see a full box, gives them a round as they sit down.}

=== failure: The Pit
turn: outplayed
gain: Echoes 7, Seats Filled 1, Persuasive 1

Crownhill takes you at your word that every box is gone, and, being people of spirit, goes in the pit. {Seats Filled 12+: It is quite the thing on Crownhill by now, and they bring their own shrimps | A marchioness sits down between two porters and asks what one does with a shrimp}. She has a better evening than she has had since her marriage. But the box stands empty, and Mr Mapes can be seen to look from it to you, and to count.
