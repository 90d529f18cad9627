= The Long Benches
where: Plenty's Eating-House
image: long-table-of-soup
outfit: yes
order: 110
teaser: Two hundred to be fed, one ladle, and a funeral party upstairs.

{Bowls Carried 6+: Mrs Augusta Plenty hands you the cloth without looking round, folded the way that you fold it. | Bowls Carried 3+: "You're late," says Mrs Augusta Plenty, "or they're early. Take that end." | "Have you two hands?" says Mrs Augusta Plenty. "Then sit, and eat, and when you've eaten take that end. I've forty wanting soup, a dozen wanting company, and a gentleman upstairs who wants burying as he'd have wished, and there's only the one of me."} The benches are full to the door. Over your head there is a funeral party, as there is on most days, and it has got to the sherry.

== Carry for Mrs Plenty
needs: Plates Carried Today under 1
locked: Mrs Plenty has somebody else's hands until tomorrow.
image: tea-urn

Ten bowls to a board, from the range to the door and back. She pays in ends, and in whatever is said to you over the soup.

=== always: From the Range to the Door
gain: Candle-End 5, Bowls Carried 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes 1
set: Boards Carried ([Boards Carried] + 1 - 7 * ([Boards Carried] / 8)), Plates Carried Today 1, A Day's Work 1

{Boards Carried exactly 2: They have begun to tell you things. You have them in pieces, a bowl at a time: who is out of work at the Prince's, whose husband is back, what the Wheel did on Tuesday.|Boards Carried exactly 3: A whole procession has been let in, with its banner. They are for temperance, or they were when they set out. You feed them by fours, under the pole, and by the pudding there is a second procession in the doorway, against temperance, which has smelt the gravy, and would like to be told where to sit.|Boards Carried exactly 4: A child on the fourth bench has taken you for whoever decides. He has come about his sister, who does not like turnip. You go into the matter with him. She may leave the turnip, you find, if she will look at it first; and he carries that back to her, the whole length of the benches, so as not to spill any.|Boards Carried exactly 5: You drop one. It goes off like a gun, and the benches stop. Then everybody passes up a spoonful, hand over hand, until the old man in front of you has more than he can get through; and by that time the floor has been seen to, by his dog.|Boards Carried exactly 6: Nobody talks on a Monday, because they said everything on the Sunday. You hear for once how it is without: four hundred spoons, and the range, and Mrs Plenty at the door with her pen, asking somebody when they last ate, and waiting while they think.|Boards Carried exactly 7: On the sixth bench is a stranger who means to pay. He has the coins laid out by his plate, in a row. You tell him that it is not done. So do his neighbours, and they are so many, and so kind, that he has to be given a second helping to get him over them.|Boards Carried exactly 8: You carry two boards now, one above the other, and the benches lean out of your way by rows. There is somebody at each who wants to tell you how it came out.|Until a carpenter shows you, with his thumbs, how a board is held, you wear a little of everybody's soup.}

=== rare 8%: For the Company
turn: a tie begun
gain: Candle-End 5, Favours: The Footlights 1, Bowls Carried 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Plates Carried Today 1, A Day's Work 1

Four of the chorus are at the bottom of the third bench, with one bowl and four spoons. {Bowls Carried 6+: They have not been paid again, and have seen who is carrying. | They have not been paid since the storm was put back.} You find that you have counted wrongly, and have three bowls over. They will not hear of owing you for it. They owe it to Miss Finch, they say, like everything else; and Miss Finch, who is told of it, enters three bowls in the little book where she keeps what she owes, between the dentist and the coal.

== Go up and mourn
challenge: Persuasive 18
needs: Persuasive 14+, Mourned Today under 1
locked: Nobody mourns well twice in a day, and few do it once.
second chance: Word in Season
image: decent-black

A stranger who looks well in black is given sherry, and something for the cab. They will look at your clothes before they look at you; and you may change first. If they take you for the wrong sort of stranger, it will be talked of.

