= The Rookery
id: 103
setting: The City
type: District
inside: Underhall
line: what is left is left to us
closed: {A Place Among the Perquisites 1+: Your peg has been turned round, and Pin has hung something of yours from it. Granny Oddlot is weighing it. She does not hurry a thing that she is weighing.|Invited to the Rookery 1+: There is a peg for you. They have sent Pin to find you, and she is on the Aunt's wall, in Lampwick.|The washing is drawn in as you come up. There is a peg on it for everybody who is let in, and none of them is yours.}
by story: yes
image: rookery

Nine streets, one on top of another, and tied together with washing-lines. Everything in them was somebody's.
