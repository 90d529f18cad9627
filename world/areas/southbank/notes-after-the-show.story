= Notes After the Show
in: The City
when: Favours: The Footlights 1+, base Watchful 31+ or base Shadowy 31+ or base Dangerous 31+ or base Persuasive 31+
deck: sometimes
image: paper-cuff
teaser: {Notes Carried 2+: Mr Moss has notes, and the company has its doors shut.|Mr Moss the prompter has written down what was wrong, and would like it said by you.}

Mr Moss the prompter has given notes in a whisper for so long that nobody hears them. So they are to be read out, in the dressing-rooms, by a person whom the Footlights owe something, and who {Notes Carried 1+: got out alive last time|cannot be thought to want the part}. {Notes Carried 2+: "Page four," he whispers. "It's all page four."|Notes Carried 1+: This evening there is a single note, for the whole company. It is *Faster*.|There are six sheets. One of them is only about Miss Finch's elbow.} {The Evening You Were Asked Twice exactly 3: They kept you a chair by the stove, since the evening when you came here and not elsewhere.|The stove is lit. The chairs are all taken, by wigs.}

== Read them as they stand
needs: Notes Read Today under 1
locked: They hear the notes once a night.
image: letter-in-another-hand

You would say to eighteen artists what was wrong with each, in the words of a man who has seen it every night.

=== always: As They Stand
turn: rule with teeth
gain: Favours: The Footlights 1, Notes Carried 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Notes Read Today 1, A Day's Work 1

You read standing, with a hand on the door. {Notes Carried exactly 3: There is one for you. It is in with the others, between the storm and the elbow. *Whoever reads these,* it says, *might look up.* You read it out, and look up. Eighteen artists are on their feet, with tears in their eyes, holding each other by the hand.|Notes Carried exactly 4: The whole sheet says *No.* You read it to each of them separately, in eighteen tones of voice, and they go away and think. On the next night there are four new readings, a broken chair, and a pause in the third act that nobody had known was there.|Notes Carried 3+: The company has a form for this by now. Each of them weeps, thanks you, and asks what was said about the one before.|Notes Carried 2+: "*Faster*," you read. There is a silence. "All of us?" says the Heavy Father. On the next night they are done by a quarter past eight, with the storm still going on by itself behind the curtain, and two thousand people wanting the rest of their evening back.|It takes until two. Nobody is angry until you come to the elbow, and there they all rise, to the call-boy, on the elbow's behalf. But Mr Moss has it in the book that on the next night the elbow is an inch lower, and that for the first time since the piece was put on he could see the villain. The villain, it appears, had been pulling faces.}

== Read them with butter
challenge: Persuasive 49
needs: Persuasive 37+, Notes Buttered Today under 1
locked: They have had the butter, or you have not the voice to spread it.
second chance: Word in Season
image: persuasive

Every note has a kind side, if it is turned about. You would have to find it while you speak, and Mr Moss would be behind the door.

=== success: The Kind Side
turn: a tie begun
gain: Favours: The Footlights 1, Candle-End 3, Notes Carried 1, Kind 1, Notes Buttered 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Notes Buttered Today 1, A Day's Work 1
only if: Kind under 7

{Notes Buttered 2+: "What he means," you say to each of them, and they turn up their faces to hear what he means. Behind the door Mr Moss can be heard going through his sheets, to find where he said so.|"*Cannot be heard*," says the sheet, of old Mr Lorimer, who has one line. You tell him that people lean forward for that line. Next night he gives it so low that all the house leans, and finds, once there, that he means what he says. Mr Moss stops you in the passage. You had thought that he would be offended. "How did you do that?" he whispers. "What it says is that he's *old*. I couldn't think how to put it."}

=== failure: Behind the Door
turn: outplayed
gain: Candle-End 2, Talk 1, Notes Carried 1, Tenors Packed 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Notes Buttered Today 1, A Day's Work 1
only if: Talk under 6
image: door-held-open

{Tenors Packed 2+: You go lightly with the butter. But the tenor has only to see you at his door to ring for his trunk; and by now there are two others, who feel that they have been wasted here for longer than he has. Mr Moss walks down the passage beside the trunks. "Flat," he tells each of them as it goes by him, quite out loud. "Flat. Flat. *Sharp*."|There is butter, and then there is too much. You tell the tenor that he is wasted here, and by the time that you have got to the chorus he has his trunk down. A cab is at the door, and the manager in the road before the horse, when Mr Moss comes out, and for once in his life is heard by everybody: "It said *flat*."}

== Put in a note of your own
pay: Favours: The Footlights 2
locked: For two favours of the Footlights, Mr Moss would let a line that is not his be written in among the rest.
image: blue-pencil

One line, at the end of the last sheet, in your writing or in his. The whole company will do it tomorrow; and so will you have to, from the stalls.

=== always: In Your Writing
turn: won at a price
gain: Applause 2, Notes Carried 1, Notes of Your Own 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

You write that at the end they are to wait. {Notes of Your Own 2+: The whole company knows whose line that is. They wait, and look at you while they are waiting, and you sit there for as long as you can bear to be looked at.|The company comes down to the front, but does not bow, and nobody knows what to clap at. There is no sound in the Gallipot for as long as you could hold your breath, and nobody moves, on the one side of the lights or the other; then the clapping comes all at once, like coal. "That's the best end to a piece that I was ever in," says Dorabella Finch afterwards, with her hands still shaking, "and nobody will believe it, and I couldn't do it twice if I were paid by the minute." She asks you, as a favour, never to write anything more.}
