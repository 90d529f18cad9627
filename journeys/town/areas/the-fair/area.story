= The Fair
setting: Town
type: District
inside: The Town
line: where everything is for sale
market: yes
discovered: Fairgoer 1+
drawn as: nothing
image: the-bazaar

Stalls on both sides, and a path of trodden straw.
