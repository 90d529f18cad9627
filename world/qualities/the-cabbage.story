= The Cabbage
category: Story
cap: 1
image: garden-gate

A story that you have been told the beginning of, about a cabbage, a gardener and a wall.

= The Cabbage So Far
category: Story
cap: 11
stages: 1 Landed, 2 Shown It, 3 Hired, 4 Heard It, 5 Told, 6 Given a Part, 7 Weighed, 8 Warned, 9 Known About, 10 Gone Up, 11 Eaten
image: garden-gate

{The Cabbage So Far 10+: It has left Warden Isle, as it does each year, on a cushion.|It grows on Warden Isle, in the Governor's garden, under guard.}

= How the Cabbage Left
category: Story
cap: 3
stages: 1 Through the Hatch, 2 By the Front Gate, 3 In Print
image: letter-basket

What you did with the heaviest cabbage in Underhall, when it came to it.
