= The Tea-Room
setting: The Shore
type: District
inside: The Whole Pier
line: open when the wind is not
image: still-sea

Six tables, one of them dry, and a kettle that everybody else's kettles are set by.
