= Elsewhere
setting: The Town
type: District
market: yes
line: what is always left
image: lampwick

It is still here.
