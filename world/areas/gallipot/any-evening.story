= Any Evening at the Gallipot
where: The Gallipot Theatre
image: footlights
order: 110
teaser: *The Return*, as far as the end of act four. Tonight the house is {house of The House}.

{Evenings Walked On 6+: Mr Moss the prompter moves over, so that you can have the hole in the curtain. | Evenings Walked On 3+: Mr Moss the prompter takes his eye from the hole in the curtain. | Mr Moss the prompter finds you a hat, and puts his eye to the hole in the curtain.} {The House 71+: They are clapping the safety-lamp. Such a house will give you anything, if you know when to leave. | The House 31+: They have put down their oranges and are leaning forward. To a leaning house one can say something. | They cough by rows, from the left, and will not hear a word; so they would have to be shown something.} No house is the same two evenings running. {The Umbrella-Stand exactly 2: Row F is let to the public now, who talk. | The Umbrella-Stand 1+: In Row F Mr Sneath bows to you, moistly.}

== Carry what you are given
image: tea-table

A tray with six goblets, on from the left, across, and off. Whatever the house is, it does not blame the tray.

=== always: On, Across, and Off
gain: Echoes (14 + 11 * least(1, [base Persuasive] / 20)), Evenings Walked On 1, Persuasive 2
set: The House (1d101 - 1)

{Evenings Walked On 6+: You go round Miss Finch's train and over the trap without looking at either. The new ones stand in the wings to watch how you do it, and drop things. | Evenings Walked On 3+: By now you know which board gives, and that the goblets are glued. You are off in time to hold a shawl, a dog, or the other end of the storm. | The stage slopes, so that everything on your tray would like to join the audience. You arrive on the far side leaning like a man on a roof, with all six of them.}

=== rare 18%: The Seventh Goblet
turn: farce grows
gain: Applause 1, Favours: The Footlights 1, Evenings Walked On 1, Persuasive 2, Echoes (3 + 11 * least(1, [base Persuasive] / 20))
set: The House (1d101 - 1)

{Evenings Walked On 6+: It is the property-man's supper again, and he is running along the wings on his toes with both arms out. | The property-man has stood his own supper among the goblets, in a tankard, with a pie on it.} You see the pie halfway over, in a white light, at the moment when the wronged lady reaches behind her for the poison. You turn the tray. She gets the poison, and looks at you over the rim of it with tears in her eyes; and the gallery, which has seen everything, gives the pie a round.

== Show them something
when: The House under 31
challenge: Persuasive 16
second chance: Word in Season
image: raised-chin

They will not hear you, but they might look. It is done without a word, and without being asked; and if they look for the wrong reason you will be served in all the supper-rooms, with the fish.

=== success: Between Two Coughs
gain: Echoes (23 + 13 * least(1, [base Persuasive] / 20)), Candle-End 1, Evenings Walked On 1, Persuasive 2
set: The House (1d101 - 1)

A cough wants something to do. {Evenings Walked On 6+: You set a chair down, an inch short of the floor, and hold it there. Row by row the coughing goes out. Then you let it down, and Miss Finch has her silence. | Evenings Walked On 3+: You have three ways of taking off a glove. You try the second, and the stalls stop to see whether there is a hand in it. | You trip on the one thing on the stage that is not there. They stop coughing to look for it, and Miss Finch gets her line in.}

=== failure: Catching
turn: danger
gain: Echoes 7, Talk 1, Evenings Walked On 1, Persuasive 1
set: The House (1d101 - 1)

Nothing in the world is so catching. You have the gesture ready, and your arm up, when it takes you under the ribs; and then it takes the wronged lady, and the storm. Act three is got through in dumb-show, and the supper-rooms are told who began. {Evenings Walked On 5+: *The* cough, they call it by now, and Mr Moss has written it into the book. | Mr Moss is heard to whisper "Lozenges."}

== Say a line that is not yours
when: The House 31 to 70
challenge: Persuasive 13
second chance: Word in Season
image: word-in-season

A house that leans will take a line from a footman. The lady to whom it belongs has only forty of them, and may not part with one so gracefully.

=== success: Somebody Else's
gain: Echoes (20 + 13 * least(1, [base Persuasive] / 20)), Candle-End 1, Evenings Walked On 1, Persuasive 2
set: The House (1d101 - 1)

Four words are enough, if they are let alone afterwards. {Evenings Walked On 6+: They keep one for you by this time, and fight over whose it shall be. You give it to the back of the gallery, quite low, and can hear it go home along the benches. | Evenings Walked On 3+: You take the one about the lamp, since it is nearest to the door. It gets its hush; and the second messenger, whose it was, bows to you in the wings, and moves your hat. | "He is not *come*, madam," you say, which by rights is the second messenger's. All twelve hundred of them breathe in.}

=== failure: Two Footmen
turn: rule with teeth
gain: Echoes 8, Evenings Walked On 1, Persuasive 1
set: The House (1d101 - 1)

Two people say the line, you and the lady to whom it belongs, and she is a little the faster. She says the next one, so that you shall not have it. By the end of the scene she has said yours, the duke's, and a good part of the storm, with her eye on you the whole time; {Evenings Walked On 5+: she has worked the turn up a good deal since the last time | and she gets a hand on her exit}. "Four words," whispers Mr Moss, who fines by the word, and cannot very well fine her.

== Let them have their way
when: The House 71+
image: open-hands

They would clap a bucket. You could stand there and be clapped, or send it along to whoever has waited longest, who would owe you for it; nothing can go wrong but the length.

=== always: Theirs
turn: a tie begun
gain: Echoes (9 + 11 * least(1, [base Persuasive] / 20)), Favours: The Footlights 1, Evenings Walked On 1, Persuasive 2
set: The House (1d101 - 1)

The whole art of it is in whom you point at. {Evenings Walked On 6+: You need only look into the wings at this one or that, and the house looks too, and will have them on. You bring out the call-boy, the thunder, and the lady who does the hems. | Evenings Walked On 3+: You hand the noise along the line as it comes, a bow to each, and are careful to run short before the tenor. | They clap the tray. They clap you for having it. You go off, and are sent on again to let them finish, and this time your free hand is on Mr Moss's collar. He has not been seen since the first first night.}
