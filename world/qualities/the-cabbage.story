= The Cabbage
category: Story
cap: 1
image: cabbage

A story that you have been told the beginning of, about a cabbage, a gardener and a wall.

= The Cabbage So Far
category: Story
cap: 11
stages: 1 Landed, 2 Shown It, 3 Hired, 4 Heard It, 5 Told, 6 Given a Part, 7 Weighed, 8 Warned, 9 Known About, 10 Gone Up, 11 Eaten
told: 11 The Cabbage is eaten, to the last leaf, and the pot has been lent to somebody else. On the Area Steps they are still coming down, by ones and twos, and want a lantern held.
lead: yes
done at: 11
next step: 1 See the cabbage itself, on Warden Isle, by the visitors' boat from Lampwick.
next step: 2 Push a barrow for the gardener, on Warden Isle, by the visitors' boat from Lampwick.
next step: 3 Walk round bed four with a lamp, on Warden Isle, by the visitors' boat from Lampwick.
next step: 4 Find out about the person who is not in the book, on Warden Isle, by the visitors' boat from Lampwick.
next step: 5 Ask Amos Tuckwell for the plan, on Warden Isle, by the visitors' boat from Lampwick.
next step: 6 See the cabbage weighed, on Warden Isle, by the visitors' boat from Lampwick.
next step: 7 Hear what Deputy Brace has come out about, on Warden Isle, by the visitors' boat from Lampwick.
next step: 8 Have a word with the Governor in the potting shed, on Warden Isle, by the visitors' boat from Lampwick.
next step: 9 See the cabbage go up, on Warden Isle, by the visitors' boat from Lampwick.
next step: 10 Sit down to the soup in Lampwick, and hear what became of the leaves.
place: 1 Lampwick
image: cabbage

{The Cabbage So Far 10+: It has left Warden Isle, as it does each year, on a cushion.|It grows on Warden Isle, in the Governor's garden, under guard.}

= How the Cabbage Left
category: Story
cap: 3
stages: 1 Through the Hatch, 2 By the Front Gate, 3 In Print
image: letter-basket

{How the Cabbage Left exactly 3: You let all Underhall read who was in it, and Amos Tuckwell was given his new sum the same night.|How the Cabbage Left exactly 2: You said aloud who was in it, and the Deputy ruled a line for her.|You took it out past the book, and left what was left of it at the kitchen hatch.}
