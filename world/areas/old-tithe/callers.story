= A Marrow, to Be Guessed
in: Old Tithe
deck: sometimes
image: cabbage
teaser: There is a fête on the green. One guesses the weight of a marrow, and does not say.

There is a marrow in a tent on the green, and nobody looks at it. It is the fête, since it is Sunday. The ladies go in, one after another, with their eyes turned aside, to guess what it weighs. Each folds up her guess, and drops it into Aunt Ursula's covered basket. The last of them, an old lady in lilac, keeps her back to the tent, and hums. {Marrows Guessed 1+: It is the same marrow. You know by now whose it is.|"She does not guess, dear," says Aunt Ursula. "She was a little too—" She gives you a pencil.}

== Write it down, and fold it
image: tally

It would be a quiet afternoon among people who were not, for once, being quiet about you.

=== always: Third
turn: secret learned
lose: Talk 4
gain: Sundays at Tithe 1, Marrows Guessed 1
image: first-prize

{Marrows Guessed 3+: You know the weight by now, and write it in large figures. Today the lady in lilac is just ahead of you at the basket. Her slip is stiff paper, and comes unfolded as she lets go of it. *Twelve stone four,* it says. No marrow weighs that. It is what a grown man weighs. She has let him grow. You lay your own slip on top of hers, with your thumb on the two of them, until they are quite flat.|Marrows Guessed 2+: You are the youngest here, and so you have to carry the marrow home. "The other arm," says a voice. It is the lady in lilac, with her eyes upon the hedge. "He is heavier at that end." You change arms. She walks behind you the whole way round the green, and where the grass is wet she has both her hands held out. At her gate she takes him from you, and feels him all along, and for the first time looks you in the face. "He is cold," says the lady in lilac. "How long has he been cold?"|Everybody gets third prize, which is a card on a pin. In the year ninety a first was nearly given. "She had it to the ounce," says Aunt Ursula, and looks over each shoulder. "So we called it second. Somebody might have asked how she could tell." The lady in lilac is not at tea. You come on her behind the tent, where the marrow has been put out of sight, and she has it lying along her left arm, with a hand under the one end. She sways, from foot to foot, as women do who have no thought of sitting down. Then she sees you. You look down at your card. You take out the pin, and put it in again, straighter, and go on doing that until she has had time to lay him in the straw.}

== Say it out loud
image: scales

It is a vegetable. It cannot mind. {Marrows Guessed 1+: But there is somebody here who may.|}

=== always: Fourteen Pounds
turn: danger
lose: Talk 2
gain: Sundays at Tithe 1, Marrows Guessed 1, Merry 1
image: scales

{Marrows Guessed 3+: You say it low, behind the tent, and to her alone. "And an ounce," says the lady in lilac. It is how you bid each other good afternoon. She gives you the marrow to hold, while she pins her bonnet; it is warm all along the one side. "Mind his head," she says. Then she hears what she has said. You are both looking at a marrow. You slide your hand along, and put it under the end.|Marrows Guessed 2+: "Fourteen pounds," you say. They have come prepared. At the first syllable all but one of them take hands, and begin the hymn, and walk round you in a ring. The one who is inside the ring with you is in lilac. No one can hear her for the singing. "You know the figure," she says. "So you have seen him. What does he weigh now?" You have seen nobody; you guessed. She asks it again with each verse, and by the seventh she has her face against yours, and her nails through your sleeve. "A big man," you tell her. "Twelve stone." She does not let go. "He has your chin," you say.|"Fourteen pounds," you say, so that the whole green can hear. The lady in lilac has her back to the tent, as she has every Sunday. She turns round. "Who told you that?" she says. She is seventy, and has a parasol, and comes across the grass at you with the handle first. "Who told you what he—" It catches you across the mouth, and then across the ear. The blood does not stop her. It needs three of them to do that. "And an ounce!" she calls to you from between them, without her bonnet. "And an *ounce*!" They walk her round and round the green until she is quiet. Aunt Ursula has laid her shawl over the marrow. "You could not have known," she says. "That is what is so very—" You help to carry in the chairs. When it is dark you go back over them, with a cloth, because you have bled on most of them.}

= A Letter from Number Nine
in: Old Tithe
deck: sometimes
frequency: Frequent
image: bundle-of-letters
teaser: Four pages, in violet. There is nothing in them.

The Aunt, who sent you here, has written you four pages about fish. The smoke has been low. Sultan has a bad foot. {Letters About Fish 1+: It is very like the last.|You go through it for one word that could be about you, and then for one that could be about anybody in your position, and there are none.} At the foot of the last page, over her name, she has left a space as wide as a line. There is a dot in it, where she had put down the pen to begin.

== Answer it with four pages of the same
image: quill

You have the beef, and the hedge. It would be easier for both of you, and what there is to say would have to wait.

=== always: A Space at the Foot
turn: bargain
lose: Talk 4
gain: Sundays at Tithe 1, Letters About Fish 1
image: quill

{Letters About Fish 3+: You give her the joint, the well, and a drain. In the answer there is fish again, and no dot at the foot of it. But when you hold page four to the candle small lights come through. She has gone down it with a pin, and pricked a letter here and a letter there. Aunt Ursula, who has the post before anyone, has been over it with her nail-scissors, and found nothing to cut. It takes you until Snuff to spell out. *Take her scissors.* You look across the hearth. They are on the arm of the chair, and Aunt Ursula is very nearly asleep.|Letters About Fish 2+: You give her the well, and the bulbs, and how you do your hair. On page four your pen comes down in the space, and makes a dot there, like hers. You could turn it into the beginning of *Yours*. You look at it for some time; then you leave it, and sign lower down. Her answer is four pages about a chimney. In the space at the foot there are two dots, close together.|You give her the joint, the hymn, and the well. By page three you have quite a style. Then there is a line left over at the foot, as there was in hers. You hold the pen above it until they put out the lamp on the green. Then you sign underneath, and send it as it is. She answers by the next boat. There has been more fish. Over her name the space has been left again, and you lay your thumb in it. It was one line wide. She has made it two.}

== Write the one line
when: A Line Cut Out under 1
image: torn-leaf

*I ought to have told you.* You could put it in the space. All the post from Old Tithe goes through Aunt Ursula's hands, but she might not look so near the end.

=== always: The Length of It
turn: rule with teeth
lose: Talk 3
gain: Sundays at Tithe 1, Letters About Fish 1, A Line Cut Out 1
image: torn-leaf

Aunt Ursula asks to see you after church. She has your letter on the desk, and a pair of nail-scissors. "It is a charming letter," she says. "It was only this." She has cut your one line out of the page, close above the letters and close below, and has it in the palm of her glove. She would never have dreamed of reading it. But one can see a thing coming, by how black it is.

She posts the rest. So what goes to Number Nine is four pages about a joint of beef, with a slot in the last of them like the slot in a box. You work out, in bed, that she will be able to see how long it was.
