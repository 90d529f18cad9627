= Mrs Tidy Is Short of Hands
where: The Bazaar
when: Introduced 10+, base Watchful 13+ or base Shadowy 13+ or base Dangerous 13+ or base Persuasive 13+
outfit: yes
image: rota
scene: short-of-hands
order: 150
teaser: The rota has had gaps in it since her mother's day. You look about the right size for one.

Mrs Araminta Tidy has had charge of the Bazaar's rota since her mother laid it down, and has never once seen it full. She wears it, pinned, so that both her hands are free. "Forty-one has gone for its tea," she reads off her own bosom, "and I do not believe it is coming back. Lost property. The scales. The cake." She looks you over for hands, and counts two.

== Mind the lost property
needs: Property Minded Today under 1
locked: Everybody has been for what they lost today.
image: lost-umbrellas

It is where the Bazaar sells what people have left at the Bazaar, to the people who left it. Mrs Tidy sees nothing in this to discuss.

=== always: Nobody Has Handed It In
gain: Echoes 11, Kind 1, Hours at Lost Property 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Property Minded Today 1, A Day's Work 1
reveal: EchoBazaar, Possessions

{Hours at Lost Property 5+: The regulars know you. A Mrs Vane, who has bought back the one umbrella six times, asks you how it has been. The two brothers send in a single bid for their hamper, because last week you told each of them how high the other was prepared to go, and they eat it together on the step and save you the crust.|Hours at Lost Property 3+: Whips, gloves, a hymn-book that has not been cut. You have learnt to look at the thing and not at the person, because it is the thing that seems pleased.|Hours at Lost Property 2+: A small girl wants to know the price of a brother. You show her the book: he was handed in at two, and she may have him for nothing if she takes him before tea.|Trade is brisk. A lady buys back her umbrella and says that it is far nicer than her old one; two brothers bid against each other for their own hamper. Towards the end a stout man asks, low, whether anybody has handed in a tune. You hum him the one that has been in your head since the kettle-holders. He hears it out with his eyes shut. "No," he says, and pays you a penny for it all the same.}

=== rare 18%: Handed In
gain: Echoes 11, The Stair: What You Know 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
only if: The Stair: What You Know under 2
reveal: EchoBazaar, Possessions
set: A Card Called For (1 + [A Card Called For] - 2 * ([A Card Called For] / 2)), Property Minded Today 1, A Day's Work 1

{A Card Called For exactly 2: Under the gloves, in another hat-box, there is no card. There is the shape of one, in the dust, with a corner missing. So you look in the ledger. *One card, engraved,* it says. *Called for.* The date is the second of December, and in the space beside that is your signature.|At the bottom of a hat-box, among the gloves, is a visiting-card with your name on it. It is engraved. You have never had cards. One corner is turned down, and the ledger gives it as handed in on the first of December, by a person who was going up.}

