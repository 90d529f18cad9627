= Home
setting: Town
inside: Land
type: Lodgings
line: a bed and a nail
image: home

It is yours until Friday.
