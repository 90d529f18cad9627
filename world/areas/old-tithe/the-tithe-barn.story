= The Tithe Barn
where: Old Tithe
image: wood-beam
order: 30
teaser: The parish keeps a tenth of everything. It is dry, and the door is not locked.

A tenth of all that was grown here used to be stacked in this barn. Now it holds a tenth of what is said. When a basket comes over, Aunt Ursula shuts her eyes and draws four slips out of the forty. The rest are burnt unread. The four are hung by a string on a peg, with a name above, and there are as many pegs as there are people in some streets. {The Four Slips 2+: Yours is in the row for Wick Row, at the height of your face.|The Four Slips 1+: On yours the violet slip has turned a little on its string.|Nobody keeps you out. They only let you see, as you cross the green, that they have noticed which way you are walking.}

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

The first is printed, by a child. *Fell down by the pump and went red.* The second says: {Kind 5+: *Very kind, when there is somebody by.*|Exact 5+: *Is always right, and then looks at you till you say so.*|Constant 5+: *Will not let one alone until one is grateful.*|Merry 5+: *Laughs before you have finished, so as not to have to hear the end.*|Wayward 5+: *Fond of all of us. Has never come back to one.*|Proud 5+: *Says good morning like a person giving change.*|Inquiring 5+: *Asks how you are, and I think writes it down.*|*Seems nice. I could not tell you one thing about them.*} You read that one again. The third is in pencil: *Has the girl's room, and her bed. Never once asked whose it was.* Nobody has signed. You look for a hand that you could dislike.

The fourth is folded smaller than the others, and stuck with a wafer, and the ink has come through the paper. It is violet. You know of one person who writes in violet, and she had been to every house but her own.

== Open the violet one
when: The Four Slips exactly 1
one-way: yes
image: folded-valentine

It is about you. If you read it you will have to go home and look at her, knowing what it says, and she will see that you do.

=== always: Not Told
turn: opponent is right
lose: Talk 3
set: The Four Slips 2, The Violet Slip 1
gain: Sundays at Tithe 1
journal: offer
image: folded-valentine

*I was not told,* it says. *I had it from Miss Pomfret, over a wall, and I had to stand there and look as though I knew. I should have liked to be told.*

That is all there is. It would have been easier to be angry with something longer. You sit down where you are, on the floor of the barn, with your back to a post and half of Lampwick hanging over you. After some time you lick the wafer, and stick it down again. It shows. You put your thumb on the place, and press.

== Hang it up again, shut
when: The Four Slips exactly 1
one-way: yes
image: lock-under-glass

She has a right to say one thing about you with you out of the room. But it would hang here as long as the barn does, and you would not know.

=== always: As It Is
turn: rule with teeth
lose: Talk 3
set: The Four Slips 2, The Violet Slip 2
gain: Sundays at Tithe 1, Constant 1
image: lock-under-glass

You lift it back to its peg with your face turned away, and tie the string twice. In the doorway stands the youngest of the aunts, with a broom. "I do the barn," she says. "I have read them all, in the winters. I could nod, if it was kind. It would only be a nod." You walk out past her with your hands over your ears, as a child does.

You do not sleep, and the day after is Sunday too. At dinner she reaches across, and takes your plate from in front of you, and cuts up your beef, quite small. Nobody asks her why. She gives it back to you without lifting her eyes. It may be what is done for somebody of whom a kind thing was written. It may be what is done for the other sort. You eat one piece after another, to see if you can tell. It tastes of beef.

== Read what hangs on other people's pegs
image: bundle-of-letters

There are judges here, and neighbours, and people who have been rude to you. They would not know. What you read could be sold by the word, at home. But they notice who goes in, and you would be longer getting home.

=== always: Other People's Pegs
lose: Talk 1
gain: Sundays at Tithe 1, Overheard Word 4, Pegs Read 1

{Pegs Read 4+, Hedge in Time 1+: You are looking for a pair of eyes. You go through some three hundred people, with your candle, and there are grey ones among them, but they squint, or are a magistrate's. Then, in a row that you do not know, there is this: *Looks at one for as long as is decent, and goes on.* You put your hand over the name before the light can get to it. Names are not asked, here. You read that one slip until you have it by heart. The other three you turn to the wall, and you hang them up by feel.|Pegs Read 4+: You go in now without looking round, and take them down four at a time, and nothing surprises you. Crossing the green you meet the youngest of the aunts. She colours. There are four slips with her name on them too, and you had those yesterday. You tell her that it is a fine Sunday. You lift your hat an inch higher than it need go, and watch her try to see which of the four it is that you mean.|Pegs Read 3+: You find the curate. *Counted the collection twice, and the second time it came out less.* You have eaten his supper. He was to have had new boots that winter, and he went about in the old ones, and you remember being amused at the noise they made. You put the slip back so that it hangs behind the other three.|Pegs Read 2+: Here is Miss Pomfret, who had it first. *Tells a thing so as to be asked to sit down.* The other three say the same, in three other hands. You think of the stairs, and of her with her mouth open to begin, and of the times that you had your hand on your door by then and went on turning it.|You go first to a man whom you dislike. He is a Justice, and has a brass plate over his peg. *Wept,* says the first slip, *on a bench by the pump, in front of my children.* It was over a dog called Duchess. He had it in his lap, rolled up in his gown, and asked a little boy whether he thought that it might be asleep. You read all four of them twice, with great enjoyment. He has a way of looking at his watch when you speak. "And how is Duchess, my lord?" you say, aloud, there in the barn, to hear how it would come. It comes very well, and better with a smile.}
