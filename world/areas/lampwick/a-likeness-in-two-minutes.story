= A Likeness in Two Minutes
where: Lampwick
when: Introduced 10+, not seen A Likeness in Two Minutes
back: no
image: spare-face
order: 140
teaser: A silhouettist has set up shop in a cab, outside Number Nine.

Mr Jonas Crimp cuts faces out of black paper, and for six years he had a window on Crownhill to do it in. Since the rent was put up he has had a cab. It stands in Wick Row with both its lamps lit and no horse. The Aunt, who likes her nephews and nieces kept up to date, is paying him by the dozen. "Inside, please," says Mr Crimp. "Chin to the lamp. You are the thirty-eighth since breakfast, and the first to look at the scissors before sitting down."

== Sit still
cost: 0 actions
image: easel

Two minutes, he says, if you can keep from talking. His last sitter could not, and has gone home with a different nose.

=== always: Two of Each
turn: standing up or down
gain: The Silhouettist's Ticket 1, Exact 1
reveal: Fate
aside: Your ticket is good for another face. Choose one under Myself, at your cameo.

The scissors go round you once, without lifting. Mr Crimp holds the paper up against the lamp, and it is you, with your mind made up.

"That one goes in the album," he says. "She has paid for two of each, so there is another owing." He pulls a card off a roll and writes *Admit one* on it. "Keep it until you have settled what you look like. I do a very good chin. If you should be in any trouble, I do hats."

== Ask what he has in the tin
cost: 0 actions
image: two-bowlers

There is a biscuit tin beside him on the seat, full of black paper, and he has not taken his elbow off the lid.

=== always: Uncollected
turn: lost for good
gain: The Silhouettist's Ticket 1, Inquiring 1
reveal: Fate
aside: Your ticket is good for another face. Choose one under Myself, at your cameo.

"Old faces," says Mr Crimp. "They do come back for them. I had a lady who was cut plain for a lawsuit, and wanted the other one again by the Saturday, for a dance." He lets you turn them over: bonnets, beards, a constable, and under those a boy with a mouse on his shoulder, who looks straight at you. All the others look left.

"Nobody has come for that one," says Mr Crimp. "I should be glad if they would. I cut everybody from the side, and I have been through my whole drawer of scissors trying to do it again." By then your two minutes are over, and he has cut nothing; so he gives you a ticket for the sitting he owes you, and asks you to look out for the boy.
