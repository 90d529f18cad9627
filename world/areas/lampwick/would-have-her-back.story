= Nobody Would Have Her Back
where: Lampwick
when: Introduced 10+, Win Tolley's Character under 1, base Watchful 33+ or base Shadowy 33+ or base Dangerous 33+ or base Persuasive 33+
image: written-character
order: 57
teaser: A person on the bench by the pump would like to know if you can write.

Winifred Tolley came down the Steps three weeks ago{Hours at the Last Step 1+:, past your lantern}, and has been dismissed from four situations since. "I told a lady that the veal was off," she says. "It *was* off. There were fourteen of them looking at it." Without a written character she will get no fifth. Miss Amabel Crake, the Registrar, is beside her on the bench with the stamp in her bag; and it seems that you are the one person in Lampwick to whom Win has never said anything that you did not want to hear. "I haven't had time," says Win. Whoever signs is surety. "One's name is written after the servant's," says Miss Crake, "and what the one is found to be the other is taken to have been."

== Write what is true
image: pen

She says what she sees. That has lost her four places, and you would be putting it down as a recommendation.

=== always: To a Fault
turn: standing up or down
set: Win Tolley's Character 1, What You Wrote of Her 1
gain: Exact 2
start: Three Houses Reply
journal: offer

*She is honest, to a fault,* you write; and then, as there is a good deal of the sheet left, *The fault has generally been in the veal.*

Miss Crake reads it through twice. "There have been sixty thousand before me who were honest," she says. "I have not before seen it mentioned as a thing that might give trouble." She breathes on ADMITTED. Win Tolley has the sheet out of her hand while the ink is wet. She goes along every line with her finger, to the end. "You've spelt *generally* wrong," she says, and puts both arms round you.

== Write what is kind
image: violet-ink

One word would do it: *discreet*. She would have a place by Lamps. But your name would be under the word.

=== always: One Grows into Them
turn: won at a price
set: Win Tolley's Character 1, What You Wrote of Her 2
gain: Kind 2
start: Three Houses Reply
journal: offer

"That isn't me," says Win, when she has got to the word. But it might be, you tell her. "It might be *anybody*," says Win.

You look round for help to Miss Crake. She has the letter on the lid of her bag, and sits before it with her hands out, like a person with a fire. "I have seen a great many that were not the person," she says at last. "One ought to send them back, and one looks up, and there they are. I have thought that perhaps a character is not what you have been. Perhaps somebody holds it out, like a sleeve." She brings down the stamp herself, very straight. "One grows into them," says Miss Crake. "I believe that it can take thirty years."

== Write the one thing that nobody could object to
challenge: Watchful 31
second chance: Borrowed Lens
image: small-print

You would have to think of one, here, on a bench, while she is telling you about your hat.

=== success: She Can Count
turn: bargain
set: Win Tolley's Character 1, What You Wrote of Her 3
gain: Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50)), Thrifty 1
start: Three Houses Reply
journal: offer

You give her your purse to hold, and go twice about the pump. "Fourteen and two," says Win, giving it back, "and a button. And there's a thing in it folded up that you look at. I didn't."

*She can count,* you write, *and gives back what she is given.* Miss Crake stamps that; and Win Tolley, having read the whole, sits looking at the second half for longer than at the first. "It's not so long as some of them have," she says.

=== failure: She Is Never Late
turn: farce grows
set: Win Tolley's Character 1, What You Wrote of Her 3
gain: Talk 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
start: Three Houses Reply

*She is never late,* you put, and are pleased with it. But Win would like people to know that she was late on Tuesday, through telling a driver in Gilt Street what was the matter with his horse. So you put *seldom*; and there is a discussion upon *seldom*, to which the muffin-man is called; and what Miss Crake finally stamps, with her eyes shut, has four words crossed out, a day of the week, and a horse. People ask to have it read to them.

= Where She Would Do
where: Lampwick
when: Win Tolley's Character exactly 2
image: bundle-of-letters
order: 56
teaser: Three people have answered for Win Tolley, and you are to say which.

