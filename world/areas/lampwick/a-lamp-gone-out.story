= A Lamp Gone Out
where: Lampwick
when: Introduced 10+
deck: sometimes
frequency: Infrequent
image: lamp-post
scene: lamp-gone-out
teaser: {Lamps Reported 1+: One of three hundred and twelve. Ada Trimble is waiting to be told.|One of three hundred and twelve, and nobody has said anything.}

{Lamps Reported 1+: Ada Trimble has put out another lamp, and people are walking round the dark. She will be at home with the book shut, listening for feet.|Forks in the Pie 1+: Another lamp is out. People walk round the dark without looking, and there is a faint smell of crust.|Lamps Lit 2+: Another lamp is out. Some of those who walk round it have seen you, and are walking slower.|Of three hundred and twelve lamps all but one are doing what they were lit for. That one stands among them in the dark, like a guest whose name has been got wrong. People walk round the place where the light was. They do it without looking, and each of them, coming out on the other side, puts a hand up to their own candle.}

== Light it from your own
image: burning-candle

{Lamps Reported 1+: It was put out for a purpose, and Ada will not thank you. But it would be alight, and people could leave off walking round it.|It means the bracket, a bootful of wall, and a candle held over your head, with nobody below to say the words.}

=== always: There Being Nobody Else
turn: standing up or down
gain: Echoes (14 + 4 * least(1, [base Dangerous] / 20)), Constant 1, Lamps Lit 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

{Lamps Lit 6+: You have no need of the wall any longer, because somebody has put a box there. You get up on it and say the words. Two windows say them after you before the wick has caught, and are pulled down again, so that you shall not think that anybody was waiting.|Lamps Lit 2+: You know the holds by now: the bracket, the drain, the face of a stone lion who has lost his nose to it. You say the words, and the wick takes. People who had been walking round come straight through underneath, and one of them leaves you the price of your candle on the lion.|"Somebody's up," you say, there being nobody else to say it. Then you hold on to the bracket, feeling foolish, for as long as an answer would take. The wick catches. Across the way a woman in curl-papers opens her window and says that she has been lying awake, listening to the lamp be out. She lets down some pence in a stocking, for the ring of candle that you burnt; and would you mind, she says, walking underneath it once, so that she can see it work?}

=== rare 18%: By Height
turn: secret learned
gain: Echoes (12 + 4 * least(1, [base Dangerous] / 20)), Candle-End 4, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

The lamp has not burnt out. Its wick has been pinched. On the ledge of the bracket lies a dead match, a long one, with a head as blue as slate; and beside it stand four candle-ends, in a row, by height, as one leaves a tip.

You light the lamp. You are still up there when Ada Trimble stops underneath, and sees the match. She looks for some time at your hands.

{Lamps Reported 1+: "I use short matches," says Ada Trimble. "This one's none of mine." She puts the match away in her book, at a page that she has not shown you, and asks you to bring her any more that you find.|"Not you, then," she says, and takes a pencil, and somewhere in her book a name is crossed off.}

== Report it
image: ladder-and-pole

{Lamps Reported 1+: Ada put it out, and Ada knows which. But she likes to be told, and pays for it, and you would have to get by the cat.|There is a proper person for it, behind a proper door, on the far side of two streets and a cat.}

=== always: The Page at the Back
when: Matches Kept exactly 2
turn: danger
set: Matches Kept 4
gain: Echoes (16 + 4 * least(1, [base Persuasive] / 20)), Inquiring 1, Lamps Reported 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
journal: offer

Ada Trimble does not ask you which lamp. She opens the book from the other end, and holds a light to it. There are two dates in each line, and they go back to before she had the ladder. "First is the night that one was burning, and I'd not been to it," says Ada. "The second's the day that there was crape on the nearest door. I've had a week between the two, and I've had an hour, and I never had the first without the second; and I haven't told a soul, because they would only stop me in the street, and ask me about theirs."

She waits, to see if you will. You wish her good night. There is one blue match in your pocket. You go home by the unlit side of the square, with your eyes on the ground, and have walked past your own door before you know it.

=== always: The Fourth to Come
turn: rule with teeth
gain: Echoes (16 + 4 * least(1, [base Persuasive] / 20)), Exact 1, Lamps Reported 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Lamps Reported 6+: Ada has the pence ready on the sill. "I'm running out of corners that you don't walk past," she says. You ask her when she means to stop. "When somebody else comes," says Ada Trimble. "It's no use to me having the one. Who'd hold the ladder?"|Lamps Reported 3+: "Six minutes," says Ada, and shuts her watch. "The curate went by it four times."|Lamps Reported 2+: "Which?" says Ada Trimble, with her hand flat on the book. You tell her. She opens it to enter the lamp, and you see the page: four names, of which three have been ruled through, and *Watch* written after them. Yours is the fourth. There is nothing after it yet, but she has kept the ruler there.|"There's a lamp out," you tell Ada Trimble, Lighter of Lampwick, who takes down her book and does not open it. "And they're walking round it?" says Ada. They are. "Then it's doing nicely." She puts one out herself, it appears, every week, never the same one, and waits to see who will come and tell her, because she would like there to be somebody to have the ladder after her. In fourteen years you are the fourth to come. The other three, says Ada, all went into the Watch.}

== Stand in the dark, and see who comes
challenge: Watchful 32
needs: Watchful 24+
second chance: Borrowed Lens
image: smoking-lamp

{Forks in the Pie 1+: The cook and the lodger may be along with their dish. So may the constable.|Lamps Reported 1+: Ada put it out, but others may have a use for the dark.|Somebody may have put it out. If so they had a reason, and with luck will be along to enjoy it.}

=== success: A Fork Each
turn: bargain
gain: Echoes (24 + 5 * least(1, [base Watchful] / 20)), Forks in the Pie 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Forks in the Pie 3+: Mrs Mabb cuts the pie in three by now, and Mr Rudge brings the fork. You eat it in the dark, a yard apart, and nobody speaks until the dish is empty. Then the cook asks about the pastry; and since she cannot see who is answering, she is told the truth, and pays for it.|Forks in the Pie 2+: Mrs Mabb brings the dish in a hat-box, because the house has begun to count. "Kidney," says Mr Rudge, of the last. She gives you the corner with the most gravy, and some pence to have seen nobody.|They come from opposite ends of the street: Mr Rudge, in a lodger's collar, and Mrs Mabb, who has a cook's forearms. What they do there in the dark, standing a yard apart, is to eat a pie. Neither speaks. They have a fork each. You have kept so still that you are handed the crust. "I have cooked for that house since I was a girl," says Mrs Mabb in the end, "and they have never let me see anybody eat it." She gives you a handful of pence to be the person who, if it should be asked, put out the lamp.}

=== failure: Against the Post
turn: rule with teeth
gain: Candle-End 1, Particulars 4, Times on the Post 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))

{Times on the Post 3+: The constable comes straight into the dark with his hand out before him, finds your hat, and says good evening to it. He measures you against the post again, and leaves you the usual candle-end.|Times on the Post 2+: Somebody comes, but it is the constable, who has brought a sandwich. He had thought that he might stand here himself, and see who came. You stand together for half an hour. Then he is obliged to put down that he found a person in the dark, and you are obliged to be the person, since he was there on duty. He lets you have a candle-end and the crusts.|Nobody comes. You stand there so well that a constable, walking round the dark with the rest, walks round you. He stops on the far side to think about it. You say that you are waiting to see who put out the lamp. He looks at the lamp, and at you, and at the distance from the one to the other, and writes for longer than you would have thought it took. He lets you off with a candle-end, so that another time you can be seen. Your height he has already. It is on the post.}
