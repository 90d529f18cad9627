= You Answer
where: anywhere
in: The City
when: Murmurs 8+, Introduced 10+
urgency: must
back: no
note: Confinement, kindly meant. It lasts for some ten actions, and never for more than twelve.
image: murmurs
teaser: It asked whether you were in.

You are thinking of something else when the voice, which has been very civil for weeks, asks whether anybody is in. "Yes," you say. "Come up." The talking stops. In the quiet you can hear feet, a long way down, running to tell the others; and when you look round there is a cart at the kerb with felt on its wheels, and a small man in slippers getting down from it with a blanket over his arm. "Dr Thaddeus Muffet," he whispers. "You answered it, I think? People do, if they have been nicely brought up. I have some rooms where it can't be heard so well, and I wondered if you'd care to come and be bored."

== Take the blanket
cost: 0 actions
image: felt-slippers

He has warmed it. You would be shut in until you are quiet again, but for twelve rings of your candle at the most; and whatever you own will be where you left it.

=== always: The Cart Makes No Noise
turn: bargain
set: Days in Felt 1, Way Out of Felt 0
move to: The Felt Rooms
image: felt-slippers

{The Doctor's Name exactly 3: Dr Muffet does not speak of the evening when you lifted the latch. "They shared what there was, cold, and Miss Crump measured it out, and I was quite well by the morning, because Mr Orme sat on me," he says at last, tucking in the blanket.|Quiet Hours 2+: You are in the cart before he can get down, and have your hand out for the blanket. Eli Popham, on the box, asks if it is the usual.|Quiet Hours 1+: "I kept your slippers," says Dr Muffet. He is sorry to have been right, and talks of the new carrots the whole way, so that you need not say anything.|"Mind the step," Dr Muffet says at the end of the ride, and gives you his arm. There is no step. He says it to everybody, because a person who has just minded a step is thinking about their feet, and so he gets them through the door without any unpleasantness.} The door is round. It shuts behind you like a hand being put over an ear.

== Have word left at Number Nine first
cost: 0 actions
image: letter

Somebody ought to know where you are. But the whole street will know it by Snuff, and they will say what they say of people who are fetched in that cart.

=== always: Fetched
turn: standing up or down
set: Days in Felt 1, Way Out of Felt 0
gain: Talk 2
lose: Murmurs 4
move to: The Felt Rooms
image: letter

Dr Muffet has a card for the purpose, with a space for the name. *Is resting*, it says. His driver carries the card to Number Nine by the front way, and reads it aloud on the step, since Miss Gathercole has mislaid her spectacles; and she comes out as she is, with a ladle, in front of eleven Back Streets.

"Resting?" says the Aunt. "From what?" She gets up on the wheel of the cart, which makes no noise, and has a good look at you beneath the blanket. Nobody in Lampwick has been to bed by day since the bishop. "I shall keep your supper hot," she tells you, over the side, in a voice that can be heard at the pump. "And I shall send it back to be heated *every* day, so that you know there is somebody cross."
