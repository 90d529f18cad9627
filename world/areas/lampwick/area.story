= Lampwick
setting: The City
type: District
inside: Underhall
arrival: {Introduced exactly 5: You have stopped to look, where everybody else comes in at the pace of people who do not mean to be late. A fishwife has your elbow on the one side and a judge has it on the other. "First time?" says the fishwife. "One can always tell," says the judge, across you. "They hold on to the candle." They set you down out of the way, put your collar straight, and go off in opposite directions without a word to each other. They are, you learn afterwards, married.|Parcel for the Aunt 1+: You come up into the square with a bishop under your arm, done up in newspaper. The muffin-man knows the shape. "Number Nine," he says, and points the way with his bell. "Tell her it's just what she wanted. Everybody does."|The Blue Egg-Cup 1+: There is a gap in the row of egg-cups on the sill of Number Nine. You meant to cross the square without a look at it, and you look at it, as the tongue goes to a tooth.|Three hundred and twelve lamps have been told about you, or look it. On the sill of Number Nine the blue egg-cup is alight, because you are out.}
line: where morning is decided
market: yes
image: lampwick

A square uphill from the arch, with a dry pump and three hundred and twelve lamps, which burn oil, by custom; the gas begins at the corners. It is morning here first, and everywhere else by arrangement.
