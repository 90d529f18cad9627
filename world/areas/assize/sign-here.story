= Sign Here
in: The City
when: Favours: The Assize 1+, base Watchful 37+ or base Shadowy 37+ or base Dangerous 37+ or base Persuasive 37+
deck: sometimes
image: signature
teaser: {Papers Signed 2+: Sergeant Plumb has another paper, and the same pen.|Sergeant Plumb of the Watch has a paper, and would rather you did not read it standing up.}

"Sign here, if you'd be so good," says Sergeant Bertha Plumb. "I can't put ours to it. You have the Watch swearing that the Assize tells the truth about its own people, and the next thing is a letter in the *Wick*. But you're nobody's." The Assize owes you {Favours: The Assize 4+: a good deal|something}, and has noticed that people to whom it owes a favour do not mind being owed another. {Papers Signed 2+: Today's paper is one more certificate, folded so as to show you only the line.|Papers Signed 1+: This paper certifies that the bearer, who is yourself, may certify.|This paper certifies that Miss Ottilie Frame, Keeper of the Bell-Board, is alive. She sits so still that there has been a doubt; and the dead are allowed no coal.}

== Sign
image: signed-finding

You would be putting your name to a thing that you have not seen for yourself. The Assize would owe you for it, but the name would be yours.

=== always: For Coal
turn: a tie begun
gain: Favours: The Assize 1, Echoes (4 + 11 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50)), Papers Signed 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

The pen is a good one. {Papers Signed 7+: They stand in a line for your name by now, from the Watch-house door as far as the horse-trough. "It's got to be better than mine," says Sergeant Plumb, blotting. "Because I might have been told to, you see, and you they can't think why you'd do it at all; so they reckon it must be so. I wouldn't go about putting them right, not while there's coal in it."|Papers Signed 5+: You sign that a clock is right. The clock stopped in the year 60, in the passage to Court Four, and a case has turned on it for six weeks; but you went by at ten past five, Sergeant Plumb says, and were seen to look up, and nod.|Papers Signed 3+: You sign for a drain, a cat and a boundary. On either side of the boundary they ask you in, to tell you that you put it in the right place.|Papers Signed 2+: You certify that you may, and witness your own signature, and Sergeant Plumb blots the pair of them. "That's you in the book," she says. "So you'll have them up to you in the street now, with babies, and there's a man behind the Tallow Office who wants it in writing that he's tall. You're not to take money. But if it's a pie I should say nothing about it."|Miss Frame has coal by four. She sends you a card, in a hand so fine that it seems to have been breathed on to the paper. She had been wondering about it herself, she writes, and it is a relief to hear from a person outside.}

== Go and see for yourself first
challenge: Watchful 41
needs: Watchful 31+
second chance: Borrowed Lens
image: watchful

That is a climb, and an hour of your own. But you may find that what they want certified is not so.

=== success: Having Looked
turn: opponent is right
gain: Favours: The Assize 1, Overheard Word 3, Papers Signed 1, Exact 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50)), Echoes (3 + 13 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50)), Looks Taken 1
only if: Exact under 7

{Looks Taken exactly 2: The paper is to say that a certain cupboard is empty. You open it. There is a man in there, sitting on an upturned pail with a book, who asks you to shut it again, because he is the proof of it: he has been put in to swear that he saw nobody. You sign for an empty cupboard and one witness.|Looks Taken exactly 3: You are to certify a silence, in the corridor behind Court Two, of not less than an hour. You take a chair. At the fiftieth minute Miss Frame comes through on her way to the pump, in felt soles; she sees the paper on your knee, and stands on one leg, with a hand over her mouth, for ten.|Looks Taken exactly 4: They want your name to a wall. You go and lean on it. You have an apple, there, and think about the wall, and by and by a brick is drawn in from the other side, quite gently, and a hand feels for the core. You put that down. "One wall," writes Sergeant Plumb, "*attended*."|Papers Signed 2+: You look, and then you sign, and put in the date on which you looked, which is not on the form. The other people who sign for the Assize have begun to do so too, although they put the date and do not look.|You go up to the Board. Miss Frame is quite still. You watch her for as long as it takes a taper to burn an inch, and you see, when she has turned no page and moved no feather, that the dust on the nearest bell is going in and out. You sign under her eyes. "You were the only one to climb up," says Sergeant Plumb, as she takes the paper. "And that's how it ought to be done, and if everybody did it we would have no coal given out at all this side of Whitsun."}

=== failure: The Wrong Floor
turn: rule with teeth
gain: Overheard Word 2, Talk 1, Papers Signed 1, Wrong Floors 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
only if: Talk under 6
image: brass-plate

{Wrong Floors 2+: The wrong floors know you by now. They keep a thing ready for you to certify, with a chair beside it, and you have signed for a hat-stand before you have got your breath.|Papers Signed 2+: You go and look, since that is how it ought to be done, and are shown the wrong one. There is always another, and whoever has charge of it is so pleased that a person has come up. By the time that you are down again you have certified a linen-cupboard, which is alive from now on, and will have to be allowed coal.|You go in at the wrong floor, and spend an hour with a Miss Fraine, who is also quite still. She turns out to be wax. But by then you have certified her, and a certificate cannot be crossed out; she is to have an annuity.}

== Have one signed for you
pay: Favours: The Assize 2
locked: It would take two favours of the Assize to have Sergeant Plumb put her own name to something.
image: sworn-particular

Two favours, and she would swear to one thing that she knows. She will regret it, being fair.

=== always: Hers
turn: bargain
gain: Sworn Particular 1, Candle-End 2, Papers Signed 1, Oaths of Sergeant Plumb 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Oaths of Sergeant Plumb exactly 3: What she is sure of today is a Tuesday. She swears you a whole one, from breakfast, with the weather of the smoke and who was on the stair. "There's people would give a good deal for that," says Sergeant Plumb, rather pale, "because they've told it as a Wednesday. I've nothing else I'd have been asked about that day. I'd my feet up."|Oaths of Sergeant Plumb 2+: "Which do you want this time?" asks Sergeant Plumb. She has them in two heaps: those that she saw, and those that she is sure of.|She takes off her helmet to do it. What she swears to concerns a strong-room, two bishops and a laundry list. "Give me the pen back a moment," says Sergeant Plumb, when she has read it over with her lips moving. "I've put *the* laundry list. I saw *a* laundry list. I was on nights, and it was raining tallow, and there's a bishop going to lose his house over it, so he had better not lose it over a *the*."}
