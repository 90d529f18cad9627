= A Child Selling Steps
in: The City
when: Introduced 10+, Watchful under 40, Shadowy under 40, Dangerous under 40, Persuasive under 40, base Watchful 23+ or base Shadowy 23+ or base Dangerous 23+ or base Persuasive 23+
deck: sometimes
image: endless-stair
teaser: "Seventy-two, forty, and a hundred and six. Penny each, and you needn't climb 'em."

Dolly Marrable is seven, and sells the count of stairs. She has sat herself at the bottom of one with her feet together. {Steps Bought 3+: "Regular customer," she tells the stair.|"Porters have 'em so as to charge by the step," says Dolly, "and doctors, so as not to be puffed when they get there, and there's one old lady has a new one every night, to think about in bed."} {Kit Marrable's Stairs exactly 4: The cab-stand has chipped in for the boat on Sundays, and there is a page gone from her book.|Kit Marrable's Stairs exactly 3: She will sell you any stair you like, at a walk.|Kit Marrable's Stairs exactly 2: She has a rug over her arm, and is watching the time, for Mrs Tarn.|Kit Marrable's Stairs exactly 1: Behind her Kit Marrable gets up off his barrow, as he does whenever you come by, and stays up.|Steps Contested exactly 1: She looks at your feet before she says good evening.} The price is a penny, and no cheating.

== Buy a number, and sell it on
pay: Echoes 1
image: counted-step

A porter pays more for a number that nobody else on the stand has. You will have to take hers on trust.

=== always: One Careful Owner
turn: bargain
gain: Echoes 16, Steps Bought 1, On Calling Terms 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Steps Bought exactly 3: It is sixty, and every porter on the stand knows that it is sixty. But it is a Friday, she says, and on a Friday the Misses Tarn have theirs up to scrub, and it is sixty and three buckets. You sell it by the bucket.|Steps Bought exactly 5: "That one's a circular," says Dolly, "and you pay for it by weight." A retired pilot buys it from you on the spot. He lives at the top of one, and has never been able to tell, he says, whether he was going to bed or getting up.|Steps Bought exactly 7: She has sold you one of your own. It is the stair at Number Three, with the fourth step that speaks; and you have carried it as far as the stand, and been offered twopence, before your feet tell you. You keep it. Bartholomew Yates, who has been sold his own twice, gives you the price out of his fee, and says nothing to the others.|Steps Bought 6+: She lets you have a hundred and thirty for nothing, since that stair is to be pulled down on the Thursday, and she would like it to have gone to somebody who meant to use it. The porter takes off his hat.|Steps Bought 4+: She does you three for a penny. You sell two on the stand, and keep the third to walk past, because it is a hundred exactly and there are not many of those.|Steps Bought 2+: "Forty-four," says Dolly, "but there's a cat on thirty." You sell the cat separately.|"Two hundred and eight," says Dolly Marrable, in your ear, and makes you say it back. Bartholomew Yates, head porter at the cab-stand, has been charging for two hundred. He works out on a trunk what he has lost by that; then he takes off his cap to you, and pays for the eight.}

== Count one of hers, and see
challenge: Watchful 26
needs: Watchful 20+
second chance: Borrowed Lens
image: counted-step

You would go up with a taper and come down with the truth. If it should turn out that she is right, everybody on the stand will know that you doubted her.

=== success: Including the Floor
turn: opponent is right
gain: Echoes (17 + 5 * least(1, [base Watchful] / 20)), Candle-End 1, Exact 1, Steps Contested 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
only if: Exact under 5

{Steps Contested exactly 3: Hers is a hundred and fourteen. You make it a hundred and fifteen, with great care, on your knees, and when you bring it down to her she shows you your own boot. There is a slice of slate on it, an inch thick, with half a nosing. "Then it's a hundred and thirteen *now*," says Dolly Marrable, rubbing out, "and somebody'll have to tell the landlord." She lets you have the candle-end for having altered the world.|Steps Contested 4+: There has been a case. A doctor charged for ninety and was puffed at eighty-six, and both sides have sent for you. You go up, and find that one of the treads has been stolen. "Well, you can't count what's been took," says Dolly Marrable, "and you can't not count it either, because a foot knows; so it's eighty-nine and a gap, and if they want the gap it's extra." The Assize has entered it so, and you are paid as a witness.|Steps Contested 2+: You have learnt how she does it: she counts what a foot counts. Where a tread is worn to nothing she leaves it out, and where it has been mended double she puts in both. Your number is hers, to the step, and she hires you out to the porters, at a commission.|She says ninety-one, but you make it ninety, twice, and come down and tell her so, rather gently. "Did you count the floor?" asks Dolly Marrable. You had not counted the floor. "Well, you stepped *off* it," she says. There is a silence on the cab-stand, and then the porters begin to go back over all the stairs they know.}

=== failure: Ninety-Something
turn: outplayed
gain: Talk 1, Steps Contested 1, Counts Lost 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
only if: Talk under 5
image: counted-step

{Counts Lost 2+: You get past sixty, by putting your fingers in your ears; so that you are down again, and have told the whole stand your number, before you find that you had counted the landings. Dolly had said that you would. "Everybody does landings," she explains to the porters, "till they get over it."|At sixty a door opens, and a lady asks you the time. You tell her that it is sixty-one. After that you cannot say whether you are counting stairs or minutes, and you come down without either. Dolly has sold four people the news that you went up.}

== Tell her one that she has not got
needs: The Stair: What You Know 2+
locked: She has every stair in the ward. You would need to have heard of another kind: two rumours about it, at the least, that agree.
image: stair-known

There is a stair of which you know something. She will ask how many, and go on asking.

=== always: Not for Sale
turn: a tie begun
gain: Candle-End 8, Inquiring 1, Stairs Told 1, On Calling Terms 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
only if: Inquiring under 5

You tell her about the stair behind the paper, on which there are more steps going down than there were coming up. {Stairs Told exactly 4: She has been as far as the paper with a taper, and heard it. "It doesn't grow at night," says Dolly Marrable. "It grows when there's a bell. I sat on it and it went up one under me, so I know it was that end." She pays you with the taper, and asks you to take the next turn, since she has to be in by Lamps.|Stairs Told exactly 5: You have no new ones; but you have counted the old one again, as far as anyone can, and it is two to the good. Dolly shuts the book upon her thumb. "If it's somebody making them," she says at last, "they've to be doing it from the top. So they'd have to be stood there, the whole time, with the next one ready in their arms." She does not want that one sold, either.|Stairs Told 3+: She has asked about. There are two more that do it, and they stand at the back of her book, with nothing set against them but the date.|Stairs Told 2+: She has that one in her book. She asks only by how much it has grown, and writes that down, and pays you in candle.|Dolly Marrable thinks about that with her whole face. "Then it's *growing*," she says, "and nobody ought to sell it till it's done." She will take no penny of you. She has been saving candle to go and look with, and it goes into your pocket, eight ends of it, because a grown person had better look first.} "And count the *floor*," calls Dolly, after you.
