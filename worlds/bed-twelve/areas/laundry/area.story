= The Laundry
setting: The Roof
type: Destination
inside: The Whole Roof
discovered: Bed Twelve 5+
opens: Bed Twelve 5+
market: no
line: ground floor, behind the bins
image: laundry

Nine machines, of which four turn. The window looks straight up the outside of the building.
