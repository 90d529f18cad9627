= The Cabbage
fate: 45
opens: The Cabbage
clears: The Cabbage So Far, How the Cabbage Left
again: 20
released: 2026-05
season: Answers
factions: The Assize, The Notice
author: the house
favourite: yes
line: An escape planned entirely by a gardener.
image: cabbage
bought: It begins in Lampwick, where Keziah Strand is looking for you.
order: 1

There is one cabbage on Warden Isle, and six warders to guard it. Keziah Strand of the Notice would like to know why, and so would Deputy Brace, who signs for the six. Only the gardener could tell them, and he is in for removing a wall.

You would go out by the Tuesday boat, with a barrow. What you carry back in the barrow is for you to settle.
