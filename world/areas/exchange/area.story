= The Exchange
id: 101
setting: The City
type: District
inside: Underhall
line: everything answers for its weight
closed: The doors are shut for the count. It was begun in the year 90, and they would rather not lose their place.
discovered: Lovibond's List 1+
by story: yes
image: exchange

A dome with a floor of slate, where things are dropped to hear what they are worth.
