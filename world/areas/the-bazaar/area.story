= The Bazaar
setting: The City
type: Destination
line: three days only
market: yes
image: the-bazaar

Nine acres of trestles under one string of bunting, in aid of the Roof. There are four hundred stalls, one slate to ring your money on, and a queue for the tea.
