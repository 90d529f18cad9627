= Seats to Fill
where: Southbank
image: rows-of-seats
order: 110
teaser: Mr Mapes of the Gallipot pays by the seat. There are twelve hundred, and six other theatres.

The Gallipot plays *The Return* tonight, as far as it goes. {Seats Filled 6+: "You know what's wanted," says Mr Orlo Mapes, of the stage door, and gives you the bag of pass-checks without counting them. | Seats Filled 3+: "Same as before," says Mr Orlo Mapes, of the stage door. "Twelve hundred, less the pit. I don't expect it." | Mr Orlo Mapes keeps the stage door, and until the doors open he also keeps the front. "Twelve hundred," he says, "and that man over the way has a bell."} The rival's man, on the steps of the Prince's Arms, has begun to swing it.

== Cry the bill
challenge: Persuasive 24
needs: Persuasive 18+, Bill Cried Today under 1
locked: A voice fills one house a day.
second chance: Word in Season
image: playbill

You have a box to stand on and a voice. He has a box, a voice, and the bell. If they laugh at you, they go in over the road to do it sitting down.

=== success: This Way In
gain: Echoes 14, Seats Filled 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Bills Cried 1
set: Bill Cried Today 1, A Day's Work 1

{Bills Cried exactly 2: Rain is reported. You tell them that it is dry within, and that in the fourth act the rain comes down in sheets, upon other people. They go in shaking their umbrellas, to enjoy that.|Bills Cried exactly 3: "What's it about?" calls a cabman. You tell him that it is about a person who waits up. "Ah," says the cabman; and he gets down, and ties up his horse. It is not a thing that you had thought of as a selling point, but there are thirty more of them behind him.|Bills Cried exactly 4: The man opposite has got a drum. You cannot be heard above it, so you wait, with your mouth open and one arm up, until he has to change hands. "*Dead*," you say, in the gap. They stream across the road to find out who.|Bills Cried exactly 5: You have lost your voice, and do it all with the eyebrows. It goes well. A deaf gentleman in the third rank tells his wife that this is the first time he has understood what they give there.|Bills Cried exactly 6: A small boy has the speech by heart, and does it underneath your box, at half the price, to the people who are too short to see you. You fill the stalls between you.|Seats Filled 6+: You hardly raise your voice now. You begin to tell one man what happens at the end of act three, and stop; and the sixty who had stopped to hear it go in after him. | Seats Filled 3+: You have found out where to stand, which is between the oranges and the cab-rank. You do the storm in two breaths, and a good part of the rank gets down and goes in. | You tell the street what is in the play. There is a storm, a hall-boy, a wronged lady and a door; and at *door* a good many of them look up and remember you.}

=== rare success 14%: The Bell
turn: farce grows
gain: Favours: The Footlights 1, Seats Filled 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Bill Cried Today 1, A Day's Work 1

{Seats Filled 6+: The clapper has been wired on since the last time, and takes the handle with it. | His clapper flies off in the middle of a swing and comes down in your hat.} The man with the bell goes on ringing for some time, with great conviction and no noise, and the street comes over to you to ask what he is advertising. Mr Mapes writes it down under *weather*, but he tells Miss Finch.

=== failure: The Other Side
turn: outplayed
gain: Echoes 8, Seats Filled 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Bill Cried Today 1, A Day's Work 1

The street is with you, to the last cab; {Seats Filled 5+: and then, as he does when he is losing, | and then} the man with the bell begins to ring for fire. By the time that it has been made clear where the fire is not, four hundred people are standing on the steps across the way, in good order, with their coats over their arms. He sells them all a seat. Afterwards there is a glass of stout for you, with the compliments of the house.

== Pick the critics out of the queue
challenge: Watchful 32
needs: Watchful 24+, Critics Picked Today under 1
locked: There is one queue a day with critics in it.
second chance: Borrowed Lens
image: readers-ticket

They come in beards, and write on their knees. For every one that you find Mr Mapes can find him a seat behind the pillar. If you find one who is none, it gets about.

=== success: Behind the Pillar
gain: Echoes 10, Candle-End 2, Seats Filled 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50)), Critics Found 1
set: Critics Picked Today 1, A Day's Work 1

