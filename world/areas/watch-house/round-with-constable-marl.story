= Round with Constable Marl
where: The Watch-House
outfit: yes
image: bulls-eye-lit
scene: bulls-eye
order: 100
teaser: {Nights with Marl 6+: He has brought the second stool.|He is allowed a pencil and a lamp. He has nobody to hold the lamp.}

Constable Tobit Marl draws everyone whom the Watch brings in, and walks the ward from Snuff until the cabs stop{The New Back Street exactly 3: , by way of a passage that has to be kept moving}. He would rather be good at the one than promoted for the other. "I can't draw and hold the bull's-eye," he says, "and I can't walk and look. It wants two. They've told me that I may have two if I don't ask them to pay for it." People say a great deal, he has noticed, in front of whoever has the lamp.

== Hold the lamp while he draws
needs: Drawing Lit Today under 1
locked: Constable Marl makes one drawing a day.
image: bulls-eye-lamp

There is nothing to lose by it but an hour, and the feeling in one arm. You would hear what is said on the bench.

=== always: From the Left
gain: Overheard Word 7, Nights with Marl 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Under the Lamp ([Under the Lamp] + 1 - 7 * ([Under the Lamp] / 8)), Drawing Lit Today 1, A Day's Work 1

{Under the Lamp exactly 2: A bigamist, a boy with an eel, and two sisters who have each confessed to save the other. You hold the lamp to all of them alike, and the sisters, when the light is off them, agree what they will say.|Under the Lamp exactly 3: A man who has sold the same horse four times has been brought in with it. Marl puts in the horse. You hold the lamp for both, and along the bench they lay odds as to which will be asked to sit.|Under the Lamp exactly 4: The night is a slack one, and brings only a man who walked into the Lull by mistake. Marl does him dry to begin with, from the description, and then wet, from the life; and the man, steaming, asks if he might have the wet one for his mother.|Under the Lamp exactly 5: She has been selling tickets for the tide. She will be taken from her good side, she says; and when Marl asks her which that is the whole of the bench tells him, and there is very nearly a fight. You hold the lamp wherever it is not.|Under the Lamp exactly 6: Two constables bring in a third, whom they took for somebody else in the dark. He will not hear of its being a mistake. All evening he sits among the pickpockets with his chin up; and Marl, who has drawn him before, as a favour, says that he never had so much expression when he was innocent.|Under the Lamp exactly 7: Not one of them will look up. You lower the lamp, by inches, as far as the floor, and they follow to see where it is off to. Marl, who is on his stomach behind the stove, gets a dozen before the tea.|Under the Lamp exactly 8: You know by now how he wants it: from the left for liars, Marl says, and from above for anybody who is sorry. The bench says good evening to you by name.|He moves your elbow up an inch, and then another. Under the lamp a pickpocket becomes all cheekbones, and talks about his mother. On the bench, in the dark, they are talking about the pickpocket.}

=== rare 14%: Both Hands
set: Chalk on the Bench (1 + [Chalk on the Bench] - 2 * ([Chalk on the Bench] / 2)), Drawing Lit Today 1, A Day's Work 1
turn: a tie begun
gain: Reliable Rumour 2, Nights with Marl 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Chalk on the Bench exactly 2: The old woman comes in by herself this time, with her hair up, and asks to see him. He was in chalk, on the bench, and four people have been sat there since. The lamp-post is left. The man against it has gone off, on the back of somebody's trousers, with the hat. "I try to think of him now, and it's that drawing that I get," she says to Constable Marl. "I can't see round it to what he was like. So I thought that I'd better have the drawing."|An old woman has been brought in for shouting at a lamp-post. She will not look at the light, nor at Marl, so he puts down his pencil, and draws instead with the chalk on the bench beside her, upside down, so that it is the right way up for her. He draws the lamp-post. She takes the chalk out of his fingers and puts a man against it.}

