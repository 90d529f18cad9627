= A Borrowed Moustache
in: The City
when: Favours: The Footlights 1+, base Watchful 25+ or base Shadowy 25+ or base Dangerous 25+ or base Persuasive 25+
deck: sometimes
frequency: Infrequent
image: cheek
teaser: It is on a card, with a pin through it, and it is wanted in two places tonight.

Mr Tranter of the Gallipot has played gentlemen for so long that he owes money as one. {Hours in the Moustache 2+: His tailors have formed a club, which has a dinner.|Hours in the Moustache 1+: His tailor has asked him again, and there is a daughter.|His tailor expects him to dinner at eight, about the bill, and at eight he is on the stage.} "They only know me by this," says Mr Tranter, unpinning the moustache from its card. "I have met that man without it, and he asked me the way to my own door. So you have only to eat, and look wounded if he says *account*; and whatever he puts in front of you, do not sign." {What Plenty Ate 2 to 3: He has told you this before, he thinks; or it was in the story that he used to have.|Mr Ruddle of the bank has borrowed his other moustache, and not come back.}

== Dine as Mr Tranter
image: joint-of-mutton

You would be him from the soup to the cheese. You will be fed; but Mr Tranter will have to live in whatever you say.

=== always: From Soup to Cheese
turn: farce grows
gain: Favours: The Footlights 1, Echoes (6 + 5 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50)), Hours in the Moustache 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

The gum is warm, and you are Mr Tranter. {Hours in the Moustache exactly 3: It is his other tailor, who has heard, and will not be behindhand. You are given pheasant. You look wounded, at *account*, and then at the pheasant, until he pushes across the better half of it, and begs you to think no more about the trousers.|Hours in the Moustache exactly 4: Mr Pym has asked an actor to meet you. He sits on the other side of the fish; and it is Mr Tranter, without his lip, who has got off for the evening by having died in the first act. He tells stories about himself. You have to say that you had never heard them, and then you have to cap one.|Hours in the Moustache 3+: The Tailors' Club rises when you come in. They have a song; you are in the chorus of it, and so are your trousers.|Hours in the Moustache 2+: Miss Hester Pym, the tailor's daughter, says nothing until the fish. "You held your fork in the other hand on the stage," says she, "on Monday." You tell her that it was another fork. She laughs, and has to explain to her father that it was the fork; and when you give Mr Tranter back his lip he finds that he is engaged to take her to see the seals.|Mr Pym the tailor is a shy man, who has only ever wished to know what becomes of the coats. So you tell him: the blue one was stabbed, the brown went to Verona. By the cheese he has forgiven the whole of the bill. He begs that he may be allowed to make you something for a death-scene, and measures you for it on the spot, and is puzzled, since you have shrunk.}

== Get the other one back from Mr Ruddle
challenge: Shadowy 29
needs: Shadowy 22+
second chance: Ready Excuse
image: false-moustache

Mr Ruddle is wearing it. He is at a card-party, among people who have never seen him without it, and one of them is his wife.

=== success: At the Turn of a Card
turn: danger
gain: Echoes (17 + 13 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50)), On Calling Terms 1, Hours in the Moustache 1, Moustaches Fetched 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Moustaches Fetched 2+: You bring a pencilled one with you, on gauze, to leave in its place. Mr Ruddle has it on before he has felt the cold, and wins the trick.|There is a minute when everybody looks at the dealer. In that minute you lean over Mr Ruddle's shoulder, as if to see his hand, and take hold of it by the left end. Gum lets go slowly. He does not dare turn his head; his eyes come round to yours, and fill. When the card falls you are at the door with it in your fist. He has put up his fan of cards to his face, to the eyes, and is looking at his wife over the top. She has begun, very slightly, to smile.}

=== failure: Mrs Ruddle
turn: opponent is right
gain: Candle-End 2, Talk 1, Hours in the Moustache 1, Mrs Ruddle's Hands 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
only if: Talk under 6
image: false-moustache

{Mrs Ruddle's Hands 2+: "Sit down," says Mrs Ruddle, and deals you in. "You'll have come about that again. Well, I would let you have it, if he only said *no* to the coalman; but he says it to *me* now, about the curtains, as often as twice in a week, and I have to go away and stand in the larder, I'm so pleased." She has the knave. You had thought that you had the knave.|"Leave him that," says Mrs Ruddle. She has you by the wrist, under the table, and she goes on playing with the other hand. "I know it's false. He's been nobody for fourteen years, and last Tuesday he came home in that, and told the coalman *no*. Mr Tranter has a whole lip to grow one on, and has two thousand people every evening; he can spare us the loan."}

== Lend them your own face
needs: A Part on Southbank 4+
locked: Only a face that has been paid to weep is known well enough to be worth the loan (step 4 of your part).
image: spare-face

Mr Tranter would go out as you for the evening. He is an artist, and will do you as he sees you.

=== always: As He Sees You
turn: bargain
gain: Applause 1, Candle-End 2, Hours in the Moustache 1, Faces Lent 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes (2 + 3 * least(1, [base Persuasive] / 20))

Mr Tranter studies you, from the left. {Faces Lent 2+: He has had a good deal of practice. You have been seen, of late, at parties to which you would have liked to be asked.|He is back by midnight, and puts your face down on the table, so to speak, with a sigh. It was a great success. You had told them what you thought; you had stood drinks; you had danced, and forgiven somebody named Arthur. People shake your hand about it for a week. "I only did what was there," says Mr Tranter, "but I did it to the back row."}
