= Left Out Past Snuff
where: The Rookery
when: A Place Among the Perquisites 1+
image: pegged-out
order: 200
teaser: {Known on the Lines 12+: Mrs Lavery has kept you the fourth line.|What is on the line after Snuff is left, by law, to whoever can reach it.}

Mrs Nan Lavery, laundress, is mistress of the lines. There are a hundred and six of them, from window to window, across a drop of four floors; and what has not been fetched in by Snuff is left, so long as its owner does not wake and pull. {Known on the Lines 12+: "There's your bag," she says. "Mind Tuesday's, it's damp yet. Not you, Bet." She has gone on to the floor above before you have the peg-bag round your neck.|Known on the Lines 4+: She no longer holds on to your coat. "Left foot," she says, "and don't you look at, *Bet*, is that child fed?"|She shows you which of them will bear a person. Then, as she is a fair woman, she shows you the ones that did not.}

== Go out along the line
challenge: Shadowy 11
needs: Shadowy 9+, Line Gone Along Today under 1
locked: One goes along a line once in a night. The second time it is looked at.
second chance: Ready Excuse
image: clothes-pegs

You would go out by the rope, and come back by it with your arms full. A line has two ends, and you do not know who is at the other.

=== success: With the Left Hand
gain: Good Sheet 1, Odd Stocking 3, Known on the Lines 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Along the Line ([Along the Line] + 1 - 8 * ([Along the Line] / 9)), Line Gone Along Today 1, A Day's Work 1
image: clothes-pegs