Three have answered. Mrs Araminta Tidy wants a cashier for the bishops, *of good address*. Miss Dorabella Finch wants somebody in the prompt-box at the Gallipot, since the last one went to sleep in the storm. And Lady Ansty, on Crownhill, who has everything else, wants a companion. They have all read your letter, {What You Wrote of Her exactly 1: and each of them has underlined *honest*|What You Wrote of Her exactly 2: and each of them has underlined *discreet*|and each of them has underlined *gives back*}. "I don't mind which," says Win Tolley. "I'll be the same." You are surety, and had better mind.

== The Bazaar
image: bishop-shelf

She would be selling, to people who are sorry for the Roof, a thing that nobody wants. She would be asked about it.

=== always: Forty Bishops
turn: standing up or down
set: Win Tolley's Character 3, Win Tolley's Place 1
start: She Has Said Something
image: bishop-shelf

Win is put behind the bishops, with a saucer. "Is it wool?" asks a lady. "No," says Win. "Does it last?" "No," says Win, "and it doesn't wipe." The lady has come a long way to do good, and nobody has ever stood in front of her with so open a face. She buys two. By Snuff they are standing three deep to be told the worst; forty bishops have gone, scowling; and Mrs Tidy has come by with her callipers, to find out what the girl is doing, and has not been able to find that she is doing anything.

== The Gallipot
image: playbill

In the prompt-box she has only to follow the page with her finger, and speak when it stops.

=== always: From the Box
turn: a tie begun
set: Win Tolley's Character 3, Win Tolley's Place 2
start: She Has Said Something
image: theatre-box

With a candle and a bun she is let down into the box, on a Tuesday. Nobody dries. At the level of their boots is a face that has not seen the play before, and is waiting to be told what happens; and they find that it is a good deal harder to forget a line in front of that face than before twelve hundred people in hats. "She *believed* me," says Dorabella Finch, in the interval, holding on to you. "In the letter scene. I've lied in that scene for seven years, and she looked at me, and I had to go and mean it."

== Crownhill
image: growler

The place is worth sixty pounds a year, and a room with a fire. But Lady Ansty asks people how she looks.

=== always: A Great Comfort
turn: secret learned
set: Win Tolley's Character 3, Win Tolley's Place 3
start: She Has Said Something
image: growler

The Ansty carriage fetches her, with a footman up behind. You have the news of it from him on the Wednesday. Lady Ansty has asked if the green becomes her, and been told that it does not; and in all that house, from the boot-boy to the Earl, there was such a quiet as there is when a tray has been let go and has not yet come down. Then my lady went up, and took it off. She wore the grey to dinner. She had always liked the grey, she said, and could somebody tell her who it was that hadn't?

= Returned, with a Question
where: Lampwick
when: Win Tolley's Character exactly 4
urgency: high
image: sealed-letter
order: 13
teaser: Your letter about Win Tolley has been sent back to you, and the person who had it has come too.

