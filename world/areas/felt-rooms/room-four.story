= The Gentleman in Room Four
where: The Felt Rooms
when: Quiet Hours 1+, Room Four under 1
image: door-number-four
order: 5
teaser: Mr Orme has heard it for ten years and never once said good evening. Dr Muffet thinks that you could make him.

Room four is Mr Septimus Orme's. He was a wine-merchant. Each evening for ten years the voice has asked him if he was in, and he has sat with his back to it, in his hat, and not said a word. "You went out of here by the door, and you aren't afraid of them," whispers Dr Muffet. "I want him to say good evening. Only that. I believe that they'd let him go, if he did; but I can't swear to it, and supposing I'm wrong he will get up and walk to them, and I have no cart that is fast enough." Mr Orme moves his chair an inch farther from the wall.

== Teach him to say it
challenge: Persuasive 44
second chance: Word in Season
image: speaking-tube

You would begin with good morning, as being farther off. If you bring him to the point and he says the wrong thing, the whole house will have to hold the door.

=== success: In His Own Time
turn: secret learned
lose: Murmurs 5
gain: Days in Felt 1, Kind 2
set: Room Four 1
journal: offer
image: door-number-four

Mr Orme has *good* by the second bowl, and *evening* by the fourth, but they will not come on the same breath. Then he takes off his hat, which no one in the Rooms has seen him do, and turns his chair about.

"Good evening," says Mr Orme, like someone who returns an umbrella.

There is a stir behind the felt. "Good evening, *sir!* We had begun to think that you were deaf," says the voice. "I have been wanting to mention it these ten years, and I'm sure that I hope you will excuse me, but your chimney is on fire."

It was. The house went, in the week that they fetched him, and four hundred dozen of port. Mr Orme looks into his hat for some time. "It only wanted to *tell* me something," he says. "I thought that it wanted to come in."

=== failure: Ten Years of It
turn: danger
gain: Days in Felt 1, Murmurs 2
set: Room Four 2
image: top-hat

Mr Orme has it perfect. He faces the wall, he lifts the hat, and what ten years have got ready for him comes out first. "Come in," says Mr Orme.

There are feet at once. Dr Muffet has his back to the round door, you have the bed across the thin place, and Eli Popham has come in from the cart with the horse-blanket; and when it is quiet again Mr Orme is discovered under the table with his hat on, as pleased as a boy. "I *said* something," he tells you, over and over. It will be a month before he can be let within a yard of a wall.

== Say it for him, in his voice
image: wall-ear

Two words, from behind his chair, like a wine-merchant. It would end his trouble, if they believe it. They would have heard you too.

=== always: Somebody Behind Him
turn: outplayed
gain: Days in Felt 1, Murmurs 2, Merry 1
set: Room Four 2
image: wall-ear

"Good evening," you say, a little thickly, over Mr Orme's shoulder.

"Good evening, sir," says the voice, "and good evening to whoever is so kind as to stand behind you. It was very nicely done. But the gentleman breathes through his mouth, you know, and we have listened to him for ten years; we'd know him at the bottom of a well."

The back of Mr Orme's neck has gone red. From then on he is asked in two parts: if he is in, and if *you* would say that he was.

== Ask Mr Orme why he will not
image: door-number-four

He may have a reason, and nobody has asked for it. You would have to tell Dr Muffet what it was.

=== always: Then There Is the Funeral
turn: opponent is right
lose: Murmurs 4
gain: Days in Felt 1, Constant 2
set: Room Four 3
image: door-number-four

"I've nothing against it whatever," says Mr Orme. "I dare say that it's a most respectable voice. But I was thirty years in trade, and if once you say good evening to a man you can't ever go past his door again. You ask after his wife. There's a bottle at the new year, and he tells you about his leg; and then he dies, and you go to the funeral. I have been to all of mine."

Dr Muffet looks into the can. He has Mr Orme moved, that same hour, to the far room, where nothing can be heard at all; and by the next soup Mr Orme has asked, as a favour, if he might be moved back.

= Someone Has Asked for the Doctor
where: The Felt Rooms
when: Quiet Hours 2+, The Doctor's Name under 1
urgency: high
image: felt-slippers
order: 4
teaser: Nobody has come round with the can. It is the first time.

Dr Thaddeus Muffet is sitting on the lid of the soup-can, with his slippers on the wrong feet. "It said *Thaddeus*," he tells you, quite loudly. "I've been twenty-two years in these rooms. I know every one of them by the cough; and they have asked for vergers, and for clerks, and for a child with a hoop, and none of them ever asked for me. I'd thought that I was not wanted. I had my mouth open to say yes." There are fourteen patients awake, and no one else who knows how the soup is made. The street door, you notice, has nobody at it.

== Put him to bed, and take the can round
cost: 2 actions
image: iron-bed

He would have to be bored, by somebody who has learnt it from him. It is two bowls out of your own stay, and there would be fourteen people to please.

=== always: The Doctor Is Not Ill
turn: standing up or down
gain: Days in Felt 2, Constant 2
set: The Doctor's Name 1, Murmurs 0, Way Out of Felt 4
journal: offer
image: soup-can

You tell Dr Muffet that he is not ill. Not in the least; somebody asked a question, and he was going to answer. You would think the worse of him if he hadn't. He sees perfectly what you are doing, and lies there with the blanket up to his chin, furious, while it works.

So you go round with the can. Miss Crump wants hers in a square dish. Mr Orme sends back a carrot. You have no attention to spare for whatever may be talking to you, and at the end of the second round you find that nothing is. "You put *pepper* in," says Dr Muffet, sitting up. "I could hear them liking it! Do you know what it's cost me to get them not to mind what they eat?" He holds out his hand for the ladle.

== Let him answer, and hold his sleeve
one-way: yes
image: tumbler-to-the-wall

In twenty-two years he has kept two thousand people from doing it. You could find out what comes of it, with someone there to pull him back; and if you are not strong enough he will be gone.

=== always: About the Soup
turn: bargain
lose: Murmurs 4
gain: Days in Felt 1, Inquiring 2
set: The Doctor's Name 2
journal: offer
image: tumbler-to-the-wall

You take a turn of his sleeve about your wrist. "Yes," says Dr Muffet to the wall. "Thaddeus speaking."

"Oh, *thank* you," says the voice, and there is a noise of several people pulling up chairs. "We should never have troubled you, only that we smell it every evening, through the thin part, at about the time when we have nothing, and there is some feeling about it down here. Might we ask what you put in?"

He tells them. He is an hour over it, on his knees, with his cheek against the darn, and has to be stopped from going back for the receipt of the lentils. Every night since then a full bowl is left on the floor by that wall. It is never seen to be taken; but in the morning it has been washed.

== Walk out while nobody is at the door
one-way: yes
image: door-held-open

You would be home in an hour, with your voice for company. He would have no one to bring him round, and fourteen people would have no soup.

=== always: It Was Never Locked
turn: lost for good
set: Days in Felt 0, The Doctor's Name 3
lose: Murmurs 12
gain: Quiet Hours 1, Proud 1
move to: Lampwick
image: door-held-open

You lift the latch, and are in the yard. The round door was never locked. You had leant on it, the first time, as a person does who has seen it shut, and had gone back and sat down.

The voice is at your elbow before the corner, hoping that you have not been made uncomfortable. You stop there all the same, and look back. Fourteen people have begun to knock upon their bowls; but the bowls are felt, and the spoons are felt, and from the street it looks like a house where everybody is asleep.
