= The Round Door
where: The Felt Rooms
when: Murmurs under 1
urgency: must
back: no
image: keyhole
teaser: You have not heard anything for some time.

You have been sitting for some time without hearing anything at all. Dr Thaddeus Muffet is sitting opposite, and you gather that he has been there for as long. "Is anybody in?" he whispers. You go on looking at your soup. "Very good," says Dr Muffet, in an ordinary voice. It is rather a high one.

== Ask for your boots
cost: 0 actions
image: keyhole

You would go home by the front, on your feet, and the book would say so.

=== always: Corners
turn: standing up or down
set: Days in Felt 0
gain: Quiet Hours 1
move to: Lampwick
journal: offer
image: keyhole

{Quiet Hours 1+: "We might put you up a bell," says Dr Muffet at the door, "so that you could ring instead of answering." He is nearly sure that it is a joke.|Dr Muffet writes you in the book of those who went home, and lets you read the others. There are more of them than you would have thought, and two are judges. "If it says your name again," he tells you at the door, "you'll know it for what it is, and that makes a difference. Say that you have been. They are sensitive about it."} The cart puts you down in Lampwick. You go up to the first angle in a wall that you come to, and stand in it.

== Leave by way of the kitchen
cost: 0 actions
image: soup-bowl

Dr Muffet would let you see into the soup-pot. Going out by the back, you would have to carry something.

=== always: The Ladle
set: Days in Felt 0
gain: Quiet Hours 1, Candle-End 6
move to: Lampwick
image: soup-bowl

{Quiet Hours 1+: You know the way, and where the pepper is hidden.|The secret of the soup is that there is no meat in the pot, and there never was. "They'd fret," says Dr Muffet, "about whose."} You carry the ends of the night-lights for him as far as the square, where the lamplighters buy them; but he counts you out half. The other half are for the next one, who will be afraid of the dark. They all are, he says, until about the second carrot.

= The Twentieth Bowl
deck: never
in: The Felt Rooms
back: no
image: soup-bowl
teaser: Dr Muffet has kept count on the ladle.

There are notches on the handle of the ladle, and Dr Thaddeus Muffet shows you the last. "Twenty," he whispers. "After that it is we who'd be doing it to you. I can't make it stop altogether, but you've learnt not to get up and open the door to it; and there's a good deal to be said for a noise in the street."

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

The voice begins as soon as the round door opens, in the middle of a remark. You walk it up as far as Lampwick. There are drays there, a band, and a man selling eels to another man who holds that they are not his eels; and somewhere about the pump you notice that you have missed the end of what it was saying, and that you do not mind.