{Win Tolley's Place exactly 1: Mrs Tidy has your letter pinned on her, over the rota. A customer asked Win what a bishop costs to make. "A penny-farthing," says Mrs Tidy. "She had worked it out. Now nobody ever bought a bishop for the bishop, they bought it so as to give us twenty pence without being seen to, and I have let them for a lifetime. She has made them say so. And they won't, they're shy; they've gone home. The Roof is out by twelve pounds."|Win Tolley's Place exactly 2: Dorabella Finch has your letter in her muff. In the fourth act, in the long wait, when the whole house was leaning, a voice from the prompt-box said, *I don't think they're coming.* "And they're not, bless her!" says Miss Finch. "There isn't a creature in that house who doesn't know it. But I've eighty people who eat by not having it said, and now I go on, and I wait, and I can hear them not believing me."|It is the footman, with your letter on a tray. Lady Ansty asked how she looked, as she does. "Frightened," said Win. My lady has not come down for two days. "She was," says the footman, whose name is Rudkin. "She's been frightened as long as I've had her. But she'd not been told that it showed, you see; and there's a lot of us stand behind that chair and have thought that if *she* wasn't..."} Win Tolley is standing a little way off, with her box. She does not see what she is to be sorry for, and has come to have it explained. What you wrote will be asked about.

== Say that you would write it again
image: signature

{What You Wrote of Her exactly 2: You would be standing to what was never so.|What you said was so, and has done harm.} Whoever is surety pays.

=== always: Surety
turn: won at a price
set: Win Tolley's Character 5, What Became of Her 1
lose: Echoes 60
gain: Constant 3, Talk 2
start: She Has Written Something
image: signature

{Win Tolley's Place exactly 1: You pay the Roof, so far as your pocket goes, and say to Mrs Tidy's face that you would do the same again. "So would she," says Mrs Tidy. "That is just what I complain of." But she takes Win back, and puts her on to weigh scones, where nobody asks.|Win Tolley's Place exactly 2: You pay for the seats that were given back. Dorabella Finch will have her in the box again, on a condition, which is that somebody gags her in the fourth act; and Win, who is handed the handkerchief, says that it seems fair.|You go up to Crownhill, past the footmen, and say to a shut door that there is nothing amiss with being frightened and you would send her the same girl tomorrow. A good while goes by. "Is she *there?*" says the door. "Tell her to come in. There's nobody else I can look at."} You are talked of at some length, because people like a story with a sum in it.

== Take the letter back
one-way: yes
image: bundle-of-letters

You can cross out your name. Hers is above, and would go with yours; Miss Crake will do them with a ruler. The person in front of you would have what they came for.

=== always: Struck Through
turn: lost for good
set: Win Tolley's Character 5, What Became of Her 2
gain: Proud 1, Candle-End 6
start: She Has Written Something
image: blue-pencil

Miss Crake will not lend you the ruler. A Registrar has to do that herself. She draws the line through both the names, and is slow about it, and then sits with her hand spread over the place, as if to keep off a draught.

"That's right, then," says Win Tolley. "You wrote it before you knew. It wouldn't be honest to leave it." She has picked up her box. She thanks you, without any side to it, for the three days. {Win Tolley's Place exactly 1: Mrs Tidy, who has got what she came for, calls after her that there is soup.|Win Tolley's Place exactly 2: "I never said to do *that*," says Miss Finch.|Rudkin the footman has forgotten to hold up his tray.} You can see her as far as the arch, because she stops to tell a cabman something about his horse.

== Ask her to say that she was mistaken
challenge: Persuasive 48
second chance: Word in Season
image: speaking-tube

Four words, and they would all be comfortable. You would be teaching her how.

=== success: I Was Mistaken
turn: opponent is right
set: Win Tolley's Character 5, What Became of Her 3
gain: Merry 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
start: She Has Written Something
image: speaking-tube

You are very good at it. You tell her that it is like holding a door; that people do know, and only want to be let through without being looked at. She takes it in with her lips moving. "I was mistaken," says Win Tolley, and looks up to see what happens.

{Win Tolley's Place exactly 1: Mrs Tidy unpins the letter, and gives a great sigh.|Win Tolley's Place exactly 2: Dorabella Finch kisses her on both cheeks.|Rudkin goes up Crownhill with it at a run.} So all has come right. Win goes back to her place, says *I was mistaken* twice more that day, and has a rise in wages. You meet her on the Friday, in a better hat. You ask her, as you always have, how you are looking. "Ever so well!" says Win. She has not looked.

=== failure: I Wasn't, Though
turn: standing up or down
set: Win Tolley's Character 5, What Became of Her 1
gain: Talk 1, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50)), Inquiring 1
start: She Has Written Something
image: pointing-finger

"But I wasn't, though," says Win. You put it to her in another way. She agrees that it would be kinder; she agrees that they would all feel better. She goes red with trying. "I was mis..." says Win Tolley, and claps both hands to her mouth, like a person who has been asked to swallow a coin.

