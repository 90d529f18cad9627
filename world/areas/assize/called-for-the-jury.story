= Called for the Jury
where: The Assize, The Bell-Board, The Watch-House
when: A Case for the Assize 1+, base Watchful 43+ or base Shadowy 43+ or base Dangerous 43+ or base Persuasive 43+
deck: sometimes
frequency: Infrequent
image: assize
teaser: The usher has counted twelve, and then he has counted you.

Mr Hector Stagg, usher of Court Four, has been told to bring in twelve off the street, and has brought thirteen, because he does not like to look at people while he counts them. "The odd one sits," he says, "and keeps quiet, and is fed." {Juries Sat On 1+: The prisoner is another of them, with a present out of a drawer.|The prisoner is Toby Larkin, pot-boy. A lodger at his inn had bought a ring for a lady, and kept it by him for four years. Toby took it round to her.} {Sabine Fray's Case 2+: "*Delivery*," says the prisoner, being asked for a plea. That is your word, and the whole court turns to see how you like the sound of it.|Sabine Fray's Case 1+: The charge is read out as theft. That is your word, and the prisoner looks along the bench until he finds you.|Nobody can find the prisoner a word to plead.}

== Go with the other twelve
image: assize

They wish to be home by four, and will say whatever Mr Perrin the grocer says. You would be fed, and paid, and would have had a hand in it.

=== always: By Four
turn: standing up or down
gain: Echoes (16 + 11 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50)), Overheard Word 1, Juries Sat On 1, On Calling Terms 1, Verdicts by Four 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Verdicts by Four 2+: Mr Perrin says "Guilty, with cutlets", and you find that your hand is up already.|"Guilty," says Mr Perrin, "and I'd say so of my own brother, if there were chops." There are chops. The prisoner gets a fortnight of polishing the brass. He does it very well. But every time that you come up the steps of the Assize in those two weeks he lifts the rag for you, and you put your feet down in the middle, where it is brightest.}

== Hold out
challenge: Persuasive 45
second chance: Word in Season
image: show-of-hands

You would be one to twelve. Until all agree nobody is let out; and Mr Perrin, who is very popular, has left a boy in charge of the shop.

=== success: What the Boy Is Doing
turn: outplayed
gain: Echoes (14 + 13 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50)), Favours: The Assize 1, Juries Sat On 1, Verdicts Held Out For 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Verdicts Held Out For 2+: You have only to ask after the boy. Mr Perrin is on his feet and acquitting before you have got as far as the bacon.|You argue until six, and convince nobody. So you begin to wonder aloud what the boy is doing: whether he knows about the cheese, and has found the key of the sherry, and if he is the kind of boy who would let people run up a bill. At half past six Mr Perrin acquits. The others go over with him in a body. It is not justice, but the prisoner is out in the passage, shaking everybody's hand, and does not get to yours until last, having been told that you were the one who was quiet.}

=== failure: Not a Thirteenth
turn: rule with teeth
gain: Talk 1, Candle-End 1, Juries Sat On 1, Thirteenths Put Out 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Talk under 6
image: pointing-finger

{Thirteenths Put Out 2+: There is a precedent now, and you are in it by name. The twelve have only to ask for the page, and Mr Stagg is holding the door for you, with your supper under a cover. "I'd sooner have you than the most of them in there," he says, as he sits down beside you on the step, "and if you ask me he never did it. But I was told to bring in twelve, and now the law has gone and found that I can count."|The twelve send out a note. Is there anything in law, they ask, to make them listen to a thirteenth? Mr Justice Ponder considers the point until the lamps are changed. There is not. Mr Stagg puts you outside with your supper on your knees, and shuts the door. Inside, the twelve can be heard finding, by twelve to none, that the thirteenth was a quiet sort of person anyhow.}

== Ask to hear the one who was robbed
needs: A Case for the Assize 4+
locked: Only a finder may ask that a witness be called who is not on the list. Clear three cases of the Assize, and you will be one.
image: witness-box

You would have to put to him the question which he was not able to put to a lady.

=== always: Mr Ames Is Called
turn: opponent is right
gain: Reliable Rumour 2, Echoes (8 + 8 * least(1, [base Watchful] / 20)), Juries Sat On 1, Exact 1, On Calling Terms 1, Robbed Men Called 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
only if: Exact under 6

The court sits up. {Robbed Men Called 2+: You ask only what was owing, to whom, and for how long. They have taken to bringing their drawers with them, and some of them weep; and the shorthand writer brings up what has been dropped on the floor of the court, and gives it to you.|Mr Gerald Ames is called. He is a surveyor's clerk, and has never been looked at by so many people. "Did she take it?" you ask. She did. "Then what have you lost?" He holds on to the rail. "I used to think about it on the way home," says Mr Ames. "I had it all planned, with a bench in it. They are to be married in June, and I don't doubt that I'll be very happy; but I had that walk every evening for four years, and that boy has had it off me." Nobody speaks. The whole court had been looking forward to such an easy case.}