{Chalk on the Bench exactly 2: Marl has never been able to do a man out of his head. He looks at you. So you go and stand against the wall, under the gas, with one foot up. "No," says the old woman. "He'd been waiting." You let down your shoulders by an inch or so. "Longer," she says. You wait.|"With a better hat," she says. They work on the hat together. "You did see that?" Marl asks you on the doorstep afterwards. "I never did a hat like that in my life."}

== Walk the round with him
needs: A Case for the Assize 4+, Round Walked Today under 1
locked: The round goes out once a day.
challenge: Watchful 43
second chance: Borrowed Lens
image: lamp-beam

Forty doors to be tried, and he tries them; you would see what has been altered since last night. The ward does not care to be looked at by two.

=== success: All's as It Was
gain: Reliable Rumour 1, Overheard Word 2, Rounds with Marl 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Round Walked Today 1, A Day's Work 1

{Rounds with Marl 8+: You have the round by heart, so that you see only what is new in it: a curtain, a whistle, a step scrubbed on the wrong day. Marl writes them down as you walk, and has begun to draw the curtain.|Rounds with Marl 5+: The tannery has a new bolt, and the chapel beside it has lost one. Marl rules a line from the one to the other in his book, and wishes the verger, who is up late, a good evening.|Rounds with Marl 2+: At the ropemaker's there are two hats where there was one, and at the widow Tansy's there is one where there were two. Marl moves his pencil from one column to the other. He is glad, he says, that they have settled it.|It is a matter of what was where. A barrow stands at the ropemaker's which stood last night at the tannery, and has been pushed there by a person with one bad wheel and a good reason for being quiet. Marl tries the ropemaker's door, and it opens.}

=== rare success 8%: The Hand on the Book
set: Tarrant's Second Oath (1 + [Tarrant's Second Oath] - 2 * ([Tarrant's Second Oath] / 2)), Round Walked Today 1, A Day's Work 1
turn: won at a price
gain: Sworn Particular 1, Rounds with Marl 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Tarrant's Second Oath exactly 2: The same coat goes up the same wall, and stays there. Mr Felix Tarrant is sitting on the top with his hat beside him, waiting to be caught. "I'd like to swear to another one," he says. "I gave you a name, and it was a good one, and I've had to think since then who it would fall on. He's got a stammer. I only met him the once, in a queue."|You see a coat go over a wall, and Marl goes over after it, head first, into the water-butt on the far side. When you have fished Marl out he has a man by the collar, and cannot see him for water. So it is only you who look at the face, while it swears. Mr Felix Tarrant, late of the Bell-Board, was paid to lose a page of its minutes, and for his liberty he will swear who paid. There is no Book nearer than the Watch-House. "That one, then," says Mr Tarrant, and puts his wet hand on Marl's sketches.}

{Tarrant's Second Oath exactly 2: The Book is on the stove, in a lump. So Marl draws a hand, laid flat, and over that the face of whoever paid, with the ears and the chin as Mr Tarrant gives them to him. You see whose it is going to be before they do. "That's me," says Mr Tarrant. "Nobody paid. I took a page out to see if they would miss it." You hold the lamp to that face for as long as Marl needs. He needs most of an hour, and neither of them looks up.|Now it has been sworn on, and may not be opened before a court has read it. Marl sets it on the stove, shut, to dry in a lump. "It was my best fortnight," he says. He has the name. What he wants from you, while you can still see it, is the face of the man who swore.}

=== failure: Very Good Nights
turn: outplayed
gain: Overheard Word 6, Particulars 7, Very Good Nights 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Round Walked Today 1, A Day's Work 1

A man on a ladder wishes you both a very good night. {Very Good Nights 3+: The ladder is the Watch's own, this time, and he would be obliged if you signed for it. Marl signs. In the morning it has been returned, to the foot of another wall, with a bow on.|Very Good Nights 2+: You vouch for him to Marl, because he has a bucket. In the morning there is the ladder, with nothing left at the top of it.|Marl tells him to mind how he goes, and you hold it steady for him. In the morning it turns out that he was carrying away the window.} Sergeant Plumb asks you to describe him. You find that you can describe the ladder. She takes your own description instead, so as to have filled the page.
