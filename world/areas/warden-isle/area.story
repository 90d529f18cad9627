= Warden Isle
id: 112
setting: The City
type: District
inside: Underhall
line: account rendered
closed: The ferryman takes out nobody but those who have been added up. You have not, he says, and means it kindly.
discovered: The Cabbage 1+
by story: yes
image: warden-isle

Four chimneys and a wall, in the middle of the river, with a basket on a rope.