{A Card Called For exactly 2: You put your thumb on it, and the ink comes off. "As a rule they are dry before I find them," says Mrs Tidy. She lays a blotter over the line, and looks about her at people's backs. "When it comes to it, you are to say that you have no gloves, and that you cannot sign for anything without your gloves. My mother did, and she was let go home." She pays you double. While she thinks that you are busy with a muff, you write your name on the back of your hand, as it was written there. The last letter takes you three tries.|Mrs Tidy looks at it once, and it goes into her sleeve. "We don't sell those," she says. She pays you double. When she thinks that you are busy with a muff, she takes the card out again and turns the corner up.}

== Mind the scales at Forty-One
needs: Scales Minded Today under 1
locked: Forty-One minds them herself for the rest of the day.
image: scales

Forty-One buys candle-ends for the Roof, but it has sold its weights. Somebody is wanted who can say what things are as heavy as.

=== always: Full Weight
gain: Echoes 11, Thrifty 1, Hours at the Scales 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Scales Minded Today 1, A Day's Work 1
reveal: EchoBazaar, Possessions

{Hours at the Scales exactly 3: The scones are Tuesday's, and have lost a fifth. It makes everybody richer by as much; and there is a run on Forty-One that lasts until Mr Gill the pie-man, in the public interest, buys the scone.|Hours at the Scales exactly 4: An old man has one end, no bigger than a pea, and will not have it lumped with the rest. You go down by hymn-book, bun and raisin until you have come to a currant. It is a currant and a half. He bows to the dog, and takes his money, and wishes it to be remembered that there was a half.|Hours at the Scales 5+: Forty-One is known for its weights again. People bring their ends to you from the far side of the Bazaar, because a scone cannot be argued with; and Mr Gill the pie-man, whose own scales are with the Watch, comes across in the slack half-hour and pays for the loan of the dog.|Hours at the Scales 2+: You have a set of weights by now. A scone is an ounce, on a Monday, and the china dog is ten scones; for the quarters there is a bun, which wants replacing as often as it is eaten. People are told half a dog, and go away content.|A boy turns out his pockets: seven ends, and the fluff. You try them against a scone, a hymn-book and a china dog, and get them at last, to a hair, with the pamphlet *Is Your Portion Paid?* So he is paid for the weight of a pamphlet, and given the pamphlet besides. He reads it as far as the door, with one finger, and comes back to ask whether a portion can be paid in ends.}

== Rule up next month's rota
needs: Exact 3+, Rota Ruled Today under 1
locked: Mrs Tidy lends her ruler once a day, and to nobody who would be content with nearly. You would have to be exact.
image: rota

It has as many columns as there are stalls on this side, and the names of people who would rather not stand beside one another. Put two of those together, and it will be known who held the pencil.

=== always: In Pencil First
gain: Echoes 11, Rotas Ruled 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Rota Ruled Today 1, A Day's Work 1

{Rotas Ruled exactly 3: A Mrs Bunce has asked to be put next to nobody. You rule her a column with a space on each side, and she comes round to see. She looks for a good while. "I didn't know that it would look like *that*," says Mrs Bunce; and she asks if you could fill in the left.|Rotas Ruled exactly 4: They are all down for a Friday. Every one of them can do Fridays, and there is no other day on which they would be seen dead. You write along the top, where it says the day, *Friday*, six times. On the Wednesday Mrs Tidy finds herself there with two hundred volunteers, and looks down at herself.|Rotas Ruled 5+: Mrs Tidy unpins the rota and hands it to you, pins and all. You no longer ask who will not stand beside whom; you could draw it from memory, like a chart, with the rocks in. There is one gap that neither of you has ever filled. You rule that every month just the same, so that it shall have straight sides.|Rotas Ruled 2+: You rule in pencil, and then in ink, and rub out the pencil. Two sisters have to be kept a morning apart, and a tenor from every other tenor. When it has been pinned on her Mrs Tidy looks down and reads herself through, upside down, for errors. There are none, and she is quite put out.|"It is ruled before it is filled," says Mrs Tidy, and lends you the ruler, which was her mother's. You have the afternoon for it. At the end the rota has not a gap in it from one side of Mrs Tidy to the other, and she stands still, with her arms out, to let people see. Then Forty-One comes back from its tea, and says that it cannot do Thursdays.}

== Watch the cake
challenge: Watchful 42
needs: Watchful 32+, Cake Watched Today under 1
locked: There is one cake a day that wants watching.
second chance: Borrowed Lens
image: cake-dome

People guess its weight at a penny a time, and some of them touch. Whatever is missing from it at Snuff will have been missed while you were in charge.

=== success: All There
turn: danger
gain: Echoes 14, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
reveal: EchoBazaar, Possessions
set: Cake Watched ([Cake Watched] + 1 - 4 * ([Cake Watched] / 5)), Cake Watched Today 1, A Day's Work 1

{Cake Watched exactly 2: The whole front bench has brought its spectacles. They no longer look at the cake, but at you, to see where you are not looking. You look at the cake. So when the small hand comes up over the edge of the dome it is forty people who say "Ah!" and Mrs Tidy, with her callipers, who finds a raisin put back.|Cake Watched exactly 3: A gentleman would like to guess with his eyes shut. He goes over it by the smell, from left to right, and names a year. You have him taken out. But Mrs Tidy goes and looks. That was the year; and her mother, who baked it, had a cold.|Cake Watched exactly 4: Between three and four o'clock nobody comes. You look at it, and it looks at you. You have always supposed that it was a cake. But when Mrs Tidy has measured, and paid you, and wiped her hands, she knocks on the top, as she goes, with one knuckle, and waits for a second with her head on one side.|Cake Watched exactly 5: You are known as a stool that can't be got round. They have sent to Court Nine for a pickpocket, retired, who comes in a bath chair, and is an hour and a half over it. He has your watch, at the end, and the judge's teeth. "But I never laid a finger on the cake," he tells people, with respect.|You have the stool by the dome. In an hour there are thirty guesses, all of which you could have bettered, two elbows, a walking-stick that its owner says is nervous, and one small hand, which you send home with a raisin out of your own bun. Mrs Tidy comes round with her callipers. The cake is the size that it was, and so she pays you.}

=== rare success 22%: To the Ounce
set: Cake Got At (1 + [Cake Got At] - 2 * ([Cake Got At] / 2)), Cake Watched Today 1, A Day's Work 1
turn: a tie begun
gain: Echoes 14, Merry 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
reveal: EchoBazaar, Possessions

{Cake Got At exactly 2: The judge has not bought his ticket. He sits with both hands on his stick, and looks at the cake as he must once have looked at the dock. "It is lighter," he says to you, low. "By an ounce and a half, since Thursday. I have sat in front of that cake for sixteen years, and I believe that I should know if it had been got at."|A retired judge, who has a place on the bench in front of it, leans over and tells you what it weighs. You look at the slip that Mrs Tidy gave you to hold, face down. He has it to the ounce.}

{Cake Got At exactly 2: You walk round behind it, as the keeper. Where the icing is against the canvas it has been put back, with a wet thumb, and under it is a hole as wide as a teaspoon. You come back and tell the judge that it is whole. There is a crumb on his lapel. He looks at it, and you do, and he eats it. "Then I shall guess low," says the judge, and buys his ticket. You go round to the back again, to make sure. Beside his hole there is room for one more.|"Pray do not say so," says the judge. "I should win it. I should have to go home and eat it, and then where would one spend the evening?" He buys his ticket, and guesses high.}

=== failure: Historical
turn: outplayed
lose: Candle-End 2
gain: Talk 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Slices Missed 1
set: Cake Watched Today 1, A Day's Work 1
only if: Talk under 8
reveal: EchoBazaar, Possessions

{Slices Missed 3+: A very old lady faints against the side of your stool, by stages, and asks for air, and you give her air. When she has had it she is a good deal heavier about the muff. You saw it go. But the judge on the front bench says to you, low, that it is her birthday, and that of all of them she is the only one who has ever paid for her ticket; so you look straight in front of you, and Mrs Tidy holds out her hand for the ends.|Slices Missed 2+: You do not so much as blink. At the end of the hour the cake is there, and whole; but the doyley has gone from underneath, and the plate, and it is standing on a hymn-book that belongs to the third bench. "I am told that it is a knack," says Mrs Tidy. She will take the plate in candle-ends.|You shut your eyes for the length of one sneeze, and there is a slice out of the back, as neat as a drawer. The whole bench is chewing, or is a bench of people with bad teeth. "Cake," reads out Mrs Tidy as she writes it in beside your name. "One slice, historical." She will take it in candle-ends.}
