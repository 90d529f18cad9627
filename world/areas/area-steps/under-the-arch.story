= Under the Arch
where: The Area Steps
when: Introduced 5+
urgency: high
image: archway
teaser: Twelve yards of wet stone, and then wheels.

The arch is twelve yards through, wet, and older than the rules about it. At this end Constable Marl is drawing the next in line. At the far end there is a slope, a smell of fish and hot iron, and a great many hats going uphill together at the pace of people who do not mean to be late. Your candle leans that way. There is no draught.

== Go up with the hats
cost: 0 actions
button: Go up
image: hats-uphill

Nobody has told you where they are all off to. There is a space in the crowd of just your width, between a fishwife and a judge. Nobody comes down against it; for the present that leaves the court behind.

=== always: Uphill
move to: Lampwick

It is steeper than it looked. The fishwife has your elbow on one side and the judge has it on the other, and neither of them turns a head.

"First time?" says the fishwife.

"One can always tell," says the judge, across you. "They hold on to the candle."

Between them they walk you up as far as a square, set you down on the edge of it, put your collar straight, and go off in opposite directions without a word to each other. They are, you learn afterwards, married.
