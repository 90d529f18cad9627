= Too Long for One
where: Clinker Row
image: the-other-end
order: 130
teaser: Something long is leaning on the wall of the yard, and has been chalked *two persons*.

Keziah Strand has a thing to be shifted, and has chalked *Two* on it, because there is always a man on the Row who thinks that he can manage. "It isn't the weight," says Keziah. "It's that you can't see your own other end. I had a man went through a window last week, backwards, and he was the careful sort." {Ends Put Down 3+: She has a peg for your coat by now, and one beside that for whoever it is to be.|Whoever comes by himself is sent home to fetch his sister.}

== Ask somebody who is on the Row to take the other end
act: Hold the Other End
image: wood-beam

They must be here, as you are, when you ask, and on the minutes of the Notice. You would both be paid by the yard; and your own end would not be any lighter for it.

=== always: You Have Your End
turn: rule with teeth
gain: Ends Put Down 1
image: wood-beam

{Ends Put Down 3+: You spit on your hands, take hold, and call along to the other end, though there is no one at it yet. "They'll come," says Keziah, who has a stool brought out. She has never known you to be left standing with it beyond the second whistle.|You get your shoulder under, and send word round the Row that you have. Now you cannot put it down, since the end is over the trestle; and from where you are you can see a wall, a piece of the roof of the cavern, and a small boy, who wishes to know what would happen if he were to sit in the middle.}

== Tell the small boy that he may
needs: Small Boy Let Today under 1
locked: He has been let once today, and is telling everybody.
image: small-hand

He is Keziah's youngest, and has asked everybody. You would make a sort of swing, for as long as your shoulder lasts; but he does not stop talking.

=== always: Up and Down
turn: farce grows
gain: Overheard Word 3, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Small Boy Let Today 1, A Day's Work 1
image: small-hand

{Ends Held 3+: He has brought his sister, who is heavier. They tell you, turn about, in the air, what has been said of you at home; and Keziah Strand, who said it, counts out nails with her back to you all.|He goes up, and he goes down. On the way up he tells you what his mother says about the foreman, and on the way down what the foreman says about his mother. By the time that your arms give out you have both sides of it, and he has got to the part about the geese.}
