= The Cell
setting: Cell
type: Special
line: for your own good
by story: yes
image: cell

Four walls, whitewashed kindly.
