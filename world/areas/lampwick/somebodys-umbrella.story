= Somebody's Umbrella
in: The City
when: Introduced 10+, Watchful under 40, Shadowy under 40, Dangerous under 40, Persuasive under 40, base Watchful 14+ or base Shadowy 14+ or base Dangerous 14+ or base Persuasive 14+
deck: sometimes
image: colonels-umbrella
teaser: {Umbrellas Met 1+: Another of Colonel Tuke's umbrellas is hanging on a railing.|An umbrella is hanging on a railing, and its owner is walking away rather fast.}

There is a bone-handled umbrella on the railing, and a silver band on it says *Col. A. Tuke*. {Umbrellas Met 1+: You know how it comes there, because you know the Colonel: he cannot throw away a present, so he loses them, and Mrs Tuke buys him another.|You are in time to see the Colonel himself turn the corner, with the walk of a man who is leaving a dog behind.} Whoever hands it in at his house has a reward from Mrs Tuke. Whoever does not has an umbrella.

== Take it home to Mrs Tuke
needs: Umbrella Taken Home Today under 1
locked: Mrs Tuke has had it home once today, and has locked the door.
image: umbrella-stand

She pays well and asks where it was found. The Colonel will be sitting opposite.

=== always: Where It Was Found
turn: farce grows
gain: Echoes 11, Umbrellas Met 1, Talk 1, On Calling Terms 1, Umbrellas Taken Home 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Umbrella Taken Home Today 1, A Day's Work 1
only if: Talk under 3

{Umbrellas Taken Home exactly 5: The Colonel opens the door to you himself, and goes white. It is the new one. She has had his name put on the band so large that he has gone out of his way, three days running, to lose it among strangers. "Say that it was stolen," he begs you, through the crack. You say so, in the drawing-room, with a constable's height and a limp; and Mrs Tuke looks you in the eye and asks whether it was a nice limp, like the Colonel's.|Umbrellas Taken Home exactly 6: There are three of you on the step, each with an umbrella of his, and Mrs Tuke has you in together and hears you one after the other. You agree on nothing but his back view. "It is the only view of him that I never get," she says. She pays for all three, and has them put in a vase.|Umbrellas Taken Home 4+: Mrs Tuke has given up asking where. She asks how he looked. Like a man of forty, you tell her, from behind; and she takes the umbrella from you and puts it up in the hall, which is unlucky, and stands under it, laughing. The Colonel, at the tea-table, has not been told what was said, and for the rest of the week he asks everybody.|Umbrellas Taken Home 3+: "At the Mending House," you say, before she can ask; you and the Colonel have settled on it beforehand, by letter. Mrs Tuke says that he is really very good about visiting.|Umbrellas Taken Home 2+: "In a cab," you say this time, looking at the Colonel, who shuts his eyes in gratitude. Mrs Tuke asks which. You had not thought that there would be a second question, and between you the two of you invent a cab so fully that she writes to the owner, and everybody in their street has the letter read to them.|"And where had he left it?" asks Mrs Tuke. You say, on the railing outside Miss Lavender Pryce's dancing academy, since that is where it was. The Colonel puts down his cup. Over the next half-hour it comes out that he learns the waltz there, on Wednesdays, for their anniversary, and that you have spoilt his surprise; but also that she has been learning the lady's part, on Tuesdays.}

== Follow the Colonel, and see what he does without it
challenge: Watchful 16
needs: Watchful 12+
second chance: Borrowed Lens
image: opera-glasses

He looks over his shoulder. If he sees you he will think that his wife has sent you, and behave accordingly.

=== success: Both Arms
turn: secret learned
gain: Echoes (12 + 5 * least(1, [base Watchful] / 20)), Overheard Word 3, Umbrellas Met 1, Umbrellas Watched 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Umbrellas Watched exactly 4: He goes straight to a pastry-cook's, and buys a bun in each hand. He eats them turn about, walking, in the middle of the road; and when a bishop bows to him he bows back with both. You are given the third bun, which he could not have managed with a stick. The man has his reasons, as you are beginning to see.|Umbrellas Watched exactly 5: There is a lady on the river wall already. She has put down a muff, a reticule, a netting-bag and a small dog, and is walking with her arms out, a foot before a foot. Colonel Tuke takes off his hat. He watches his wife to the end of it, and back, and you would not for a good deal be anywhere else; but he turns you about by the shoulders, and marches you off, and pays you double never to have seen it.|Umbrellas Watched 3+: The Colonel has taken up hoops. He has borrowed one from a child, upon his word of honour; and away it goes along the river wall, and he after it, at the double, with his moustache blown flat. "A man gets to be a sort of hall-stand," he tells you, bent over, with his hands on his knees. "There's the umbrella, and the stick, and her parcels, bless them, and I was under fire for thirty years and never carried anything but a map." He pays the child for the loan, and then you.|Umbrellas Watched 2+: Today he has chosen the bridge. The Colonel gets up on the railing, puts out both arms, and goes along over the water like a boy. Half a dozen clerks come in their dinner-hour by now to see him do it, and some of them go after him; you hold the hats, and are tipped.|He goes straight to the river wall, looks about him, and gets up on it. With an umbrella in one hand a gentleman cannot put out both his arms. Colonel Tuke puts out both his arms and walks the wall from end to end, over the water, a foot before a foot, and jumps down, and is sixty again. He buys your silence. It is cheap, he says, at the price, and asks if you would like to have a go.}

=== failure: Surrender
turn: outplayed
gain: Umbrellas Met 1, Particulars 4, Colonels Lost 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
only if: Particulars under 5
image: handcuffs

{Colonels Lost 2+: You follow a hat, and there is a boy under it; but never the same boy, although you had marked the ears of the last one. "Better," says the Colonel, out of a doorway behind you, where he and the constable have been comparing what they put down. "I had to walk quite fast. You have given up shop windows, I think, and I saw you be a pillar-box, and very nearly posted something in you; but you are still tying that boot."|Colonel Tuke was thirty years in the scouts. You follow his hat for an hour and a half, and when the hat stops at last there is a boy under it, who has been paid to walk. Behind you is the Colonel, with a constable to take notes. He goes through these, kindly, as he would with any young officer: the left foot drags, the hat is too interested in shop windows, and nobody in the history of scouting has needed to tie one boot so often.}

== Ask Pin whether it is left
needs: Favours: The Perquisites 1+
locked: There are people who judge what is left and what is only put down; but none of them owes you an answer. The Rookery is where such debts are made.
image: perquisites

If it is left, it is yours by law, and so is every one that comes after it. But the Colonel may hear that there has been a ruling.

=== always: Let Go On Purpose
turn: rule with teeth
gain: Good Sheet 1, Candle-End 3, Umbrellas Judged 1, Thrifty 1, On Calling Terms 1
only if: Thrifty under 5

{Umbrellas Judged exactly 3: Pin has brought a chair. "He comes round the corner slower now," she says. "He's got so he likes to see me do it." The Colonel does look; he looks for sixty seconds, with real suspense, and when she puts up her hand he goes away down the street like a boy let out of church. She has the ribs.|Umbrellas Judged exactly 4: It is not left. Pin will not have it. "He cried a bit," she says, "so that's to be sent back." You are to take it to the house yourself, by the area, and to be given nothing by Mrs Tuke. Pin pays you, out of the kite money, so as to keep things regular.|Umbrellas Judged 2+: Pin does not look up. "It's been judged. Let go on purpose, and he ran." She has the cloth off the ribs already. She keeps those, for kites. Your half is in the basket, in linen, because she sold the handle.|Pin sits down in front of the railing, and counts. At sixty the Colonel puts his head round the corner to see if it has gone. "He looked," says Pin. "That's holding." She moves off ten yards, so as to be fair, and counts again. At two hundred he has not looked; so it was left, and is divided on the spot. Pin has the handle, because she did the counting.}
