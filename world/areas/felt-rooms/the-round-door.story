= The Round Door
where: The Felt Rooms
when: Murmurs under 1
urgency: must
back: no
image: door-held-open
teaser: You have not heard anything for some time.

{Way Out of Felt exactly 1: The committee of the Roof Fund has asked how you were until there was no room for anyone else to ask it, and is out in the passage now, doing up its galoshes. Dr Thaddeus Muffet still has the jelly in both hands. "They mean to walk you home, and sing," he says, in an ordinary voice. It is rather a high one. "You could go with them by the front. Or there's the kitchen, and they would not miss you before the second hymn."|Way Out of Felt exactly 2: Jem Catchpole has brought you back in by the left arm and her sister by the right, and they have stopped on the mat, because they cannot agree which is to let go first. Dr Thaddeus Muffet puts his ear to yours. "Is anybody in?" he whispers; and you say that if there were they would have been contradicted. "Very good," says Dr Muffet, in an ordinary voice. It is rather a high one.|Way Out of Felt exactly 3: They are still there, behind the darn. You can hear them breathing, like people who have been asked to leave somebody alone and are doing it with all their might. Dr Thaddeus Muffet comes to listen beside you. "In twenty-two years," he says, in an ordinary voice, which is rather a high one, "it never came into my head to say please."|Way Out of Felt exactly 4: Dr Thaddeus Muffet has the ladle back, and his slippers on the right feet, and has been round all six rooms to say that the pepper was an accident. He comes to you last. "One of us has to be the patient," he says, in an ordinary voice. It is rather a high one. "It can't be you, because you're too good at the other thing. I want you out before they ask for you."|You have been sitting for some time without hearing anything at all. Dr Thaddeus Muffet is sitting opposite, and you gather that he has been there for as long. "Is anybody in?" he whispers. You go on looking at your soup. "Very good," says Dr Muffet, in an ordinary voice. It is rather a high one.}

== Ask for your boots
cost: 0 actions
image: knuckles-on-a-door

You would go home by the front, on your feet, and the book would say so.

=== always: Corners
turn: standing up or down
set: Days in Felt 0
gain: Quiet Hours 1
move to: Lampwick
journal: offer
image: keyhole

{Way Out of Felt exactly 1: The curate signs for you on the step, in the column for harmoniums, and the committee walks you the whole way to Lampwick in two ranks. You are asked by three separate people what you are collecting for. At the pump they shake hands with you, and go off to report; and it is so quiet there, for the middle of the day, with a fish-cart going by and a fight, that you stay to hear it.|Way Out of Felt exactly 2: Dr Muffet writes you in the book of those who went home, under *walked*. "I'd prescribe it to all of them, if I had two more like those," he tells you at the door, "but they won't do it for less than a day's wage, and there is not a doctor in Underhall who could stand by and listen." Jem Catchpole has your left arm as far as the gate. She would like you to know, before you go, that it was not grey.|Way Out of Felt exactly 3: In the book of those who went home there is a column for the cure, and Dr Muffet, having thought about it, puts down *asked*. "They'll keep to it," he says. "They are a great deal better behaved than we are. It's you I would not be sure of. You'll lie awake some night, and hear them not saying anything, and you will want to tell them that it's all right." The cart puts you down in Lampwick. You go past every wall on tiptoe, for manners.|Way Out of Felt exactly 4: Fourteen people wave from their beds as you go, and thirteen of them are wishing for pepper. Dr Muffet has written you into the book among the staff. You would be paid in barley, he says, supposing that you ever cared to come in by the other door, with an apron, and of your own accord.|Quiet Hours 3+: You have a page in the book to yourself by now. Dr Muffet turns it over to see if there is room on the back. "I don't say that you need come any more," he says. "I only say that I shan't give away the nail."|Quiet Hours 2+: "We might put you up a bell," says Dr Muffet at the door, "so that you could ring instead of answering." He is nearly sure that it is a joke. The cart puts you down by the pump, with your slippers under your arm, and you see that it waits at the corner for a little.|Dr Muffet writes you in the book of those who went home, and lets you read the others. There are more of them than you would have thought, and two are judges. "If it says your name again," he tells you at the door, "you'll know it for what it is, and that makes a difference. Say that you have been. They are sensitive about it." The cart puts you down in Lampwick. You go up to the first angle in a wall that you come to, and stand in it.}

== Leave by way of the kitchen
cost: 0 actions
image: soup-can

Dr Muffet would let you see into the soup-pot. Going out by the back, you would have to carry something.

=== always: The Ladle
turn: secret learned
set: Days in Felt 0
gain: Quiet Hours 1, Candle-End 6
move to: Lampwick
image: soup-bowl

{Way Out of Felt exactly 1: You and Dr Muffet stand behind the copper until the committee has got as far as the second hymn, and going away. Then he takes the lid off, because he has promised. There is no meat in the pot. There never was.|Quiet Hours 2+: You know the way, and where the pepper is hidden.|The secret of the soup is that there is no meat in the pot, and there never was. "They'd fret," says Dr Muffet, "about whose."} You carry the ends of the night-lights for him as far as the square, where the lamplighters buy them; but he counts you out half. {Quiet Hours 3+: He has written a name on the other bag already, and covers it with his hand.|Quiet Hours 2+: The other half, he says, he had better keep in hand for you.|The other half are for the next one, who will be afraid of the dark. They all are, he says, until about the second carrot.}

= The Twelfth Bowl
was: The Twentieth Bowl
deck: never
in: The Felt Rooms
back: no
image: soup-bowl
teaser: Dr Muffet has kept count on the ladle.

There are notches on the handle of the ladle, and Dr Thaddeus Muffet shows you the last. "A dozen," he whispers. "After that it is we who'd be doing it to you. I can't make it stop altogether, but you've learnt not to get up and open the door to it; and there's a good deal to be said for a noise in the street."

== Go home with what is left of it
cost: 0 actions
image: felt-slippers

You would be out, and free to go where you like. Whatever is talking still would come too, as far as the first cart.

=== always: A Noise in the Street
turn: standing up or down
set: Days in Felt 0, Murmurs 0
gain: Quiet Hours 1
move to: Lampwick
image: felt-slippers

{Quiet Hours 2+: The voice has missed you. It walks up beside you as far as Lampwick, so taken up with asking how you did in there that at the pump it goes straight on behind a person of about your height. You see him get it: he stops, and feels in both his pockets. You ought to run after him, and you do, and tell him about the carrots.|The voice begins as soon as the round door opens, in the middle of a remark. You walk it up as far as Lampwick. There are drays there, a band, and a man selling eels to another man who holds that they are not his eels; and somewhere about the pump you notice that you have missed the end of what it was saying, and that you do not mind.}
