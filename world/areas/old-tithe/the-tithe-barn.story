= The Tithe Barn
where: Old Tithe
image: wood-beam
order: 30
teaser: The parish keeps a tenth of everything. It is dry, and the door is not locked.

Aunt Ursula has shut her eyes, put her hand into your basket, and drawn out four slips of the forty. The rest she burnt, unread. The parish keeps a tenth of whatever comes to it. The barn used to be full of corn; it is full of paper now, hung by strings from pegs, with a name over each peg, and as many pegs as there are people in some streets. What hangs there hangs for good. {The Four Slips 2+: Your peg is in the row for Wick Row, at the height of your face.|The Four Slips 1+: On your own peg the violet slip has turned a little on its string.|You are not kept out. They only let you see, as you cross the green, that they have noticed which way you are walking.}

== Look on your own peg
when: The Four Slips under 1
image: knotted-string

You would be longer getting home. But you have had forty slips on your knees, and these are the four that will not be burnt.

=== always: Forty, Less Thirty-Six
turn: secret learned
lose: Talk 2
gain: Sundays at Tithe 1, The Four Slips 1
journal: offer
image: knotted-string

The first is printed, by a child. *Fell down by the pump and went red.* The second says: {Kind 5+: *Very kind, when there is somebody by.*|Exact 5+: *Is always right, and then looks at you till you say so.*|Constant 5+: *Will not let one alone until one is grateful.*|Merry 5+: *Laughs before you have finished, so as not to have to hear the end.*|Wayward 5+: *Fond of all of us. Has never come back to one.*|Proud 5+: *Says good morning like a person giving change.*|Inquiring 5+: *Asks how you are, and I think writes it down.*|*Seems nice. I have tried, and can think of nothing else.*} You read that one again. The third is in pencil: *Has the girl's room, and her bed. Never once asked whose it was.* None of them is signed. You look for a handwriting that you could dislike.

The fourth is folded smaller than the others, and stuck with a wafer, and the ink has come through the paper. You had thought that the Aunt only carried the basket, for other people to fill. The ink is violet. It is hers.

== Open the violet one
when: The Four Slips exactly 1
one-way: yes
image: folded-valentine

It is about you. If you read it you will have to go home and meet the Aunt, knowing what it says, and she will see that you know.

=== always: Not Told
turn: opponent is right
lose: Talk 3
set: The Four Slips 2, The Violet Slip 1
gain: Sundays at Tithe 1
journal: offer
image: folded-valentine

*I was not told,* it says. *I had it from Miss Pomfret, over a wall, and I had to stand there and look as though I knew. I should have liked to be told.*

That is all there is. It would have been easier to be angry with something longer. You sit down on the floor of the barn, with half of Lampwick hanging over you. You told Miss Pomfret on the stairs, because she asked. The Aunt does not ask. She fills your cup, and waits; and each time you drank it, and said how good it was. You lick the wafer, and stick it down again. It shows. You lick it again.

== Hang it up again, shut
when: The Four Slips exactly 1
one-way: yes
image: lock-under-glass

The Aunt has a right to say one thing about you when you are not in the room. But it would hang here as long as the barn does, and you would not know.

=== always: As It Is
turn: rule with teeth
lose: Talk 3
set: The Four Slips 2, The Violet Slip 2
gain: Sundays at Tithe 1, Constant 1
image: lock-under-glass

You lift it back to its peg with your face turned away, and tie the string twice. In the doorway stands the youngest of the aunts, with a broom. "I do the barn," she says. "I have read them all, in the winters. I could nod, if it was kind. It would only be a nod." You walk out past her with your hands over your ears.

You do not sleep, and the day after is Sunday too. At dinner she reaches across, and takes your plate from in front of you, and cuts up your beef, small. They do not ask her why. She gives it back to you without lifting her eyes. It may be what is done for somebody of whom a kind thing was written. It may be what is done for the other sort. It tastes of beef. You eat every piece of it, to see if you can tell.

== Read what hangs on other people's pegs
image: bundle-of-letters

There are judges here, and neighbours, and people who have been rude to you. They would not know. What you read could be sold by the word, at home. But they notice who goes in, and you would be longer getting home.

=== always: Other People's Pegs
lose: Talk 1
gain: Sundays at Tithe 1, Overheard Word 4, Pegs Read 1

{Pegs Read 4+, Hedge in Time 1+: You are looking for a pair of eyes. You go through some three hundred people, with your candle, and there are grey ones among them, but they squint, or are a magistrate's. Then, in a row that you do not know, there is this: *Looks at one for as long as is decent, and goes on.* You cover the name before the light can get to it. Names are not asked, here. You read that one slip until you have it by heart. The other three you turn to the wall, and you hang them up by feel.|Pegs Read 4+: You go in now without looking round, and take them down four at a time, and nothing surprises you. Crossing the green you meet the youngest of the aunts. She colours. There are four slips with her name on them too, and you had those yesterday. You tell her that it is a fine Sunday. You lift your hat an inch higher than it need go, and watch her try to see which of the four it is that you mean.|Pegs Read 3+, A Step Like Mr Tebb's 1+: You find Mr Tebb, who has the attic at the top of your own stair, and carries his bicycle up to it. *Goes up to bed twice of a night,* says the first slip, *and comes down once in the morning. I have the room underneath.* You have sat on that stair yourself, and heard him go up, and the door shut. You try to remember how many times it shut. The other three slips all say how quiet he is, for a single gentleman.|Pegs Read 3+: You find the curate, who lodges over you, and gives suppers. *Counted the collection twice,* says the first slip, *and the second time it came out less.* You read it aloud to the barn, in his voice, which you do rather well. It was the week of the goose, says the second slip. You remember the goose. There was one leg over, and everybody looked at it, and you said that you could not possibly. Then you had it.|Pegs Read 2+: You find the muffin-man, who goes by under your window with his bell. *Is out after Snuff with nothing on his tray,* says the first slip. *I have looked under the cloth.* The second is from another street. *His mother was in service here. One night a bell rang for her, and she went up, and did not come down. He stands outside the house and rings back.* You have heard that, in bed, and put the pillow over your head. You came in here for something to sell. You count the words. There are thirty; you count again, in case there are more.|You go first to a man whom you dislike. He is a Justice, and has a brass plate over his peg. *Wept,* says the first slip, *on a bench by the pump, in front of my children.* His dog Duchess had died. He had her in his lap, rolled up in his gown, and asked a little boy whether he thought that she might be asleep. You read all four of them twice, with great enjoyment. He has a way of looking at his watch when you speak. "And how is Duchess, my lord?" you say, aloud, there in the barn, to hear how it would sound. It sounds very well, and better with a smile.}
