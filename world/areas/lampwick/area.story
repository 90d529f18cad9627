= Lampwick
setting: The City
type: District
line: where morning is decided
market: yes
image: lampwick

A square uphill from the arch, with a dry pump and three hundred and twelve lamps, which burn oil, by custom; the gas begins at the corners. It is morning here first, and everywhere else by arrangement.
