= The Market
setting: Town
inside: The Quay
type: Destination
line: everything has a ticket
market: yes
opens: Keen 4+ or Stout 4+ or seen A Crate
image: market

Stalls.
