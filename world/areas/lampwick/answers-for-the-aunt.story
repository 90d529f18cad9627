= A Letter with No Name on It
where: Lampwick
when: Houses Found 3+, not seen A Letter with No Name on It
deck: sometimes
back: no
image: shuttered-house
teaser: It was at the bottom of the basket, and is for a house, and for nobody in it.

At the bottom of the Aunt's basket is a letter that you had taken for the lining. *Tinder Street, the one with its gate off,* it says. There is no name. At the one with its gate off the door is on the latch, the hall is swept, and nobody answers; old Mr Ferris, says Mr Thrale from across the way, was carried out of it in the spring. The letter has not been sealed.

== Read it aloud to the hall
image: letter

You would look a fool if you were heard. But she took the trouble to write it, and there is nobody else to read it to.

=== always: To the House
turn: secret learned
gain: Echoes 24, Kind 1

*I know that he has gone,* it says. *You were a good house to him. I have somebody in mind.* You read it from the mat, in a fair voice. When you have done, a door further in, which had stuck, comes open on a room with the fire laid.

You do not stay to see whom she has in mind. On the mat, as you go out over it, is a florin that did not trip you coming in.

== Take it back to Number Nine
one-way: yes
image: letter-basket

A letter that cannot be delivered goes back to the sender. You would not be paid for it, and you would not be asked again.

=== always: She Goes Herself
turn: opponent is right
gain: Exact 2

"You were to read it out," says the Aunt. You say that there was nobody there. "I am aware of that, dear, it is why I did not put a name." She gets her hat, and goes herself, and you are left for an hour with the basket and the brick.

By Thursday there is washing in the yard at Tinder Street, and a child swinging on the gate, which is on again. You stop to look. The front door has been standing open to the morning. When it sees you it shuts.

= A Bundle Done Up in Tape
where: Lampwick
when: Nephews Told 3+, not seen A Bundle Done Up in Tape
deck: sometimes
back: no
image: bundle-of-letters
teaser: A manufacturer of pumps has kept something behind the money.

Mr Jervis Stone, who makes pumps, has his office door shut before you can say a word. "Is it about an aunt?" says Mr Stone. Out of the safe, from behind the money, he takes a bundle: a birthday card for every year since he could hold a pencil, fifty-one of them, each addressed *To my Aunt, if any.* He had not cared to presume. He would like them delivered, or else burnt, and he would rather that it were you who chose.

== Carry them to Number Nine
image: letter-basket

It is a bundle as large as a hassock. He would have to go on living in the same city as somebody who had read it.

=== always: If Any
turn: a tie begun
gain: Echoes 24, Constant 1

The Aunt stands the whole of them along the fender in order, says that you are to be paid double, less a little, and sends you away while she reads.

On Friday you have a barrow to push. Each card has been answered, in violet, on its own sheet, from the one with the pencil rabbit up; and the works are shut for the afternoon, which they have not been for anything but a boiler, so that Mr Stone may be let alone with them.

== Put them in the stove
one-way: yes
image: grate

He would be spared knowing what she made of them. There are no others, and cards do not come back.

=== always: The Fourteenth
turn: lost for good
gain: Echoes 12, Proud 1

You put them in one at a time, because a bundle will not draw. Mr Stone watches them go with his hands behind him. "That had a rabbit on it," he says, at the fourteenth. At the last one he has it out of your fingers before it has caught, and pinches the corner.

He says to the speaking-tube, rather stiffly, that he will be fifty-two on Friday. Nobody below has been told what to say to that. It is a while before they cheer.

= A Bone, Hardly Begun
where: Lampwick
when: Thirds Read 3+, not seen "A Bone, Hardly Begun"
deck: sometimes
back: no
image: yard-dog
teaser: Sultan has an answer for Miss Gathercole, and every dog in Lampwick knows it.

Sultan is at the gate of the coal-yard with something in his mouth, and lets you by like a clerk. He hears his letter to the end. Then he puts down, upon your boot, a bone: a good one, hardly begun, and cleaned for company. "That's for her," says Mr Batt the coalman. "Days over choosing it, he's been." Between this gate and Wick Row there are fourteen dogs, and they have all lifted their heads.

== Carry it to Wick Row
challenge: Dangerous 46
second chance: Second Wind
image: letter-basket

It would go in the basket, under the letters, at a walk. If you run they will know what you have got; and there is not another.

=== success: What Face He Made
turn: won at a price
gain: Echoes 20, Merry 1, Dangerous 4
lose: Candle-End 1

You lose a cuff at the dairy and the heel of a boot at the pump, and the six that are left see you to the corner of Wick Row. The Aunt turns the bone about, reads it at both ends, and asks you what face he made.

You do the face. She has a drawer emptied for it. "One has had worse from bishops," says the Aunt.

=== failure: The Best She Ever Had
turn: lost for good
gain: Inquiring 1, Candle-End 3, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))

It is the small ones who do it, one to each heel; and when you look down for them the basket goes over. The bone leaves Tinder Street in the jaws of a pug half as long as itself.

You tell the Aunt what it was, and how it had been cleaned. She writes back that it was the best she ever had. You read that out to Sultan in the morning, and he looks at you from the first word to the last, as a magistrate might.

== Bury it for him by the third heap
image: spade

Then he at least would have the good of it. You would have to tell the Aunt that he had nothing to say.

=== always: Brought Up to Letters
turn: opponent is right
gain: Constant 1, Candle-End 2

Sultan watches you do it, and does not help. When you have patted down the last of the slack he comes out to the end of his chain, digs up the bone, cleans it again from one end to the other, and puts it on your boot.

"It's a question of how you was raised," says Mr Batt, from the cart. He takes it round to Wick Row himself, on his way with the nuts, and they give him tea.

= Three Envelopes
where: Lampwick
when: Fourths Read 3+, not seen Three Envelopes
deck: sometimes
back: no
image: kettle-steam
teaser: Inside the envelope is an envelope, and she has written on that one too.

You have the fourth letter over the spout of Mrs Lovage's kettle, and the flap is up. Inside it is another envelope, sealed, and on that one, in violet, *You are a persevering person.* There is a third inside the second, the size of a stamp. The kettle is nearly dry. The address is a back bedroom in Snuffers' Row, where a Mr Penrose, who is ninety, has been expecting it since breakfast.

== Open the third
image: light-fingers

You have come so far. If a wafer tears, there will be no pretending.

=== always: Now Take the Kettle Off
turn: outplayed
gain: Echoes 20, Inquiring 1

*Now take the kettle off, dear,* says the third. You take it off. By the time you have three envelopes shut again, one in the other, half your fingers are stuck to the rest.

Mr Penrose feels all round the edges with his thumbs. "It came open, did it?" he says. "Then you'll know how it goes," and he puts it back into your hands, since he cannot see to read, and folds his own. There is nothing in it but that somebody would be coming who was fond of reading, and that he need only ask.

== Shut it, and take it to him
image: bundle-of-letters

It is his, and he is waiting. She will know from the steam that you began; she might also hear that you stopped.

=== always: Out Loud
turn: standing up or down
gain: Echoes 10, Constant 1, Candle-End 3

Mr Penrose cannot see to read. He asks you to open it for him, so that you have to go through all three of them aloud, and be told in front of a witness that you are a persevering person. He laughs until he has to be propped.

"She said that she'd find me somebody," says Mr Penrose. He has a shelf of books he has been saving. He wants you to begin with the one that has a ship on it, and to do the voices.
