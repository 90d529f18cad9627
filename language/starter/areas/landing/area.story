= The Landing
setting: The River
type: District
market: yes
line: where the boat is
image: the-landing

A stage of planks over black water, one lamp without oil, and a bench that faces away from the river.
