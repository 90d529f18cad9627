= Round the Lamps with Ada Trimble
where: Lampwick
when: Introduced exactly 10
outfit: yes
image: lamp-and-ladder
scene: round-the-lamps
order: 130
teaser: She makes the morning, and would be glad of somebody at the other end of the ladder.

Ada Trimble is the Lighter of Lampwick. Her ladder has sixteen rungs; her round has three hundred and twelve lamps, oil and wick by custom, where others have gas; and her knees, she mentions, are sixty-one. She needs somebody to carry, somebody to look out, and somebody to say the words at the bottom while she says them at the top, since it does not do to leave a gap. "I pay by the lamp," she says. "You'd be surprised how few can do it without talking."

== Say the words at the bottom
needs: Words Said Today under 1
locked: Ada will not hear them twice in a day. They wear, she says.
image: lamp-post

*Somebody's up.* It is said in Underhall to every light as it is lit, and there has to be somebody who says it first.

=== always: Somebody's Up
gain: Echoes 11, Constant 1, Lamps Answered 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Words Said Today 1, A Day's Work 1

{Lamps Answered 5+: You no longer hear yourself say it. Ada does. When you have begun to think of your breakfast she stops on the top rung with the match lit, and lets it burn down to her fingers, until you have said it again and looked at the lamp. She takes the price of the matches out of your pence.|Lamps Answered 2+: You say the words at the foot of each of the first hundred lamps, and Ada at the top, and by the corner of Wick Row your voice has found the height at which it carries. A milkman waits until you have done before he rattles.|You say it at the foot of the first lamp. Up the ladder Ada says it; across the square the fishmonger does, then a maid on a step, a cabman, a child being carried. It goes away from you down Tinder Street, door by door, as low as breath. You have done sixty lamps before you notice that it does not stop where the street does. Far off, a little after the last of them, from no house that you can see, it is said once more.}

=== rare 18%: Not Chandlery
set: Matches Kept (1 + [Matches Kept] - 2 * ([Matches Kept] / 2)), Words Said Today 1, A Day's Work 1
turn: secret learned
gain: Echoes 3, Candle-End 4, Inquiring 3, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Matches Kept exactly 2: One of the second hundred is alight when you come to it. Under the next there is somebody, with an arm up, and no ladder. Ada says the words. The arm comes down, and you hear them said back, by a voice that has to think what comes after the first. Then it is running. So are you.|One of the second hundred is alight when you come to it. Ada puts her ladder up just the same, climbs, looks, and comes down with a dead match on her palm. "Not mine," she says. "Mine are Chandlery." This one is long, and slate blue at the head, and has been pinched out between two fingers.}

