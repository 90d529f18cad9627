= A Saturday in the Ring
where: The Scullery Ring
when: A Hand in the Notice 2+
outfit: yes
image: fists-up
order: 100
teaser: Ephraim Tunney keeps the list. In the Ring they look at your feet before they look at your face.

The Ring is open from six to anyone who will put a name down. {The Copper Key exactly 1: The water is cold now, so that the bouts are quick, and nobody stays to bathe.|The Copper Key exactly 3: Mrs Tunney takes the chair at seven, for the bouts, and again at eight, for wages.|Mrs Tunney takes the money at the door, and after the bouts come the baths.} Ephraim Tunney, inspector of boilers, keeps the list. {Known on the Row 10+: He has you down before you are through the door.|Known on the Row 4+: He spells you right.|He asks how you are spelt, and whether you break easily.} You may change behind the copper: clogs keep their feet on a wet floor, a stoker's cap keeps the steam out of your eyes, and a bout can turn on either.

== Stand up to the next on the list
challenge: Dangerous 14
needs: Dangerous 11+, Stood Up Today under 1
locked: The list has one bout a day for you.
second chance: Second Wind
image: clogs

You draw a cousin of somebody's, as a rule, with arms. Dressed as for calling you may be put on the floor, and written up; shod and capped for it, the odds are better.

=== success: Forty Whole
gain: Clapper 1, Filings 3, Known on the Row 1, Bouts Fought 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: On the List ([On the List] + 1 - 5 * ([On the List] / 6)), Stood Up Today 1, A Day's Work 1
image: stack-of-plates

