= The Quay
setting: The Town
type: District
market: yes
line: beside the water
image: lampwick

It lies beside the water.
