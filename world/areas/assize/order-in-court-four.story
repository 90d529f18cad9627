= Order in Court Four
where: The Assize
outfit: yes
image: scales
order: 100
teaser: {Sittings of Court Four 6+: Mr Stagg has kept you the seat with the cushion.|No court may sit without a Respectable Person. Mr Stagg goes by the coat.}

By an old rule no court may sit until it has a Respectable Person in the front row, to say afterwards that it was all done properly. Mr Hector Stagg, usher of Court Four, gets them where he can, and judges by hat, coat and gloves before he comes to the face. "I can pay for a good one," he says. "What I can't pay for is a person to watch the jury. There's no fund. There's the Deputy's being obliged to you, and that's all."

== Be the Respectable Person
challenge: Persuasive 14
second chance: Word in Season
image: decent-black

It is mostly clothes: a hat, black, and kid gloves would go far. Whoever is not taken for respectable in Court Four is taken for something else.

=== success: Properly Conducted
gain: Echoes (24 + 13 * least(1, [base Persuasive] / 20)), Sittings of Court Four 1, Persuasive 2

{Sittings of Court Four 8+: You sit, you are looked at, you say that it was properly conducted. Mr Stagg has had a small brass plate put on your seat, without a name on it, so that others may use it.|Sittings of Court Four 5+: A widow, two cousins, and which of them was promised the clock. All three turn to you at the sad parts. Mr Stagg finds you a cough-drop, and has it put down to costs.|Sittings of Court Four 2+: A ferret, a garden wall, and a promise to marry. You nod where the bench looks at you, and Mr Stagg, who used to nod first so that you should know where, rests his neck.|Mr Stagg walks round you once, flicks something off your shoulder, and sets you down in the front row. For two hours a man and his neighbour dispute a goose. "And was it properly conducted?" asks the bench at last. You say that it was, and the goose is let go.}

=== failure: The Other Row
turn: farce grows
gain: Overheard Word 4, Particulars 7, Barrows 1, Persuasive 1

{Barrows 3+: Mr Stagg has had the barrow sent up from the yard, with your name on the shaft, so as to spare the court the description. You are identified by it.|Barrows 2+: There is a draught, your collar comes up, and Mr Stagg, who has known you for weeks, puts you in the dock by the sleeve. You are bound over for another barrow.|Mr Stagg takes your sleeve between two fingers, and puts you in the dock. You say that there has been a mistake, and the dock says that it has been telling them so all morning. By the time your name is found in the other column you have been bound over, in the matter of a barrow.} You have to promise that you will leave barrows alone, and are drawn from both sides, promising.

== Watch the jury for the Deputy
challenge: Watchful 16
second chance: Borrowed Lens
image: watchful

There is nothing in it but the law's good opinion. If you give the Deputy the wrong man she will have to apologise to him, and she does it in full.

=== success: The Seventh Man
gain: Favours: The Assize 1, Juries Watched 1, Watchful 2, Echoes (3 + 13 * least(1, [base Watchful] / 20))

There are twelve of them, in two rows. {Juries Watched 8+: You do not watch their faces any longer, since all that a face does in a jury-box is listen. You watch the boots. "Four, and the lady in plum," you tell Deputy Brace, who has her pen ready, and enters the favour beside it.|Juries Watched 5+: The foreman folds down a finger behind his hat each time that the clerk turns over a leaf. Deputy Brace asks you which finger. She likes to have the whole of a thing, and to enter it on one line.|Juries Watched 2+: One of the twelve is nodding before the answers come. You tell Deputy Brace which, and what he does with his watch-chain when the other side speaks. "You will find that it has been entered," she says.|The seventh man is eating nuts, and puts by a shell each time that counsel for the goose coughs. You tell Deputy Brace. It takes her the luncheon to prove it, and at two o'clock the court has fourteen pounds of nuts before it, marked A.}

=== failure: An Apology in Full
turn: standing up or down
gain: Overheard Word 3, Watchful 1

The third juror, you tell Deputy Brace, has been signalling with his eyebrows. He has no others, it proves; he lost the use of them in a laundry. She apologises to him from the well of the court, under six heads, while Mr Stagg holds her gloves, {Juries Watched 2+: and when it is over she lets fall, quite civilly, that hands are safer than eyebrows.|and it is minuted by whom she was advised.}
