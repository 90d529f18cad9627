= The Rules of Washing-Up
where: The Scullery Ring
when: A Hand in the Notice exactly 1, Dangerous 8+
urgency: high
outfit: yes
image: stack-of-plates
order: 10
teaser: Mrs Tunney is seventy-one, and champion. The referee is her son. You have been put down for the second tub.

Forty plates a side, and no dropping. You may put the other person on the floor so long as their plate stays whole. Whoever is champion holds the key of the copper, and has the say of what else is done under this roof, and Tamar Ashby wants it for the Notice: it is the one room on the Row where the Watch lets four hundred people sit down. Mrs Bathsheba Tunney, laundress, has held it for longer than Tamar has been able to reach a tap. On Saturdays she gives the whole Row hot water. "I've nothing against a meeting," she says. "But the day they talk wages in here, the Watch'll shut off my gas, and then you'll see some dirty children." Ephraim Tunney, inspector of boilers, is the referee, and has her chin.

== Stand up to Mrs Tunney
cost: 2 actions
challenge: Dangerous 10
second chance: Second Wind
one-way: yes
image: dangerous

She has put away three of the Watch. If you win, she will not stand up here again, and the Row may lose its Saturdays for good. If you lose, you dry.

=== success: Put Away
turn: won at a price
gain: A Hand in the Notice 1, Favours: The Notice 1, Dangerous 14, Known on the Row 1, Echoes 60
set: The Copper Key 1
image: drawer-key

Mrs Tunney washes as other people deal cards. By the twentieth plate she is two ahead, and has had your feet from under you with a wet cloth, so that you do the twenty-first lying down. "Allowed," says Ephraim Tunney. At the thirty-eighth she comes in with both elbows. "Both elbows is not," says her son. "Mother." And he takes a plate off her, although four hundred people can see how long it takes him.

You put away your fortieth. She turns it over, for a smear, and there is none; so she unties her apron, which has the key in its pocket, and hangs it on you. "It'll want letting out," she says.

The Notice meets there on the Tuesday, and talks wages from seven until ten. On Friday the Watch puts a lock of its own on the gas to the copper. On Saturday Mrs Tunney stands at the door in her hat, and tells each child who has come with a towel that it was a fair bout.

=== failure: The Thirty-Ninth
turn: outplayed
gain: A Hand in the Notice 1, Breakages 1, Dangerous 14, Echoes 30
only if: Breakages under 8
set: The Copper Key 2
image: broken-plate

The thirty-ninth is a soup-plate, with a blue rim. You see it go, and so does the whole house, and there is time on the way down for a man at the back to say, "Oh, no." You go after it. The floor is kept wet on purpose.

By rule the loser dries for the champion, for a month of Saturdays. So you stand at Mrs Tunney's elbow, with a split lip and a towel. "I'd not mind a meeting," she says, to a gravy-boat. "I like to hear a thing talked out. What I mind's a roof, because a roof has a door to it, and a door has a lock, and it's never you that they give the key to." By the third Saturday you have pointed out that a yard has none, and the Notice may have hers on Tuesdays, standing, for as long as you dry.

Tamar Ashby says that this is half of what she sent you for. "So's half a plate," says Mrs Tunney.

== Offer to dry for her
cost: 2 actions
one-way: yes
image: stack-of-plates

You would be on the wrong side of the tub, in front of four hundred people, and Tamar Ashby would want to know why. But nobody's Saturday would be lost by it.

=== always: Crockery
turn: bargain
gain: A Hand in the Notice 1, Constant 1, Known on the Row 1, Dangerous 14, Echoes 60
set: The Copper Key 2
image: stack-of-plates

"Dry?" says Mrs Tunney. "They don't come here to dry for me. They come to put me on the floor." But she gives you a cloth and forty plates, and watches how you do the backs.

Afterwards she makes an offer. The Notice can have her yard, of a Tuesday, standing up. She keeps the key, the Row keeps its Saturdays, and not a soul in the yard is to say *wages*, because the Watch has a man on the wall who can spell it.

Tamar Ashby calls this a surrender, through the chair, under three heads. But two hundred of them come, which is more than ever came to the coals, and by the end of the month they say *crockery* when they mean the other thing. "There has been no rise in crockery in the lifetime of anybody present," says Tamar, "and I see no sign that any more crockery will be laid for us, so long as we go on washing up for nothing." The yard groans, and the man on the wall puts it down as a society for plates.

== Read the rules on the wall
cost: 2 actions
challenge: Watchful 12
needs: Watchful 9+
second chance: Borrowed Lens
one-way: yes
image: rota

There are a hundred and twelve, painted by a man who ran out of wall. One of them might settle it with nobody on the floor. But whoever cites a rule in the Ring has to stand by it, whatever it turns out to say.

=== success: Rule Sixty-One
turn: rule with teeth
gain: A Hand in the Notice 1, Favours: The Notice 1, Exact 2, Dangerous 14, Echoes 60
set: The Copper Key 3
image: drawer-key

"Sixty-one," you say. "The challenger names the dish." Ephraim Tunney has to stand on a bench to read so near to the rafters; but there it is, and you name the tureen.

The tureen was made for a dinner of sixty. It takes two people to lift, two to wash, and two to put away, and you and Mrs Tunney do it between you, in silence, for half an hour, because whoever lets go first will lose four toes and a title. Ephraim gives it a draw. He hangs the key on a nail, and rules that neither the champion nor the Notice is to take it down unless the other is in the room.

So Tamar Ashby has her Tuesdays. But Mrs Tunney must be there as well, and she brings a chair with arms. She lets them get as far as item two. Then it is put to the vote who ought to have the chair under that roof, and Tamar loses by three hundred. "Now, then," says Mrs Tunney. "The big one first, and the rest of you put your hands down, because I have brought up seven, and there was never one of them got a thing by all asking at once."

=== failure: Rule Sixteen
turn: farce grows
gain: A Hand in the Notice 1, Talk 1, Dangerous 14, Echoes 30
only if: Talk under 8
set: The Copper Key 2
image: yard-dog

"Sixteen," you say. It is not until Ephraim Tunney has read it out that you see that the last word is not *dish*. "A challenger may be stood for by a dog," he reads, and folds up his spectacles. The only dog in the house belongs to the man who sells whelks.

It does better than you would have. It gets through fourteen plates with its tongue, and Ephraim passes every one; but at the fifteenth it sees its own face, and takes the thing personally, and Mrs Tunney wins by the length of the tub. She has not been run so close in years by anything of that size. She is so much pleased that the Notice may have her yard on Tuesdays, standing, if it brings the dog.

"You want to ask *him* about wages," she tells Tamar Ashby. And by Snuff it is being said up and down the Row which of the two of you was the better man.