{Critics Found exactly 2: You let fall, near the oranges, that the author is to be present. There are two people in the line who take out a pencil at that, and one who tries to leave. The third is the author.|Critics Found exactly 3: One has come as a nursemaid, with a perambulator. He has borrowed a real child, though, and by the interval it has been passed along behind the pillar from knee to knee; and the *Evening Wick*, which has never had a good word for Southbank, comes out with a column upon its own feelings.|Critics Found exactly 4: A woman with a basket is laughing at the bill. You ask her what at. She tells you; and she goes on to the second paragraph, where the verb is. You would let her sit anywhere she liked, for company. But it is the pillar, and she pats your cheek as she goes behind it.|Critics Found exactly 5: They have hired a man to look like a critic. He stands well out, with a notebook, and bites his pencil, while the five of them file by him in false bosoms. You show him to the best seat in the house. All five turn round to see who has got it.|Critics Found exactly 6: Madame X is at the end of the queue, in her own hat. "I am not here," says Madame X, and you agree. You do not put her behind the pillar. You ask whether she would mind showing you which of the others are.|Seats Filled 6+: They have given up the beards on your account, and come as each other. You go down the line wishing each of them a good evening by name, and they go like lambs to the pillar. | Seats Filled 3+: A critic, you have learnt, reads the bill to the end. You drop yours in the queue with the printer's name at the bottom, and see who turns his head to it. | The trick of it is the eyes. There is a man in the queue with a false beard who is not enjoying himself at all. You show him to the pillar. He is known at last, and tips.}

=== failure: A Rural Dean
turn: farce grows
gain: Echoes 5, Talk 1, Seats Filled 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Critics Picked Today 1, A Day's Work 1

The man whom you have put behind the pillar, with a fire-bucket on his knees, is a {Seats Filled 5+: clergyman. They mostly are. The Church grows its own beards | rural dean. He grew the beard himself}, and has been saving up for this. He does not complain. He is in the right train of mind to suffer; and he tells it at breakfast, through four parishes, as the best thing in the evening.

== Walk between the boards
needs: Boards Worn Today under 1
locked: The boards have been let to somebody of your height.
image: pamphlet

Up to the bridge and back, with *The Return* before and *The Return* behind. You could not fail at it, nor hope to be looked at.

=== always: As Far as the Bridge
gain: Echoes 11, Seats Filled 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Boards Walked 1
set: Boards Worn Today 1, A Day's Work 1

{Boards Walked exactly 6: A boy has asked to be the back. There is just room. You do the whole of the river side like that, four feet under one play; and at the bridge he takes his pay in the front, so as to be able to say that he has been in it.|Boards Walked exactly 2: You meet the boards of the Prince's Arms at the narrow place by the chop-house, and neither of you can see to go round. You can only turn sideways, together, like two doors. The man within, a Mr Luff, tells you through the crack that it is his feet.|Boards Walked exactly 3: A lady reads the front of you and walks round to finish the sentence. But the printer has left the end of it at the chop-house. You make one up for her, through the join, and it is so much better than the play that she books for a party of ten.|Boards Walked exactly 4: It has been noticed that there is a dog under you. He came in at the bottom by the tea-warehouse, out of the wet, and keeps step. *The Return*, it says, over six feet going along the bridge; and you are followed by children right to the doors.|Boards Walked exactly 5: The wind gets behind *Return*, and you cross the bridge at a run. People stand back. A cabman takes it for the notice that it has been for so many years, pulls off his hat, and looks up the river, where they would be coming from.|Seats Filled 6+: You walk it without looking. Other boards give you good evening, front and back, and the tea-warehouse has saved a place against the wall. | Seats Filled 3+: The straps have found their places on your shoulders. You are read by cabs, by boys who cannot read, and by a lady at a window, who wants you to turn round. | Nobody looks a board in the face. Between boards you cannot see your feet, nor scratch. A tall box walks to the bridge. It is asked for a stamp.}

=== rare 18%: Corrected
turn: opponent is right
gain: Favours: The Footlights 1, Seats Filled 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Boards Worn Today 1, A Day's Work 1

A woman in a hat like a shut door stops you by the chop-house and reads you, front and back. Then she takes out a pencil. "You will have been grateful," says Madame X. {Seats Filled 6+: She has moved one comma, and it is no longer the audience that is to be hanged. That was the printer's. | All three hundred bills have it as *The Retrun*.} Mr Mapes makes a note, in the company's name, under *grateful*.
