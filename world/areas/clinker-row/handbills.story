= Handbills
where: Clinker Row, The Scullery Ring
when: A Hand in the Notice 1+, base Watchful 41+ or base Shadowy 41+ or base Dangerous 41+ or base Persuasive 41+
deck: sometimes
image: pamphlet
teaser: {Bills Put Up 1+: Lottie Fenn has been setting type again.|Four hundred bills, and a mistake in each of them.}

Lottie Fenn, fourteen, prints for the Notice, from a case of type that was dropped down a stair. {Bills Put Up 2+: The bills are hers entirely by now. Tamar Ashby has stopped reading them before they go out, for the sake of her sleep.|Bills Put Up 1+: Today's were to say A FAIR DAY'S WAGE. She had run out of A's. They say it with a picture.|Today's were to say GIVE NOTICE. They say GIVE NOSE.} "There isn't paper for more," says Lottie, "and I've a blister. So somebody will have to put these up as if we meant them. My aunt says that if you don't laugh when you show people a thing they take it for politics."

== Put them up as if you meant it
image: pamphlet

Low down, along the whole Row, with a straight face. You will be asked.

=== always: As If You Meant It
turn: farce grows
gain: Echoes (12 + 11 * least(1, [base Dangerous] / 20) + 30 * least(1, [base Dangerous] / 50)), Filings 3, Known on the Row 1, Bills Put Up 1, On Calling Terms 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))

{Bills Put Up 3+: People bring out stools, and wait for you and the bucket. Each bill is argued over until the next one is up, and a man at Number Ten has them all in frames.|Bills Put Up 2+: The picture is of a plate, a boot and a bed. Ephraim Tunney stands in front of it until he is late. "That's the clearest it's been put," he says, and asks you which of the three they mean to go for first.|"What's it mean?" asks Bess Colley of Number Three. You say that she knows very well what it means. She goes off to think. By the evening change there are four hundred people walking past the gate-foreman with a finger laid along the nose, and Amos Lidd has asked for another two constables.}

== Put one on the gate of the Tallow Office
challenge: Shadowy 33
needs: Shadowy 25+
second chance: Ready Excuse
image: shadowy

Amos Lidd, the gate-foreman, eats his dinner facing that gate, and looks up at the end of each mouthful.

=== success: Between Mouthfuls
turn: danger
gain: Favours: The Notice 1, Echoes (9 + 13 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50)), Bills Put Up 1, Bills on the Gate 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Bills on the Gate 2+: You know his chop by now: fourteen chews to a mouthful. On the last you are round the corner with the brush in your mouth.|He has a chop, and it is a tough one. You count his chewing from behind the weigh-house, run, slap, and are down behind the mounting-block when he looks. He sees the bill. He considers the wording through the whole of a potato, and you lie with your cheek in the gutter, and the paste running down inside your sleeve; and then Mr Lidd takes out a pencil, and corrects the spelling.}

=== failure: The Other Corner
turn: opponent is right
gain: Particulars 4, Filings 2, Bills Put Up 1, Loose Corners 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
only if: Particulars under 6
image: paste-pot

{Loose Corners 2+: "Whose stove?" says Amos Lidd, and takes you by the cuff. You have an answer to that by now: there is to be a fund. But he always asks how much is in it, and you have to tell him. "Into four hundred," says Mr Lidd, and he does the sum on the back of the bill, with his tongue between his teeth, and turns it round so that you and the constable can both see what it comes to.|"You've a corner loose," says Amos Lidd. He has come up behind you with his napkin still in, and he smooths it down for you, and then he takes you by the cuff. "I've a wife can read," he says. "I've four hundred in there with children, that have work until this gate shuts. You tell me what happens on the morning after they've given it. I don't mean the speech. I mean whose stove." The constable is sent for, and you are still thinking.}

== Set the next one yourself
needs: Known on the Row 10+
locked: The stick is handed only to people whom the Row has known for some time. Work there until you are an old hand (Known on the Row 10).
image: hand-press

Lottie will let you have as many letters as there are. What goes up on that wall is what you will be taken to think.

=== always: As Many Letters as There Are
turn: standing up or down
gain: Clapper 2, Filings 4, Bills Put Up 1, Proud 1, On Calling Terms 1, Bills of Your Own 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50)), Echoes (1 + 7 * least(1, [base Dangerous] / 20))
only if: Proud under 6

"Mind the K, it's got teeth," says Lottie. {Bills of Your Own 2+: You have taken to ending on a comma, because she says that it keeps them coming back.|You have six E's, and no R at all, and are surprised how much of what you think has an R in it.} {The Order of the Day 3+: In the end you set NUMBE FOU WAS TWO HUND ED OF US, and they stand before the holes with their caps off.|In the end you set WE HAVE BEEN VE Y PATIENT, and for a week the whole Row goes about saying so, in just that voice.} Bess Colley has raked up a can of filings for the good of the cause. "It's for whoever set that," she says, and holds the can out to you.