That turns out to be enough. {Win Tolley's Place exactly 1: Four daughters has Mrs Tidy brought up, and she knows the sound of somebody who can't.|Win Tolley's Place exactly 2: Dorabella Finch, who has heard a great many actors say the words, has never heard any of them not.|Rudkin is seen to smile, for which he will be fined.} She may come back, so long as she is asked nothing. "You nearly had me saying it," says Win to you afterwards, shaken. She walks on your other side for a day or two.

= In Win Tolley's Hand
where: Lampwick
when: Win Tolley's Character exactly 6
image: written-character
order: 58
teaser: A character has been written for you. You did not ask for one.

Miss Crake has come up to the square on a day that is not her half-day. She has a letter in her bag, and would like you to sit down. {What Became of Her exactly 2: It is from the Area Steps. Win Tolley has found a place there, with Mrs Pike, telling arrivals about the last one.|It is from Win Tolley.} "She did not apply to you first," says Miss Crake. "She thought that you would try to help. It is a character, of yourself; it is in order; and I have not stamped it, because I thought that one might prefer to see it before it was true."

== Read it
image: pen

She has put down what she saw, at no greater length than that took.

=== always: What She Saw
turn: opponent is right
set: Win Tolley's Character 7
gain: Inquiring 2, Watchful 4
journal: offer
image: pen

{What Became of Her exactly 3: *I used to know,* it says, *but I was shown how to say something else and now I can't tell which I am doing. Very good company, I should think.* The signature has been practised.|What Became of Her exactly 2: *Sorry afterwards,* it says. *I was looking back and saw. Will put a name to a person and take it off again, but not without minding. Would have this one back.*|What You Wrote of Her exactly 2: *Told a lie for me,* it says, *and paid for it, in front of people, and did not say that it was a lie, even to me, I think so as not to spoil it. I am trying to be it. Would have this one back.*|What You Wrote of Her exactly 1: *Put down the truth about me when it would have been easier not. It cost sixty pence. Cannot spell. Would have this one back.*|*Looked for something nice and found one,* it says. *Careful with money, but there is a thing folded up in the purse that is not money. I did look. Would have this one back.*} Miss Crake has turned ADMITTED round on its flannel so that the handle is towards you. You tell her that you would sooner see it done from her side.

== Have it read out, in the square
image: speaking-tube

People have said things of you since the day that you came. This would be the first that was sworn to. You do not know what is in it.

=== always: All of It
turn: danger
set: Win Tolley's Character 7
lose: Talk 3
gain: Merry 2, On Calling Terms 1
journal: offer
image: speaking-tube

The muffin-man reads it, since he has the voice. {What Became of Her exactly 3: It is all praise. The square hears him out, with its head on one side; and the fishmonger asks, at the end, whom that was about.|What Became of Her exactly 2: *Took a name off me,* reads the muffin-man, and stops, and looks at you; and then goes on, since he has been paid to, as far as where you were seen to mind.|He is rather less than a minute. Your temper is in there, and your boots, the sixty pence, and how you take the last piece and say that you thought nobody wanted it.} You look at the pump. When you look up they are all nodding, slowly, like people who have been told the time by somebody with a good watch. "Well, that's *that*," says the fishwife. Nobody has anything to add.

== Put it away, and not know
one-way: yes
image: trunk

You could keep the thing, folded in four, for a day when you wanted it. Miss Crake keeps one like that.

=== always: Folded in Four
turn: a tie begun
set: Win Tolley's Character 7
gain: Constant 2, Candle-End 8
image: torn-leaf

You ask if she thinks less of you. "I have had mine for thirty years," says Miss Crake, "and I read it every night, and I know that it is not so." She goes rather pink. "I could not tell you what it would be to have one that was; and not look. I think that I should like to know a person who had." She writes it down in the book all the same, *one letter, unread*, with the date. From now on, when she sees you from the hatch, she puts her hand flat upon the lid of the bag; and you put yours to your pocket.
