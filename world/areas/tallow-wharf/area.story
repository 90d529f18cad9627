= Tallow Wharf
id: 106
setting: The City
type: District
inside: Underhall
line: where the river forgets what it was carrying
closed: There is a chain across the street, and a boy on the chain. You want a paper from the Customs-House, he says; and that is on the other side of him.
discovered: A Record 1+ or The Pargeters 1+
by story: yes
image: tallow-wharf

Cranes, casks, and a tide which somebody writes down each morning as nil.