{On the List exactly 2: A man on the second bench backs you every week, in peppermints. You go in low, as Mrs Tunney does, and the other plate is on the floor before the thirtieth.|On the List exactly 3: Your name comes up beside that of a lady who sings at the Prince's, and has a long reach. She holds a note for as long as she is at you; and you find that if you go in upon the breath she has to choose.|On the List exactly 4: You have drawn a cousin of Mrs Ottaway's. He would like it to look well, and you would too, and you both fall so considerately that Ephraim Tunney enters it as a waltz. He gives it to you by a plate.|On the List exactly 5: They have put you down against a man of seventy, with fifty years of crockery in his wrists. You never once see it coming. But you can hear it, and the tenth time that you hear it you are standing somewhere else.|On the List exactly 6: Ephraim Tunney puts you last, so that people will stay. You no longer look at the plates. You listen for the other one's breath, and on the catch of it you lean.|You are drawn against a pastry-cook called Osgood, who cries whenever he wins. You see to it that he does not have to.} Purses are paid in bell-metal here. Wet coin cannot be rung.

=== rare success 14%: The Sergeant, off Duty
turn: a tie begun
gain: Clapper 3, Known on the Row 1, Bouts Fought 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Stood Up Today 1, A Day's Work 1
image: constables-helmet

Sergeant Maud Coker of the Watch is next on the list, off duty, with her sleeves up. She fights as she eats, standing and fast. {Bouts Fought 6+: You have shown her all that you know, by now, and she has begun to show you some of it back|When you have put her on the floor she wants to know how it was done, so you show her, and she does it to you}; and the benches, who have seen the Watch go down and get up again the wiser, send round a second hat.

=== failure: Entered in Full
turn: outplayed
gain: Filings 2, Breakages 1, Known on the Row 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Falls Entered 1
set: Stood Up Today 1, A Day's Work 1
only if: Breakages under 8
image: stack-of-plates

{Falls Entered 3+: You go down in a manner that has not been seen before, and the benches ask to have it again, slower. Mrs Tunney chalks it on the floor, with arrows. For a week it is taught to beginners, under your name, as a thing that can happen; and Ephraim Tunney puts up another rule, the tenth, which begins with the word *And*.|Falls Entered 2+: It was rule six, this time, which you had taken for a stain. "Fall, one," says Ephraim Tunney. "Cause, the copper, being hot, and having *Hot* on it. I painted that up with my own hand, and I asked my wife was it large enough to be read, and she said to me Ephraim, there's nobody living will miss that; so I should be glad to hear what size you'd have liked." Osgood the pastry-cook turns you round by the shoulders until you are facing it.|"Fall, one," says Ephraim Tunney, writing. "Plate, one. Cause, looking at the plate, which is advised against by rule four, at some length, in red, at a height where I had hoped that it could be read." Osgood the pastry-cook helps you up, although he has a fight of his own to get to, and sits you on the rim of the copper. All the way along the benches people show you, with their hands, where your feet were, and where they would have put theirs.}

== Hold the purses
challenge: Watchful 28
needs: Watchful 21+, Purses Held Today under 1
locked: One pair of purses a day is as much as they trust to anybody.
second chance: Borrowed Lens
image: drawstring-purse

Sixty coats, with what is in them, and every wager in the house chalked on your sleeve. You have to know whose is whose at ten o'clock, when the lamps go down and everybody wants theirs.

=== success: Whose Is Whose
gain: Echoes 6, Filings 4, Known on the Row 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Purses Held ([Purses Held] + 1 - 5 * ([Purses Held] / 6)), Purses Held Today 1, A Day's Work 1
image: drawstring-purse

{Purses Held exactly 2: You hang them by temper now, the sore losers nearest the door.|Purses Held exactly 3: Two brothers have come in the one coat, and wear it by turns, so that you have to know at any moment which of them it is keeping warm.|Purses Held exactly 4: You go by buttons now. You cut one from each man as he comes in, and he has it back with his coat. There is no arguing, since it has to be sewn on.|Purses Held exactly 5: Four of them give you their money and tell you that it is for the rent, and that whatever they say afterwards you are not to let them have it. You put it in your shoe. By half past eight you have been called a number of things.|Purses Held exactly 6: They no longer chalk it. They tell you, and go and sit down, and if two of them differ it is you whom they believe.|You have forgotten nobody but a Mr Thrale, poulterer, who had no coat, only a goose.} At ten they come all together. What is over belongs to the holder.

=== failure: The Goose
turn: farce grows
gain: Echoes 6, Talk 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Coats Left Over 1
set: Purses Held Today 1, A Day's Work 1
only if: Talk under 8
image: talk

{Coats Left Over 3+: A coat is left on the lowest peg, with a ticket, and nobody will own to it. The benches hold that it is the goose's. You turn out the pockets, at last, before everybody: there is corn, half a return to the Spore Woods, and your own handkerchief. Mr Thrale says that she has always been deep.|Coats Left Over 2+: There is no coat left over. There is a man. He came in his shirt, for a bet, and stands before you at ten with his hand out; and to be rid of him you give him one. The other fifty-nine have gone off up the Row in the smoke before they begin to feel in their pockets. It is midnight, and they are in a ring, under a lamp, with the whole street looking on, when Mrs Tunney has the notion of passing everything one to the left.|There is one coat left over and one man without, and he says that it is not his. It fits him, and has his pipe in it, but he had eight shillings on the second bout, and there is nothing in this one but a goose-feather and a summons. Mrs Tunney makes it up to him out of the gate. "In it," people are saying on the Monday, when you pass. "He was *in* it."}

== Dry for whoever lost
needs: Dried Today under 1
locked: The cloth is wet, and wants until tomorrow.
image: stack-of-plates

The work is wet, and pays in candle-ends. But nobody ever got hurt with a towel, and the losers talk.

=== always: The Backs as Well
gain: Candle-End 4, Known on the Row 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50)), Echoes 3
set: Plates Dried ([Plates Dried] + 1 - 5 * ([Plates Dried] / 6)), Dried Today 1, A Day's Work 1
image: stack-of-plates

There are two hundred plates, and one towel. {Plates Dried exactly 2: You do the backs without being told.|Plates Dried exactly 3: You are given the great tureen, which takes two, and its lid, which has never been dried by anybody without a remark. You dry it without a remark.|Plates Dried exactly 4: A coal-heaver from the Wharf does the forks beside you. He was out of it in half a minute. He had been looking at a hat, he says, and he would like to tell you about the hat.|Plates Dried exactly 5: The losers sing over it, in parts. You take the tenor of a Mr Fitch, who has had his lip split, and can only come in upon the hums.|Plates Dried exactly 6: They come to your end of the bench to lose at. You have been told things over a soup-plate that would get you into Court Nine.|"Backs as well," says Mrs Tunney, going by.} {Plates Dried 2+:|The Copper Key exactly 1: In this cold the towel will stand up by itself, which she is careful not to remark on. Osgood the pastry-cook is blue to the elbow.|The Copper Key exactly 3: She has her eye on the key, and on whoever is near it, and she has you move your stool. Osgood the pastry-cook has lost again, and is happy.|She puts your name down for the third bath, between two families. Osgood the pastry-cook has lost again, and is humming over the tureen.}
