= Your Opinion in the Wick
in: The City
when: Introduced 10+, base Watchful 37+ or base Shadowy 37+ or base Dangerous 37+ or base Persuasive 37+
deck: sometimes
image: ringed-newspaper
teaser: {Opinions Printed 2+: You have had another opinion. It is on page three.|It is on page three, under your name, and you had not had it.}

The *Evening Wick* has your opinion {Opinions Printed 3+: of the *Evening Wick*. It is low.|Opinions Printed 2+: upon marriage. It is shorter than you would have expected.|Opinions Printed 1+: upon gas. You think, it says, that there are persons who have had quite enough of it.|upon buns. They are not, in your view, what they were.} Mr Jasper Quillet, who edits it, is outside the office with his thumbs in his waistcoat, being spoken to by bakers. "I went to forty people," he tells you. "I said, what do you think? And they all said, what does everyone else? Nobody in this city will have an opinion till they've seen it on a person. So I put one on you. You've the figure for it. And there are four hundred had it by teatime, and half of them had it *first*."

== Go in and deny it
needs: Denied Today under 1
locked: They print one denial a day, and it has been yours.
image: pointing-finger

You never said so. He would be bound to print that.

=== always: A Denial
turn: outplayed
gain: Echoes 10, Talk 1, Opinions Printed 1, Opinions Denied 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Denied Today 1, A Day's Work 1
only if: Talk under 7

{Opinions Denied 3+: You send in a sheet of paper with nothing on it. He sets that, with a border. For a week the whole of Lampwick is silent upon every subject, in your manner, and looks very much the better for it.|Opinions Denied 2+: You say to Mr Quillet that you have none. "None *whatever?*" says he, writing. It comes out as your Creed. There is a chapel in Ditch Street before the month is up, and they send you what is in the plate, because they cannot think of anything to do with it.|*Our correspondent,* you read the next evening, *does not go so far as to say that buns have declined. Silence is preferred. We leave it to our readers what that must mean.* The bakers come back, with the pastry-cooks. You get your pay, as a correspondent, by the line; and Mr Quillet has had the goodness to make it a good many lines.}

== Hold it, in the square
challenge: Persuasive 49
needs: Persuasive 37+, Opinion Held Today under 1
locked: An opinion is held once a day, by somebody who can be heard.
second chance: Word in Season
image: two-bowlers

People will have come for a reason to agree with you, or to be angry. You would need to find out, as you go along, why you think so.

=== success: And Always Have
turn: standing up or down
gain: Echoes 14, Proud 1, Opinions Printed 1, Opinions Held 1, On Calling Terms 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Opinion Held Today 1, A Day's Work 1
only if: Proud under 7

{Opinions Held 2+: They bring you the paper folded back at the place, and a box to stand upon. You read the opinion through first, so as to be surprised by it with the rest; and by the second paragraph you have changed it, before their faces, for a better, and eighty people have changed with you and would go to the stake.|You say that you are not a person who follows buns. You say that you were given one, at a time when you had nothing else, and that you still look for that bun in every other. An old baker at the front takes off his cap, and says that it was the flour. He had told them so, in the year 52. By the end there are two parties in the square, with you at the head of both.}

=== failure: Who Says So?
turn: opponent is right
gain: Talk 1, Candle-End 3, Opinions Printed 1, Opinions Dropped 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Opinion Held Today 1, A Day's Work 1
only if: Talk under 7

{Opinions Dropped 2+: The fishwife has brought a list. All your opinions are down the one side, with the dates, and down the other are the people they came from. Two are her own.|"Who says so?" calls a fishwife, when you have got well in. You do, you tell her. "Ah, but who says it's *you?*" she says. You show her the page. It is a good question, and you go on thinking about it after she has gone back to her fish. By then the buns are cold.}

== Give him one of your own
when: no An Opinion of Your Own
needs: Exact 5+ or Kind 5+ or Wayward 5+ or Constant 5+
locked: You would have to be something first. Exact 5 would do, or as much of Kind, Wayward or Constant.
cost: 2 actions
one-way: yes
image: pen

A true one, that you have never told anybody. It would be up on every wall by Lamps, and never again be only yours.

=== always: What You Think
turn: lost for good
set: An Opinion of Your Own 1
gain: Opinions Printed 1, Inquiring 3, On Calling Terms 1
journal: offer

You write it in his office, standing up. It takes a good deal longer than you had thought, for four lines. Mr Quillet reads it, and takes his thumbs out of his waistcoat.

"Do you know that I've sat in this chair for sixteen years," he says, "and put out an opinion a day; and I never knew what one *looked* like?" He sets it himself. It goes in on page three, below the tides, where there is always a bit of room, with no name to it, as you asked. In the morning you hear the muffin-man say it to the lamplighter, and go by with your face to the wall, like a person who has passed their own child in the street, holding somebody's hand, and very well dressed. "I've always thought so," says Ada.

== See it before it is set
needs: Favours: The Notice 2+
locked: The printers could let you see the page. It would take two favours of the Notice.
image: hand-press

Lottie Fenn has the case. She is fourteen, and can lay hands on anything but an R.

=== always: Without an R
turn: farce grows
gain: Favours: The Notice 1, Opinions Printed 1, Pages Seen First 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Pages Seen First 2+: Lottie has it ready, in the stick. "I've put you down as not being able to say," she tells you, "because I thought that you mostly can't." There are six words, and they are so just that you leave them in.|Lottie Fenn has set as far as your name, and there she has stuck. She shows you the line. You are, upon buns, a *fim believe*. You go through the column with her to see what could be thought by anybody who had no R to think it with; and Mr Quillet's readers are told, that night, of a liking for tea, and dogs, and sitting down. Nobody writes in.}
