= The Claque
where: The Gallipot Theatre
when: A Part on Southbank exactly 3, Persuasive 25+
urgency: high
image: theatre-box
scene: the-claque
order: 10
teaser: Mr Sneath has hired you to weep in Row F, on the handkerchief. The play is a farce.

Mr Obadiah Sneath leads the claque: forty people in Row F, who weep by the night. He has taken you on for *The Umbrella-Stand*, by Mr Percival Dow, an apothecary, which opens tonight. "From the second sob, and watch my handkerchief," says Mr Sneath, whose own eyes are always wet. "A house that has seen Row F weep comes again tomorrow, to find out what it missed. That's forty dinners." {The Notice of the Supper exactly 5: He says it low, because since Mr Aske's cab went round the corner there has not been a season. | It is Mr Aske's money, he says, and Mr Aske likes a house to be damp.} But Mr Dow has you by the button at the pit door. It is a farce, he says, with an ending, the only one on Southbank. He has got nobody to tell him whether it is funny. He would so very much like to hear.

== Weep on the handkerchief
cost: 2 actions
challenge: Persuasive 37
second chance: Word in Season
image: sealed-letter

Forty dinners hang on it, and you have been paid. You would have to find something to weep with; and what a house has once wept at is no farce any more.

=== success: The Second Sob
turn: won at a price
set: The Umbrella-Stand 1
gain: A Part on Southbank 1, Echoes 120, Favours: The Footlights 1, Persuasive 60

A man comes home in the wet, and there is no room for him in the umbrella-stand. Up goes the handkerchief. {What Plenty Ate exactly 1: You reach for how you came down the steps; you put out your hand, as for a banister, and there is no banister; and that is what does it. | What Plenty Ate exactly 2: You think of Mr Tranter on his feet, with his glass in the air. | What Plenty Ate exactly 3: You think about the half of a story, and whose it was. | You think of a bag, and four thousand steps, and the first door at the bottom of them.} You sob, and Row F has it from you, and the pit from Row F; then the gallery comes in, like weather. By the end there are stockbrokers with their heads in one another's waistcoats.

The *Wick* calls the piece the saddest thing since the Evening, and it is to run until further notice. Mr Dow bows from a box with perfect manners. He has a joke in act three, about a ferrule, that took him two years of nights between prescriptions; he leans out for the laugh, with his hand behind his ear, and they cry straight through it.

=== failure: Four Pages Early
turn: farce grows
set: The Umbrella-Stand 3
gain: A Part on Southbank 1, Talk 2, Persuasive 60, Echoes 60

The handkerchief is still in his pocket. It is act one, nobody has so much as come in, and a property umbrella has been leant in a corner by itself. {What Plenty Ate exactly 1: You had only tried whether the story was still gone. | What Plenty Ate exactly 2: It is about the height of Mr Tranter. | You had only meant to see what you would weep with, when it came to it.} You begin, and you cannot leave off. Row F goes by whoever is on the end, and comes in after you, four pages early; the actors stop, to see what it is about; and the whole house turns round in its seat to look.

By the interval you are the piece. People stand on the arms of their chairs. A lady in the stalls sends up her salts, and asks, as one who has followed it from the start, whether he comes back. "They did laugh, once," says Mr Dow afterwards, who is a fair man. He has been in the wings all the evening with his hand on his own pulse. "I believe that it was where you blew your nose."

== Have Row F keep dry
cost: 2 actions
challenge: Persuasive 33
second chance: Word in Season
image: finger-on-lips

Somebody might let a farce alone for one night. Thirty-nine people would have to be talked out of their pay, along the row, before the gas goes down; and Mr Sneath out of a booking.

=== success: Mrs Oram's Evening
turn: standing up or down
set: The Umbrella-Stand 2
gain: A Part on Southbank 1, Favours: The Footlights 2, Persuasive 60, Echoes 120
journal: offer

Mrs Oram is the one to begin with: she has wept at the Gallipot since it was built, and would like for once to hear a play. She speaks to the twins. Up goes the handkerchief, and below it forty people sit on their hands and look to the front. Mr Sneath waves. He waves with both arms, like a man on a rock; and into the hush an umbrella, which has been opening by itself for ten minutes in the corner of the stage, opens.

The laugh begins up in the gallery. It has snorts in it, and keeps no kind of time. Before the act is over a stout man has to be carried out to finish, and Mr Dow is at the pit door with his hat held over his mouth.

Mr Sneath pays off Row F in full, out of his own purse, because he will not have it said that he did not; and he comes to you last. "They've cancelled me for the season," he says. "That's forty dinners, six nights in the week, and I've to go home and say so. I laughed. I want you to know that I've no complaint about the laughing."

=== failure: Answers from Row F
turn: opponent is right
set: The Umbrella-Stand 1
gain: A Part on Southbank 1, Echoes 60, Persuasive 60

Mrs Oram hears you out, and passes it along the row; and the row considers it and passes back its answers. "Pratt says, who's to buy the boy's boots," says Mrs Oram. "And Mr Quaid's wife is laid up, so he'd be obliged if you would come home with him after, and tell her it was for a joke about umbrellas. I'm sure it is a good one, dear."

Mr Sneath has heard every word. All that he does is move you in to the middle, where it is strongest, and give you half of his peppermint. When the handkerchief goes up Row F takes you with it, as a tide takes a chair. {What Plenty Ate exactly 1: You are crying for some steps, of which you remember the number. | You had not so much as looked for anything to weep with.} Nobody laughs, from the stalls to the roof. Forty families have meat on Sunday, and there is a share for you, sent round to your lodgings in paper, and tied with a new boot-lace.

== Have Row F laugh instead
cost: 2 actions
pay: Favours: The Footlights 2
locked: Mr Sneath has never been asked for a laugh. The company would have to lean on him, and would have to owe you two favours first.
image: merry

Mr Dow would have a laugh, paid for in advance, and nobody could say whose. You would spend what the company owes you, and he would have to live on that.

=== always: By Numbers
turn: bargain
set: The Umbrella-Stand 4
gain: A Part on Southbank 1, Merry 1, Persuasive 60, Echoes 120

"A *laugh*," says Mr Sneath. He goes behind a flat to try one, and comes out shaken. But he has Row F from the company, and cannot refuse it; so the curtain is held for an hour, and he drills them by numbers in the titter, the roll, and what he calls the helpless. "You're a lady who has sat down upon a duck, Mrs Oram. Again, please, and this time you had no idea about the duck."

It is like forty people being ill in a cab. The house hears it and goes quiet with alarm. Then a child in the gallery does it back to them; and from there on the whole of the Gallipot is laughing at Row F, and Row F, whose feelings are hurt, is laughing at the Gallipot. Mr Dow runs up and down behind the pit. "Was that mine?" he asks you, at every roar. "That one, now, was that one mine?" You have told him yes to two of them before it strikes you that you do not know.
