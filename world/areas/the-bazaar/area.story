= The Bazaar
setting: The City
type: Destination
inside: Underhall
opens: Introduced 8+
closed: There are forty ways in, with a curate at each, and he asks who has called upon you. Nobody has, so far: see your nail first, and the Aunt about a nail.
arrival: {Introduced exactly 8: You follow the bunting. The flags go by overhead: a petticoat, the facings of a regiment, the arms of a family that there isn't, four inches of what was once a very good curtain. Each has been mended in another wool and signed in the corner, small, by the mender. The last one before the door is new, and has no name on it yet. A needle has been left in the hem, threaded, at about your height.|You go over under the bunting, one hand up, like the children, and in by one of the forty ways.}
line: three days only
market: yes
image: the-bazaar

Nine acres of trestles under one string of bunting, in aid of the Roof. There are four hundred stalls, one slate to ring your money on, and a queue for the tea.
