= The Spore Woods
id: 110
setting: The City
type: District
inside: Underhall
line: mind what you tread on; it minds
closed: The path has been let grow over, out of consideration for the path.
discovered: A Hand in the Notice 4+
by story: yes
image: spore-woods

Caps as high as a chapel, pale on the under side, and a long way in among them a house with one light.
