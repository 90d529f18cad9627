= From Three to Four
where: The Bazaar
when: Introduced 10+, base Watchful 29+ or base Shadowy 29+ or base Dangerous 29+ or base Persuasive 29+
image: rota
order: 160
teaser: There is a gap in the rota, and an apron over Mrs Tidy's arm.

Mrs Tidy is going along the tables with an apron over her arm, looking at people's backs. The gap at Forty-One is from three to four. Whoever fills it goes behind the trestle dressed as they are, and stays so, and cannot buy so much as a bishop until the apron is off; because a stall, as Mrs Tidy says, has only the two sides, and a person had better know which they are on.

== Put your arms through
cost: 0 actions
image: stall-stool

She pays by the customer. The knot is hers to undo.

=== always: Elbows In
move to: Behind the Trestle
aside: Behind the trestle nothing is sold to you, and your clothes stay as they are. *Untie the apron* leads back.

"Elbows in," says Mrs Tidy, and goes round you once with the strings, and then once more. {Kind 3+: "Not too civil," she says into your ear; "they take it for a reduction." | There is less of you than of the last one.} A flap that you had taken for bunting is lifted. You go under it on your hands and knees.
