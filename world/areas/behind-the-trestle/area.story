= Behind the Trestle
setting: On the Rota
type: Special
inside: The Bazaar
discovered: seen From Three to Four
by story: yes
drawn as: nothing
closed: That is the sellers' side. Mrs Tidy decides who goes round.
arrival: Mrs Tidy ties the apron on you from behind, in a knot that you are not meant to reach. "Nobody who serves may change," she says, "and nobody who serves may buy. It confuses the float."
line: the side that the pins are on
cards: no
image: the-bazaar

Four feet of boards between the bunting and the back wall, with a stool, a float in a saucer, and all the knots that the customers do not see.