{Matches Kept exactly 2: You are the faster, as far as Pan Alley. There all the doors are shut, and on the cobbles is a box with no maker's name, and five matches in it, as long as your hand and slate blue at the head. "I've a page for those at the back of my book," says Ada, when she has her breath, "and I'd not show it to anybody who hadn't run. The next time there's a lamp gone out, you come and report it, and I'll let you see what they have in common." You put the box into her hand, and close the hand on it. There are four.|She ties it into her handkerchief, with others like it, while the whole street looks at the ground. Ada says the words to the lamp; but then she waits, with her head up, for whoever lit it to say them back.}

== Carry the ladder
challenge: Dangerous 22
needs: Dangerous 17+, Ladder Carried Today under 1
locked: A shoulder that has had the ladder wants a day without it.
second chance: Second Wind
image: ladder

Sixteen rungs of ash, through a market that has not had its breakfast. It has a front end, which you will be minding, and a back end, which breaks windows, and they go down to you.

=== success: The Spare Pane
gain: Echoes 14, Windows Spared 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Ladder Carried Today 1, A Day's Work 1

{Windows Spared 5+: The market is used to you. It opens at the first sight of the front end and shuts behind the back one. Ada has left off carrying glass; she keeps a bun in that pocket. "I had a bet with Mr Crouch, the glazier," she says. "He'd like a word with you, when you've a minute, about what you think he lives on."|Windows Spared 2+: A barber lifts his awning for you without looking round from the chin that he is doing. The fishmonger's boy walks in front and shouts. You take the corner of Wick Row with a hand's breadth to spare at both ends.|The trick is to be at the back of the ladder in spirit. You take the corner of Wick Row in one, go up over a perambulator, dip beneath the arms of two people kissing, and ground it under lamp fifty-three without the loss of a chip of kerb. Ada looks along the ladder, and then at you. "Most do a window," she says. "I carry the glass." She takes a pane out of her apron and turns it about. There is nothing to mend, and she has to put it back.}

=== rare success 22%: Sixteen Rungs
set: Callers by the Window (1 + [Callers by the Window] - 2 * ([Callers by the Window] / 2)), Ladder Carried Today 1, A Day's Work 1
turn: danger
gain: Echoes 6, Candle-End 4, Merry 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

{Callers by the Window exactly 2: From the same top window on Wick Row somebody says "Ada," and not low. You stand the ladder against the house, and look at the kerb.|From a top window on Wick Row somebody says "Ada," very low. She has you stand the ladder up against the house, where there is no lamp, and look at the kerb.}

{Callers by the Window exactly 2: It is one pair of boots this time, with a stop on every rung to make sure of it. She is sixty. Her nightgown is tucked into a skirt, and she has a cold chop in paper. "You needn't look at the lamp, Ada Trimble. I don't want them fetched back," says somebody's aunt. "I was awake. I lay there and snored at those two for a quarter of an hour, to give them the stairs. And they would go by the window! I mean to knock at whatever door it is, and ask them what time they call this. Which way was it?"|You look at the kerb. A carpet-bag comes down past you; then one pair of boots, unlaced; then another pair, in silk. Somebody's aunt is snoring in the room above. Two people say thank you, and run.}

{Callers by the Window exactly 2: Ada looks at the lamp. Fathers have asked her that. The aunt gives you the chop to hold, and does up her other boot against the bottom rung. All Wick Row is dark except where the two of you have been. You tell her which way they ran, and then have to run after her with the chop.|"I've been asked why sixteen," says Ada, when the street is empty. She takes the front end herself. "A lamp wants twelve."}

=== failure: Neighbours, Gained
turn: farce grows
gain: Echoes 4, Breakages 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Windows Done 1
set: Ladder Carried Today 1, A Day's Work 1
only if: Breakages under 8

{Windows Done 3+: You do the same two windows. Nobody minds; they were hung on hinges, after the last time, and they swing in as the ladder goes by and out when it has gone. What you could not have known about is a third, in the new bakery. Mr Crouch the glazier is standing under it with his bag. He has been walking behind you since the pump.|Windows Done 2+: You look to the back end, this time, and the front goes in at a dentist's. It goes a long way in. When you and Ada have drawn it out again there is a gentleman on the fourth rung, with a napkin round his neck, who asks to be put down anywhere at all, and runs off along Wick Row with his boots in his hand. The pane goes down to you. "And you owe for the one tooth," says Ada, when she has spoken to the dentist, "because he'd been paid for it, and he says that he could have had it out in the time that it took you to say you were sorry."|It is the back end. You have turned round to apologise to the first window when it does the second. Ada has the putty out; she carries glass on purpose. While she works, the householders lean over the two sills to be civil, and it emerges that each has long wanted to speak to the people opposite, and that now there is nothing in the way. They are still at it when the lamps are done. The windows go down to you, at a half each. "And the other halves," says Ada, writing, "to neighbours, gained."}

== Look out for the one that smokes
when: base Watchful under 26
challenge: Watchful 20
needs: Watchful 15+, Smoking Lamp Seen Today under 1
locked: One lamp smokes in a day. You have to be early, and awake.
second chance: Borrowed Lens
image: smoking-lamp

One wick in three hundred has been cut wrong. It must be seen from below, at a walk, by somebody with nothing else on their mind.

=== success: It Leans
turn: secret learned
gain: Echoes 14, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Smokers Found ([Smokers Found] + 1 - 7 * ([Smokers Found] / 8)), Smoking Lamp Seen Today 1, A Day's Work 1

{Smokers Found exactly 2: Tonight it is lamp a hundred and eight. You call the number, and Ada climbs, and looks, and trims. "Wick," she says, as if she had been let off.|Smokers Found exactly 3: Tonight it is two hundred and two, which has a moth in it. Ada opens the glass, and has to wait, with the one sleeve going brown, until the moth has made up its mind which of you to go home with.|Smokers Found exactly 4: You see it from the end of the street: a flame that goes up and down, slowly, like something breathing. On the sill above is a boy with a straw. "I wasn't doing it to put it *out*," says the boy, "I was only doing it to see if it would." Ada knows how that is. She holds him by the braces while he trims it.|Smokers Found exactly 5: Thirty-nine smokes only for as long as you look at it. You turn your back, and tell Ada what you can see of it in the fishmonger's window, a flicker at a time, until she has got her scissors round behind it.|Smokers Found exactly 6: Three of them are smoking, one after another, all down Pan Alley. The wicks are not to blame. A Mr Ames is at his window with a pipe, walking twins; and by the look of him he has been at that since four. Ada takes a twin up the ladder with her, and the twin drops off at the tenth rung.|Smokers Found exactly 7: A hundred and forty is doing it out of sympathy, says Ada, with the one next door. She trims the one next door. You would not have believed it; but from the corner, when you look round, there are the two of them, as white as milk.|Smokers Found exactly 8: You can tell by now, from the far end of a street, which lamps want scissors and which want somebody to go up and knock. Ada takes the first kind and gives you the pole for the second. You say that you were passing, with a ladder. As a rule they have the kettle on.|All the flames stand up straight in their glasses except one, at lamp seventy, which leans by about a hair towards a shut window on the second floor. There is no draught. Ada trims the wick, and the flame stands up. She comes down, and it leans again. "It's not the lamp," says Ada, "it's Mr Rudge. He's lying awake." She knocks at the shutter with her pole. Mr Rudge opens it, in his nightshirt, with red eyes, and they talk for longer than she gives to any lamp. When she has come down you look for the flame that leaned, and have to count the posts to find it.}

=== rare success 22%: Entered as Smoking
set: The Step over the Ovens (1 + [The Step over the Ovens] - 2 * ([The Step over the Ovens] / 2)), Smoking Lamp Seen Today 1, A Day's Work 1
turn: kindness found
gain: Echoes 14, Kind 3, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{The Step over the Ovens exactly 2: It is the one outside the baker's again, black on the left side. Ada climbs, looks, and comes down without having touched it. The flannel is there, on its two pins. On the step over the ovens nobody is asleep.|It is the one outside the baker's, black on the left side to the top of the glass. Ada climbs, looks, and comes down without having touched it.}

{The Step over the Ovens exactly 2: There is a mug, with a skin on the milk, and a clean place the length of a man. "They moved him on," says a small girl, through the railings and two more pins. "He'll come back when he's done being moved, only I've got to keep it dark for him till then, or else he won't know which one's his."|A square of flannel has been hung inside the pane, on two pins, by somebody with small fingers. Below it is the step over the ovens, where it is warm, and on the step a man is asleep who has nowhere else to be. The shadow of the flannel comes exactly across his face.}

{The Step over the Ovens under 2 or The Step over the Ovens 3+: "It was in his eyes," says Ada. She pays you for the finding, and enters the lamp in her book: *smoking.*|Ada has the book open, and looks at neither of you. A lamp with nothing the matter with it has to be put right: that is the first thing in her articles. "It was you that found it," she says. "What do I put?" You look at the lamp, and at the mug, and tell her that it smokes.}

=== failure: Apologising to Sheets
turn: outplayed
gain: Candle-End 1, Murmurs 7, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Smokers Missed 1
set: Smoking Lamp Seen Today 1, A Day's Work 1

{Smokers Missed 3+: You have the number right, this time, and the street wrong. In the street to which you have sent her Ada climbs to a lamp that burns like a lily, and by the light of it a child at a window is holding up its hand to make a rabbit. She lets it finish. By then the smoker has done two dozen pillow-cases and a surplice. From behind the surplice a low voice says that it has always been partial to rabbits.|Smokers Missed 2+: A hundred and four, you call. But a hundred and four is admired, down the whole of its row, for how clean it burns; and the people who think of it as theirs come out upon the step, in their night-things, to hear who said otherwise. You apologise to each of them. The one at the back, whom you can't see very well, assures you that there is no harm done; and when they have all gone in, and shut the door, that one has not gone in.|Twelve, fifty-eight and ninety, you report. Ada climbs to all three and finds nothing amiss. It was the people underneath you had been looking at: a girl reading, a man asleep on his feet, somebody old with a pie. "They want seeing to, right enough," says Ada, and turns all three up by a quarter. The smoker was a hundred and seventy. It goes over a whole street's washing, and you finish the round apologising to sheets. From behind the last of them a low voice says that it does not matter. There is nobody there.}
