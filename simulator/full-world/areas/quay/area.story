= The Quay
setting: Town
inside: Land
type: District
line: where one comes ashore
market: yes
arrival: You are on the quay again, {sir|madam|friend}. {Settled 3+: Somebody nods.}
image: quay

Planks, and under them water.
