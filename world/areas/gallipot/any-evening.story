= Any Evening at the Gallipot
where: The Gallipot Theatre
image: curtain-and-footlights
order: 110
teaser: *The Return*, as far as the end of act four. Tonight the house is {house of The House}.

{Evenings Walked On 6+: Mr Moss the prompter moves over, so that you can have the hole in the curtain. | Evenings Walked On 3+: Mr Moss the prompter takes his eye from the hole in the curtain. | Mr Moss the prompter finds you a hat, and puts his eye to the hole in the curtain.} {The House 71+: They are clapping the man who trims the footlights. Such a house will give you anything, if you know when to leave. | The House 31+: They have put down their oranges and are leaning forward. To a leaning house one can say something. | They cough by rows, from the left, and will not hear a word; so they would have to be shown something.} No house is the same two evenings running. {The Umbrella-Stand exactly 2: Row F is let to the public now, who talk. | The Umbrella-Stand 1+: In Row F Mr Sneath bows to you, moistly.}

== Carry what you are given
needs: Tray Carried Today under 1
locked: They have given your tray to somebody who wants to act.
image: tea-urn

A tray with six goblets, on from the left, across, and off. Whatever the house is, it does not blame the tray.

=== always: On, Across, and Off
gain: Echoes 11, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Trays Carried On ([Trays Carried On] + 1 - 7 * ([Trays Carried On] / 8)), Tray Carried Today 1, A Day's Work 1

