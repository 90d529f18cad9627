= Two on the Aisle
where: Southbank, The Gallipot Theatre, Plenty's Eating-House
when: A Part on Southbank 1+, base Watchful 35+ or base Shadowy 35+ or base Dangerous 35+ or base Persuasive 35+
deck: sometimes
frequency: Frequent
image: invitation-limelight
teaser: Two good seats for this evening, and somebody has paid for both.

A boy hands you a ticket for the Gallipot, second on the aisle. First on the aisle is {Seats Beside Mr Pond 1+: Mr Hesketh Pond again, seed-merchant, in his good collar, with his hand behind his ear.|an old gentleman in a good collar, Mr Hesketh Pond, who deals in seeds. "I buy the pair of them," he tells you, at the top of his voice, "because I've gone deaf, and I like to have a person by me to say what they're saying. I used to bring my sister. But she would leave out the oaths, and I never could make out what they were fighting about."} He pays at the end. {The Notice of the Supper 5+: Behind you sits Madame X, in a hat like a shut door, reviewing the pair of you.|All round you people are saying "Hush".}

== Tell him what they say
image: opera-glasses

Word for word, in his ear, through five acts. It is hard on the voice, and the stalls will know you again.

=== always: What They Say
turn: a tie begun
gain: Echoes (16 + 11 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50)), Seats Beside Mr Pond 1, On Calling Terms 1, Plays Passed On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Plays Passed On 6+: He needs only the first word of a line by now, and does the rest himself, with gestures. The manager has had the two of you marked on the plan of the house, between the pillar and the draught.|Plays Passed On 2+: You have learnt to speak in the loud parts. In the soft ones you write with a finger on his cuff, and Mr Pond, who is ticklish, is thought by the company to have a great feeling for pathos.|"She says that she will never forgive him," you say in his ear. "She said that on Tuesday," cries Mr Pond, for he cannot hear himself either. The wronged lady stops. She gives him a look across the footlights, and says the line to him again, straight, and very clearly; then two thousand people have to wait, while you pass it on.}

== Tell him a better play
challenge: Persuasive 45
needs: Persuasive 34+
second chance: Word in Season
image: first-prize

The piece is poor, and he would never know. But he laughs loudest in the house, and the company goes by him.

=== success: A Better Play
turn: standing up or down
gain: Echoes (19 + 13 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50)), Merry 1, Candle-End 1, Seats Beside Mr Pond 1, Plays Bettered 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
only if: Merry under 6

{Plays Bettered 2+: You give him the one with the bear. He has asked for it by name, and the wicked uncle, who has seen Mr Pond's face, edges a little further from the door each time.|You put in a twin. By the second act you have got a shipwreck, and a will in the clock, and Mr Pond is weeping into his programme at a scene about curtains. The company does not know what it has done, but it does it harder. At the end the wronged lady comes to the front, and looks down at a deaf man standing on his seat, and plays the last page to him as if there had been a twin.}

=== failure: He Reads Lips
turn: outplayed
gain: Talk 1, Candle-End 1, Seats Beside Mr Pond 1, Bears Missed 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Talk under 6
image: opera-glasses

{Bears Missed 2+: You leave out the bear by now. But Mr Pond has got as far in his book as the comic servant, and between the acts he stands on his seat and gives the stalls his findings. "The villain said *Marmalade*, or else he said *My mother*," he tells Row F, "and I was given to understand that he kept a lighthouse. I don't say that there was any malice in it. But I should like to know where a person gets a lighthouse from." Row F has a motion ready.|"There's no bear," says Mr Pond. He has his opera-glasses up. It seems that he has been learning to read lips, in the evenings, out of a book, and has got as far as the villain. He goes through what you said, point by point, in the voice in which he sells seed over the noise of a market; and Row F, which has paid to hear the play, passes a vote on you.}

== Fetch him round behind, in the interval
needs: A Part on Southbank 4+
locked: No stranger is taken past the stage door but on the arm of somebody in the company. You might be that, once you have been a guest, a critic's supper and a mourner (step 4 of your part).
image: footlights-players

He has heard none of them for years, and has been cutting their pictures out of the *Wick*. They may disappoint him.

=== always: Felt Through the Boards
turn: a tie begun
gain: Applause 1, Candle-End 2, Seats Beside Mr Pond 1, On Calling Terms 1, Intervals Behind 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes (1 + 6 * least(1, [base Persuasive] / 20))

Mr Mapes at the stage door cannot stop you, so he writes you both down. {Intervals Behind 2+: They have a chair for him in the wings, with no cushion on it. "That was the second tenor," Mr Pond will say. "He's heavier on the left since he was jilted."|They shout at him, very kindly. It does no good. Then Ruth Coble rolls the thunder for the fourth act, eight feet from his chair, and Mr Pond takes hold of his own knees. "I *had* that," he says. He has her do it again. He has taken off his boots by the time the interval is over, and stands in the wings in his socks, and has the whole of the fourth act from the ankles up; and nobody who is on the stage that night can do it to the front.}