{Along the Line exactly 2: The trick of it, you have found, is to look at the window opposite until you can see what they are having for supper, and to want some. You unpeg with the left hand, and wish them a good evening with the hat.|Along the Line exactly 3: Tonight the line runs past the Budges', who are having words. They leave off as you come by. He steadies the pole for you, and she hands you a stocking that she had been going to throw; and when you are three windows on they begin again, from the same word.|Along the Line exactly 4: Out on the sixth is a sheet with a person in it. He is airing, he says, because it is his only one, and he has been asked to a christening. You go round him, with apologies. Farther along three stockings come away as easily as plums.|Along the Line exactly 5: A draught has got into the court. You lie along the rope with your cheek to somebody's bolster, and the whole of Nine Streets swings by below you with its supper; then it holds its breath, and you have the sheet off and over your shoulder before it can let go.|Along the Line exactly 6: Bet Maddox's boy is at the end of the line with his legs hanging over, and wants to see how you turn round. You tell him that there is no room to. His aunt does it, he says, and he shows you, in his socks. You come home facing forwards for the first time.|Along the Line exactly 7: You have the pegs in your mouth, as Mrs Lavery does, four to a side. It is not until Mr Tabb calls up to ask if you could do with an onion that you find you can answer him through them, and that he says, "Beg pardon, Nan, I thought that you were the other."|Along the Line exactly 8: Heel, toe, heel. At the third window Bet Maddox hands you out her pegs, to save you the reach, and asks who is minding your candle. You are back before Mrs Lavery has finished her sentence, which was about you, and civil.|Along the Line exactly 9: Mr Skerry the plumber is out on the next line, by the braces, until a constable has gone home. You pass the time with him. He recommends the sheets at Number Thirty, where they are early sleepers, and holds your bag while you see to it.|You do it sitting down, with your knees round the rope, a bag in your teeth, and your eyes on the far wall. Four floors below you Mr Tabb is frying onions. First a sheet comes away, and then three stockings that have never met; and then, because there is no room to turn round, you do it all again backwards.}

=== rare success 6%: The Corner with the Crest
set: A Swan on the Line (1 + [A Swan on the Line] - 2 * ([A Swan on the Line] / 2)), Line Gone Along Today 1, A Day's Work 1
turn: secret learned
gain: Monogrammed Napkin 1, Known on the Lines 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
image: monogrammed-napkin

{A Swan on the Line exactly 2: The napkin with the crest is out again, but somebody has folded it. It is a swan. It has been pegged by the tail on the scullery-maid's line, with the beak to her window, and the candle behind her blind goes out as you come. "That's not been left, that's been sent," says Mrs Lavery, who has walked out along the rope in her bare feet to look. "There's a lad at the Upper Table does those, forty of a Sunday, and I did hear that they sat down to thirty-nine. Well, it's past Snuff." You take the bird by the neck, and it comes undone down the whole of your arm. An inch of paper drops out. *Back steps,* it says, *and never mind the dog.* There is no name on it. Anybody might be at the back steps. You think about the dog. Then you hang it up by itself, on two pegs, and her candle is alight again before you are at the pole.|Behind the sheets, on a line that belongs to a scullery-maid, hangs a napkin with a crest in the corner and gravy on the crest. Mrs Lavery knows the gravy. It was at the Upper Table on Sunday, she says, and left there in a gentleman's sleeve. It left him in hers. Now it has left hers too, and neither of them dares to come and ask for it.}

=== failure: The Other End
gain: Odd Stocking 2, Breakages 1, Known on the Lines 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Line Gone Along Today 1, A Day's Work 1
only if: Breakages under 8
image: broken-plate

There is a person at the other end after all. {Known on the Lines 12+: Mrs Budge is sorry. She had taken you for the washing, and she has been told so many times to see who it is. You go up a yard, and down a yard, while Mrs Lavery shouts across to her what to do; and then she does it, and it turns out to have been meant for a heavier class of rope. You keep what you were holding.|Known on the Lines 8+: It is a Mr Bickle, who is deaf, and has hung out his flag for the Watch regatta; he means to have it in again, and hauls. You come in over the sill with two stockings and the flag. He salutes it. He does not see you until he has got it folded, and then he is so much upset that he gives you a hand down four floors, and knocks your knee on each.|Known on the Lines 4+: The rope begins to go by under you, pulley, pegs and all, and takes you in at a second-floor window, feet first. Mrs Budge, of the second floor, stands over you with a flat-iron, until she begins to laugh; and when she has done she lets you keep the stockings that you landed on.|She gives the rope one shake, as you would a rug. Halfway over, with four floors of Ladder Court turning slowly under your hat, you learn why a sheet is held on by two pegs. Mrs Lavery fetches you back with the prop. Your ankle has swollen to the size of a loaf, and there are two odd stockings caught in your cuff.}

== Peg out for Mrs Lavery
when: Favours: The Perquisites under 7
cost: 2 actions
needs: Pegged Out Today under 1
locked: Mrs Lavery's basket is empty until tomorrow.
image: odd-stocking

It is two rings of your candle, wet to the elbow, and no pay but what falls off; but a hundred and six households are obliged to her, and she lends out what she is owed.

=== always: Two Rings, Wet
turn: standing up or down
gain: Favours: The Perquisites 1, Odd Stocking 4, Known on the Lines 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes 3
set: At the Basket ([At the Basket] + 1 - 4 * ([At the Basket] / 5)), Pegged Out Today 1, A Day's Work 1
image: odd-stocking

Mrs Lavery hands up, and you hang. {At the Basket exactly 2: Stockings hang by the toe and shirts by the tail; a sheet is hung so that it can be seen through from the stair, and a blanket so that it cannot. You had wondered why the Watch never finds them at home.|At the Basket exactly 3: The only hotel on the stair sends its sheets on a Wednesday, and each of them has to be held up to be talked about. "Commercial," says Mrs Lavery of one. "Commercial, and sorry. Bride. No, put that one down by the end, by itself, he'd come up to see the sights, poor man, and he never got his boots off." She is not once wrong, Bet Maddox tells you. She has never asked.|At the Basket exactly 4: You have the children's line, which is hung low, and are kicked in the ear by whoever is late for his supper. By the end you know them by the boot, and can tell Mrs Lavery which of hers went by, and how fast, and that he had somebody else's hoop.|At the Basket exactly 5: She has you on shirts now, which she does not give to her own daughter. All evening people lean out over your head to ask for a loan of the prop; and twice, since her mouth is full of pegs, the one they ask is you.|You hang a shirt by its shoulders, and a cry goes up from three floors. It is by the tail, or else the whole house will think that there has been a death. She does it again, slowly, so that all three floors can see.}

=== rare 14%: Mr Skerry, Pegged
set: Pegged by the Braces (1 + [Pegged by the Braces] - 2 * ([Pegged by the Braces] / 2)), Pegged Out Today 1, A Day's Work 1
turn: farce grows
gain: Favours: The Perquisites 1, Good Sheet 2, Known on the Lines 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
image: clothes-pegs

{Pegged by the Braces exactly 2: The last thing in the basket is the constable. He has been sent up to learn why it always comes to one too many, and Mrs Lavery has told him that there is only the one way to learn. "By the braces," she says, "between the third and the fourth, and he's not to breathe on them, for they're the Canon's." He hands you up his own pegs. After some time there are boots below. It is Mr Skerry, the plumber, with a full bag, on his way home. He counts the sheets, twice, with a finger. Then he looks up to where you are sitting, astride of the pole, and asks you, quite loud, if the coast is clear. The fourth sheet has left off moving. You say that you could not see from where you were, and feel about you for another peg.|The last thing in the basket is a plumber, Mr Skerry. "He's to go on the fourth," says Mrs Lavery, "by the braces, between two sheets, till the constable has been." He is quite used to it, and hands you up the pegs. The constable counts the sheets from below, twice, and makes it one too many. "Has he gone?" says the fourth.}
