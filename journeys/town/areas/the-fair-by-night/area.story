= The Fair by Night
setting: The Fair after Dark
type: District
inside: The Town
line: the same, and later
market: yes
discovered: Fairgoer 1+
drawn as: nothing
image: the-bazaar

The stalls again, with a lamp on each.