=== success: On His Mother's Side
gain: Echoes 14, Bowls Carried 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Mourned ([Mourned] + 1 - 7 * ([Mourned] / 8)), Mourned Today 1, A Day's Work 1

{Mourned exactly 2: You have learnt to be on the mother's side, as the father's is generally there to count. You are told about his chest, and made to take the fare home.|Mourned exactly 3: This time you are taken for the doctor, and forgiven. It was nobody's fault, they tell you, and in any case he would eat them. You say that you did what you could. A sister of his presses the price of the visit into your hand, since it has been on her mind.|Mourned exactly 4: Two widows have come, and sit one at each side of the urn, and no one cares to be seen going from the one to the other. You go. You carry across what either of them might have said, a good deal improved; and by the ham they are sitting down together, with a photograph, to see whether it is the same man.|Mourned exactly 5: The departed was a lady, you find, of ninety, and a terror. Nobody has been able to think of anything. "She always knew her own mind," you say; and a great breath goes round the room, and they say it to one another the whole afternoon, with the cake.|Mourned exactly 6: His parrot says what he used to say, in his voice, each time that a glass is filled. You are the only person present who can look at it and not cry. So you sit with it on your wrist until the will has been read, and then they see you to your cab, twenty of them, in a very good light.|Mourned exactly 7: They would like a few words from you, as you have the coat for it. He never kept anybody waiting, you tell them. It is when his brothers begin to laugh, and cannot leave off, and after them the widow, that you gather what he was known for. You are given the fare, and made to promise to come again.|Mourned exactly 8: "You came," says the widow, whoever she is this time, and you are put at the head, where you say that he was always the same. He always was. There is a cab for you, and a ham.|A long face is as good as black, and a great introduction. A man by the urn asks how you knew him. "Not so well as I could have wished," you say, and find that you are holding two sherries and somebody's aunt.}

=== failure: The Tailor
turn: standing up or down
gain: Echoes 5, Talk 1, Bowls Carried 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Mourned Today 1, A Day's Work 1

Every funeral expects the tailor, with his account, and in that coat you can be nobody else. You are shown into a corner and reasoned with by brothers-in-law, who hold that a suit which a man has been buried in cannot be considered as delivered. {Bowls Carried 6+: You forgive them, as you forgave the last, and go down | In the end you forgive the debt, since there is no other way to the stairs}. The real one hears of it from all Southbank before he has brushed his hat.

== Have it eaten
when: Talk 1+
pay: Echoes 45
image: water-bucket

You could pay for a plate with what is being said about you. Mrs Plenty would write it down, and whoever has been telling it would find that the words had gone. She charges for the ink.

=== always: Written Up
gain: Plates Written Up 1
turn: rule with teeth
lose: Talk 3

{Plates Written Up exactly 2: It is put down under *Puddings*. Mrs Plenty has you tell it with your mouth full; she wants to know how much there was, and if any had been warmed over. She had heard it as two constables. "They will always put in another," says Mrs Plenty. "It's to make it go round."|Plates Written Up exactly 3: You have to share a table, since it is a Saturday, with the woman who has been telling it. She does not know you. Mrs Plenty sets down the one dish between you, with two spoons; and by the time that you have reached the bottom of it, a spoon to each side, she is asking if you have any family.|Plates Written Up exactly 4: There is gravy on the page, so that Mrs Plenty cannot be certain if it was you who fell over the bishop or the bishop who fell over you. She lets the gravy stand. That is how it is told now, she says, and he has been in to thank her.|The Notice of the Supper exactly 3: It goes into the new ledger, which has four pages used, and lies on a chain. | Bowls Carried 5+: She has left a space for it since Monday. | "Slowly," says Mrs Plenty, "and don't leave out what you said to the constable."} You tell it against yourself, from the beginning. The stew is hot, and rather good. By the time that you have wiped the plate the orange-seller in the doorway, who was just telling her friend what you did, has put a finger to her lip, and cannot think how it went.
