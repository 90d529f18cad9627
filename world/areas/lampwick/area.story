= Lampwick
setting: The City
type: District
line: where morning is decided
market: yes
image: lampwick

A square uphill from the arch, with three hundred and twelve lamps about it and a dry pump in the middle. It is morning here first, and everywhere else by arrangement.
