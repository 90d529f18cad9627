= Seats to Fill
where: Southbank
image: speaking-tube
order: 110
teaser: Mr Mapes of the Gallipot pays by the seat. There are twelve hundred, and six other theatres.

The Gallipot plays *The Return* tonight, as far as it goes. {Seats Filled 6+: "You know what's wanted," says Mr Orlo Mapes, of the stage door, and gives you the bag of pass-checks without counting them. | Seats Filled 3+: "Same as before," says Mr Orlo Mapes, of the stage door. "Twelve hundred, less the pit. I don't expect it." | Mr Orlo Mapes keeps the stage door, and until the doors open he also keeps the front. "Twelve hundred," he says, "and that man over the way has a bell."} The rival's man, on the steps of the Prince's Arms, has begun to swing it.

== Cry the bill
challenge: Persuasive 13
second chance: Word in Season
image: speaking-tube

You have a box to stand on and a voice. He has a box, a voice, and the bell. If they laugh at you, they go in over the road to do it sitting down.

=== success: This Way In
gain: Echoes (23 + 13 * least(1, [base Persuasive] / 20)), Seats Filled 1, Persuasive 2

{Seats Filled 6+: You hardly raise your voice now. You begin to tell one man what happens at the end of act three, and stop; and the sixty who had stopped to hear it go in after him. | Seats Filled 3+: You have found out where to stand, which is between the oranges and the cab-rank. You do the storm in two breaths, and a good part of the rank gets down and goes in. | You tell the street what is in the play. There is a storm, a hall-boy, a wronged lady and a door; and at *door* a good many of them look up and remember you.}

=== rare success 14%: The Bell
turn: farce grows
gain: Echoes (24 + 13 * least(1, [base Persuasive] / 20)), Favours: The Footlights 1, Seats Filled 1, Persuasive 2

{Seats Filled 6+: The clapper has been wired on since the last time, and takes the handle with it. | His clapper flies off in the middle of a swing and comes down in your hat.} The man with the bell goes on ringing for some time, with great conviction and no noise, and the street comes over to you to ask what he is advertising. Mr Mapes writes it down under *weather*, but he tells Miss Finch.

=== failure: The Other Side
turn: outplayed
gain: Echoes 8, Seats Filled 1, Persuasive 1

The street is with you, to the last cab; {Seats Filled 5+: and then, as he does when he is losing, | and then} the man with the bell begins to ring for fire. By the time that it has been made clear where the fire is not, four hundred people are standing on the steps across the way, in good order, with their coats over their arms. He sells them all a seat. Afterwards there is a glass of stout for you, with the compliments of the house.

== Pick the critics out of the queue
challenge: Watchful 13
second chance: Borrowed Lens
image: small-print

They come in beards, and write on their knees. For every one that you find Mr Mapes can find him a seat behind the pillar. If you find one who is none, it gets about.

=== success: Behind the Pillar
gain: Echoes (17 + 13 * least(1, [base Watchful] / 20)), Candle-End 2, Seats Filled 1, Watchful 2

The trick of it is the eyes. {Seats Filled 6+: They have given up the beards on your account, and come as each other. You go down the line wishing each of them a good evening by name, and they go like lambs to the pillar. | Seats Filled 3+: A critic, you have learnt, reads the bill to the end. You drop yours in the queue with the printer's name at the bottom, and see who turns his head to it. | There is a man in the queue with a false beard who is not enjoying himself at all. You show him to the pillar. He is known at last, and tips.}

=== failure: A Rural Dean
turn: farce grows
gain: Echoes 5, Talk 1, Seats Filled 1, Watchful 1

The man whom you have put behind the pillar, with a fire-bucket on his knees, is a {Seats Filled 5+: clergyman. They mostly are. The Church grows its own beards | rural dean. He grew the beard himself}, and has been saving up for this. He does not complain. He is in the right train of mind to suffer; and he tells it at breakfast, through four parishes, as the best thing in the evening.

== Walk between the boards
image: pamphlet

Up to the bridge and back, with *The Return* before and *The Return* behind. You could not fail at it, nor hope to be looked at.

=== always: As Far as the Bridge
gain: Echoes (16 + 11 * least(1, [base Persuasive] / 20)), Seats Filled 1, Persuasive 2

Nobody looks a board in the face. {Seats Filled 6+: You walk it without looking. Other boards give you good evening, front and back, and the tea-warehouse has saved a place against the wall. | Seats Filled 3+: The straps have found their places on your shoulders. You are read by cabs, by boys who cannot read, and by a lady at a window, who wants you to turn round. | Between boards you cannot see your feet, nor scratch. A tall box walks to the bridge. It is asked for a stamp.}

=== rare 18%: Corrected
turn: opponent is right
gain: Echoes (16 + 11 * least(1, [base Persuasive] / 20)), Favours: The Footlights 1, Seats Filled 1, Persuasive 2

A woman in a hat like a shut door stops you by the chop-house and reads you, front and back. Then she takes out a pencil. "You will have been grateful," says Madame X. {Seats Filled 6+: She has moved one comma, and it is no longer the audience that is to be hanged. That was the printer's. | All three hundred bills have it as *The Retrun*.} Mr Mapes makes a note, in the company's name, under *grateful*.
