= Order in Court Four
where: The Assize
outfit: yes
image: judge-in-his-wig
order: 100
teaser: {Sittings of Court Four 6+: Mr Stagg has kept you the seat with the cushion.|No court may sit without a Respectable Person. Mr Stagg goes by the coat.}

By an old rule no court may sit until it has a Respectable Person in the front row, to say afterwards that it was all done properly. Mr Hector Stagg, usher of Court Four, gets them where he can, and judges by hat, coat and gloves before he comes to the face. "I can pay for a good one," he says. "What I can't pay for is a person to watch the jury. There's no fund. There's the Deputy's being obliged to you, and that's all there is."

== Be the Respectable Person
challenge: Persuasive 22
needs: Persuasive 17+, Respectable Today under 1
locked: No jury believes the same Respectable Person twice in a day.
second chance: Word in Season
image: decent-black

It is mostly clothes: a hat, black, and kid gloves would go far. Whoever is not taken for respectable in Court Four is taken for something else.

=== success: Properly Conducted
gain: Echoes 14, Sittings of Court Four 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Respectable Today 1, A Day's Work 1

{Sittings of Court Four exactly 3: It is a matter of a will. There are two of them, in one hand, and the later leaves the whole to whoever shall be sitting in the front row. Counsel for the nephews asks you to move back. Counsel for the nieces asks you to stay where you are; and when that has been argued Mr Stagg has sat down beside you, in case it should be divided.|Sittings of Court Four exactly 4: A parrot is called, and will not swear. It looks along the front row, at hat, coat and gloves, and says, in the voice of the deceased, "*There's* somebody you could ask to dinner." You are entered for the defence.|Sittings of Court Four exactly 6: There are only the three of you in court, the bench, Mr Stagg, and yourself, for the parties have made it up in the cloakroom. But it has been put down for two hours. The bench tells you about its roses. "And was it properly conducted?" it asks, at one o'clock, a little shyly.|Sittings of Court Four exactly 7: The lady in the dock turns to look at you each time that she tells a lie. She does not mean that; she wants only to see how it has been taken. You find that you have begun to look at your gloves; and the jury, who had been watching you and not her, has it in four minutes.|Sittings of Court Four 8+: You sit, you are looked at, you say that it was properly conducted. Mr Stagg has had a small brass plate put on your seat, without a name on it, so that others may use it.|Sittings of Court Four 5+: A widow, two cousins, and which of them was promised the clock. All three turn to you at the sad parts. Mr Stagg finds you a cough-drop, and has it put down to costs.|Sittings of Court Four 2+: A ferret, a garden wall, and a promise to marry. You nod where the bench looks at you, and Mr Stagg, who used to nod first so that you should know where, rests his neck.|Mr Stagg walks round you once, flicks something off your shoulder, and sets you down in the front row. For two hours a man and his neighbour dispute a goose. "And was it properly conducted?" asks the bench at last. You say that it was, and the goose is let go.}

=== failure: The Other Row
turn: farce grows
gain: Overheard Word 4, Particulars 7, Barrows 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Respectable Today 1, A Day's Work 1

{Barrows 3+: Mr Stagg has had the barrow sent up from the yard, with your name on the shaft, so as to spare the court the description. You are identified by it.|Barrows 2+: There is a draught, your collar comes up, and Mr Stagg, who has known you for weeks, puts you in the dock by the sleeve. You are bound over for another barrow.|Mr Stagg takes your sleeve between two fingers, and puts you in the dock. You say that there has been a mistake, and the dock says that it has been telling them so all morning. By the time your name is found in the other column you have been bound over, in the matter of a barrow.} You have to promise that you will leave barrows alone, and are drawn from both sides, promising.

== Ask Mr Stagg who comes in to the dark
when: How Court Nine Rose 1 to 2, no What Mr Stagg Counts
image: coat-pegs

In Court Nine something has been answering for your witnesses. By day he has a lamp, and a door with only one side to it.

=== always: Two Doors
turn: rule with teeth
set: What Mr Stagg Counts 1
gain: Reliable Rumour 2
journal: offer

Mr Stagg looks at your coat while he answers. "There's two doors to Court Nine. Whoever loses has the one, and whoever's called has the other, and that's mine. I've to let a witness out again. That's law." He moves a hat along its peg. There is no name in it, and he has had it brushed. "So they come down and stand there. The ones that lost. It's not spite. They take a voice that somebody will answer to, and they wait to be called, and then they mean to walk out past me with you, under the lamp."

"And the one whose voice it was?"

"Has it back by the Thursday, as a rule." Last week he counted thirteen coats out of Court Nine, on a night when twelve had gone in. "I go by the coat. I don't look at people," says Mr Stagg. "Who was that with you?" You came out by yourself, you tell him. "That's what it said," says Mr Stagg.

== Watch the jury for the Deputy
challenge: Watchful 9
needs: Watchful 7+, Jury Watched Today under 1
locked: The Deputy has one jury a day that wants watching, and gives it to quick eyes.
second chance: Borrowed Lens
image: opera-glasses

There is nothing in it but the law's good opinion. If you give the Deputy the wrong man she will have to apologise to him, and she does it in full.

=== success: The Seventh Man
gain: Favours: The Assize 1, Juries Watched 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50)), Echoes 3
set: Jury Watched Today 1, A Day's Work 1

{Juries Watched exactly 3: All twelve of the jury are asleep, and are breathing together; but the knitting of the lady at the end has gone on. You tell Deputy Brace, who looks along the row, and sends an usher for the wool; there is a whole street picked out in it, in two colours, with a cross upon one of the doors.|Juries Watched exactly 4: Not one of the jury signals to anybody. You tell the Deputy so. She asks you to look again, at what is not being done; and there is a juror in the second row, a Mr Yarrow, who has not once looked towards the one witness whom everybody looks at, since he is married to her.|Juries Watched exactly 6: A boy has got in with the oranges. He throws one to each of the jury, and a juryman who catches it with his left hand is for the plaintiff. Deputy Brace has the oranges put in evidence, peeled, and finds for nobody until she has had them all back.|Juries Watched exactly 7: It is you that the jury is watching. You have been there so often that six of the twelve have come to think you are in charge, and take the verdict from whether you cross your knees. "I had better know which knee," says Deputy Brace, dipping her pen.|Juries Watched 8+: You do not watch the jury's faces any longer, since all that a face does in a jury-box is listen. You watch the boots. "Four, and the lady in plum," you tell Deputy Brace, who has her pen ready, and enters the favour beside it.|Juries Watched 5+: The foreman folds down a finger behind his hat each time that the clerk turns over a leaf. Deputy Brace asks you which finger. She likes to have the whole of a thing, and to enter it on one line.|Juries Watched 2+: One of the twelve in the jury-box is nodding before the answers come. You tell Deputy Brace which, and what he does with his watch-chain when the other side speaks. "You will find that it has been entered," she says.|There are twelve of them, in two rows. The seventh man is eating nuts, and puts by a shell each time that counsel for the goose coughs. You tell Deputy Brace. She needs the whole luncheon to prove it, and at two o'clock fourteen pounds of nuts lie before the court, marked A.}

=== failure: An Apology in Full
turn: standing up or down
gain: Overheard Word 3, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Jury Watched Today 1, A Day's Work 1

The third juror, you tell Deputy Brace, has been signalling with his eyebrows. He has no others, it proves; he lost the use of them in a laundry. She apologises to him from the well of the court, under six heads, while Mr Stagg holds her gloves, {Juries Watched 2+: and when it is over she lets fall, quite civilly, that hands are safer than eyebrows.|and it is minuted by whom she was advised.}