{Trays Carried On exactly 2: By now you know which board gives, and that the goblets are glued. You are off in time to hold a shawl, a dog, or the other end of the storm.|Trays Carried On exactly 3: The goblets are wanted by the storm, for hail. You carry on a tray with nothing upon it, across, and off, with such care that the gallery can be seen to count; and Mr Moss says that he has never known six goblets better looked after.|Trays Carried On exactly 4: Tonight you have a letter for the duke, and nobody has told you which is the duke. You give it to the best boots. He reads out the whole, down to the last line, as though he had been waiting for a letter through three acts; and not until you are in the wings do they ask what you meant by arresting the gardener.|Trays Carried On exactly 5: A dog is in it this evening, which was to cross in front of you, and crosses behind, upright, in step, with a napkin. You get to the far side in a storm of applause, and bow, and it is a week before any of the others will tell you why they are not speaking to you.|Trays Carried On exactly 6: You have the chair for the dying speech. You put it down where a nail shows you to, and Miss Finch dies into it by inches, without once looking round, as people let their weight down on a thing that has never yet failed them. "Left a bit, tomorrow," she says, dead.|Trays Carried On exactly 7: The second footman is off with his chest, and so you go on from both sides, to yourself, and hand the tray over in the middle. The house sees nothing odd in it. A lady in one of the boxes is heard to say how like they get them.|Trays Carried On exactly 8: You go round Miss Finch's train and over the trap without looking at either. The new ones stand in the wings to watch how you do it, and drop things.|The stage slopes, so that everything on your tray would like to join the audience. You arrive on the far side leaning like a man on a roof, with all six of them.}

=== rare 8%: The Seventh Goblet
turn: farce grows
gain: Applause 1, Favours: The Footlights 1, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Tray Carried Today 1, A Day's Work 1

{Evenings Walked On 6+: It is the property-man's supper again, and he is running along the wings on his toes with both arms out. | The property-man has stood his own supper among the goblets, in a tankard, with a pie on it.} You see the pie halfway over, in a white light, at the moment when the wronged lady reaches behind her for the poison. You turn the tray. She gets the poison, and looks at you over the rim of it with tears in her eyes; and the gallery, which has seen everything, gives the pie a round.

== Show them something
when: The House under 31
challenge: Persuasive 33
needs: Persuasive 25+, Something Shown Today under 1
locked: They give that moment to one walker-on a night.
second chance: Word in Season
image: theatre-box

They will not hear you, but they might look. It is done without a word, and without being asked; and if they look for the wrong reason you will be served in all the supper-rooms, with the fish.

=== success: Between Two Coughs
turn: standing up or down
gain: Echoes 12, Candle-End 1, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Looks Held ([Looks Held] + 1 - 4 * ([Looks Held] / 5)), Something Shown Today 1, A Day's Work 1

A cough wants something to do. {Looks Held exactly 2: You have three ways of taking off a glove. You try the second, and the stalls stop to see whether there is a hand in it.|Looks Held exactly 3: You have a candle to light, and three matches. The first goes out. At the second the boxes stop; and by the third there might not be a chest in the building, and Miss Finch comes in upon it as a lady comes into a warm room.|Looks Held exactly 4: You lay the table for twelve, which nobody has asked for, one fork at a time, and not quite straight. There is a woman in the pit who cannot bear it. You can feel the whole house put away its lozenges, and will you to move the spoon.|Looks Held exactly 5: You set a chair down, an inch short of the floor, and hold it there. Row by row the coughing goes out. Then you let it down, and Miss Finch has her silence.|You trip on the one thing on the stage that is not there. They stop coughing to look for it, and Miss Finch gets her line in.}

=== failure: Catching
turn: danger
gain: Echoes 7, Talk 1, Evenings Walked On 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Something Shown Today 1, A Day's Work 1

Nothing in the world is so catching. You have the gesture ready, and your arm up, when it takes you under the ribs; and then it takes the wronged lady, and the storm. Act three is got through in dumb-show, and the supper-rooms are told who began. {Evenings Walked On 5+: *The* cough, they call it by now, and Mr Moss has written it into the book. | Mr Moss is heard to whisper "Lozenges."}

== Say a line that is not yours
when: The House 31 to 70
challenge: Persuasive 33
needs: Persuasive 25+, Line Said Today under 1
locked: After one line that is not yours, the prompter watches you for the rest of the night.
second chance: Word in Season
image: word-in-season

A house that leans will take a line from a footman. The lady to whom it belongs has only forty of them, and may not part with one so gracefully.

=== success: Somebody Else's
turn: standing up or down
gain: Echoes 12, Candle-End 1, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Lines Borrowed ([Lines Borrowed] + 1 - 5 * ([Lines Borrowed] / 6)), Line Said Today 1, A Day's Work 1

Four words are enough, if they are let alone afterwards. {Lines Borrowed exactly 2: You take the one about the lamp, since it is nearest to the door. It gets its hush; and the second messenger, whose it was, bows to you in the wings, and moves your hat.|Lines Borrowed exactly 3: You take the second messenger's other line, since he has a cold. On the way out it proves to be a question. You leave it standing there, before twelve hundred people; and after a time a voice from the back of the pit says "No," quite low, and somebody else tells it to hush.|Lines Borrowed exactly 4: You say it to the dog. It belongs to the duke, who had never thought of that. The dog looks at the door, the whole house looks at the door, and behind the door Miss Finch, with her hand on the latch, counts twenty before she will come in.|Lines Borrowed exactly 5: You have the line ready, and let the moment go by. But the gallery had seen your mouth open. For the rest of the act they lean out, as often as you cross, until at the very end you say the four words to nobody, going off with a chair; and then they can go home.|Lines Borrowed exactly 6: They keep one for you by this time, and fight over whose it shall be. You give it to the back of the gallery, quite low, and can hear it go home along the benches.|"He is not *come*, madam," you say, which by rights is the second messenger's. All twelve hundred of them breathe in.}

=== failure: Two Footmen
turn: rule with teeth
gain: Echoes 8, Evenings Walked On 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Line Said Today 1, A Day's Work 1

Two people say the line, you and the lady to whom it belongs, and she is a little the faster. She says the next one, so that you shall not have it. By the end of the scene she has said yours, the duke's, and a good part of the storm, with her eye on you the whole time; {Evenings Walked On 5+: she has worked the turn up a good deal since the last time | and she gets a hand on her exit}. "Four words," whispers Mr Moss, who fines by the word, and cannot very well fine her.

== Let them have their way
when: The House 71+
needs: Way Given Today under 1
locked: A full house has its way once a night.
image: open-hands

They would clap a bucket. You could stand there and be clapped, or send it along to whoever has waited longest, who would owe you for it; nothing can go wrong but the length.

=== always: Theirs
turn: standing up or down
gain: Favours: The Footlights 1, Evenings Walked On 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: The House (1d101 - 1), Calls Given Away ([Calls Given Away] + 1 - 4 * ([Calls Given Away] / 5)), Way Given Today 1, A Day's Work 1

The whole art of it is in whom you point at. {Calls Given Away exactly 2: You hand the noise along the line as it comes, a bow to each, and are careful to run short before the tenor.|Calls Given Away exactly 3: You bring on Mr Moss's mother, who is in front with a bag of nuts. She bows to every tier by itself. They call for a speech, and it is about Mr Moss, when he was small, and was afraid of the coal-hole; and they have the whole of it, standing, with their hats off.|Calls Given Away exactly 4: You walk straight off, and leave them the tray. They clap the tray for six minutes, by Mr Moss's watch; and the property-man, who has to go on at last and fetch it, gets such a reception that he has put in for a benefit.|Calls Given Away exactly 5: You need only look into the wings at this one or that, and the house looks too, and will have them on. You bring out the call-boy, the thunder, and the lady who does the hems.|They clap the tray. They clap you for having it. You go off, and are sent on again to let them finish, and this time your free hand is on Mr Moss's collar. He has not been seen since the first first night.}
