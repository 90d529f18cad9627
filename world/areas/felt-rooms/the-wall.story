= The Thin Place
where: The Felt Rooms
image: tumbler-to-the-wall
order: 30
teaser: Behind the bed the felt is worn to a thumb's depth, and has been darned.

Everybody here knows the thin place, and Dr Muffet has put a bed across it. With your head at the foot you can hear through the darn. It is contrary to the cure. {The Weather Below exactly 3: Since you answered they have kept their voices down, but they are there.|The Weather Below 1+: They are at it again down there, with a pause for each breath, like people reading from a card.|There are several of them, and they are talking to each other. It had not come into your head that they might.}

== Listen to what they say
when: The Weather Below under 1
image: weather-glass

You would be longer getting well. But you could find out what it is that they talk of, when they do not know that you are in.

=== always: Very Mild for the Time
turn: secret learned
lose: Murmurs 1
gain: Days in Felt 1, The Weather Below 1
image: weather-glass

"Very mild for the time," says a man's voice.

"Mild, yes," says another. "I hear that it was worse in the north."

"Indeed. Will it hold, do you suppose?"

Nothing follows, for so long that you think they have gone. Then a woman claps her hands. "You want to look at the *window*, Mr Dace, when you say that about holding," she says; and from the back a boy asks what a window is for.

== Follow the woman who claps
when: The Weather Below exactly 1
challenge: Watchful 25
second chance: Borrowed Lens
image: speaking-tube

She stands farther off than the rest, and the stuffing takes every other word. If you lose the thread you will be left with the voice that asks for *you*.

=== success: Mrs Amery's Lesson
turn: farce grows
lose: Murmurs 2
gain: Days in Felt 1, The Knocking: What You Know 1
only if: The Knocking: What You Know exactly 1
set: The Weather Below 2
journal: offer
image: speaking-tube

Her name is Mrs Amery, and she teaches conversation. "Company likes to be asked about its weather," she says. "You ask if it has been good. If it was bad, you shake your head."

"Is it poorly?" says the boy.

"It comes and goes. It is always kept outside, I believe, and I have it from my own teacher that they will talk of nothing else."

"Why don't they let it in?"

There is some murmuring at this among the pupils. Mr Dace has an idea that it is too large. "I should think that they are *used* to it," says Mrs Amery, who has plainly taught this lesson for thirty years and never been asked. "Again, from *mild*. And Tom, you are not to say that you are sorry for it."

=== failure: Are You Comfortable
turn: danger
gain: Days in Felt 1, Threads Lost 1
image: speaking-tube

{Threads Lost 2+: This time you hold on as far as the chalk. "And what do we *say*," says the woman who claps, "when Company tells us that it has been wet?" You lean in for the answer; and it is given from an inch off, in your own ear, by the near voice, which has been following the lesson as well and is delighted to find you so fond of study. You bring your head away with felt on it.|You have got as far as her shoes, which creak, when the near voice puts itself between. It hopes that you are comfortable. It wonders whether you would care to be told when the others have gone. You are on the point of saying that this is very thoughtful, and have the breath drawn for it, when the cat lies down on your face. The cat has been here for longer than anybody.}

== Tell the boy what weather is
when: The Weather Below exactly 2
one-way: yes
image: kettle-steam

He has asked three times, and you came down from where it is kept. But what has been told cannot be asked again, and he may stop coming to the wall.

=== always: And Nobody Pours It
turn: lost for good
lose: Murmurs 4
gain: Days in Felt 1, Kind 1, What the Boy Was Told 1
set: The Weather Below 3
journal: offer
image: kettle-steam

You wait until the class has been let go, and tell Tom through the darn: that above a certain height there is no roof; and water falls from there, in pieces, on everybody. You can hear him thinking.

"And nobody pours it?"

"Nobody."

"Is there a lot?"

You tell him about the gutters of the street where you grew up, and how it sounds from in bed. You had forgotten that you knew. When you have done, there is a step, and another, going away and then running, and his voice from very far down calling, "Mrs Amery! It isn't *ill!*"

You listen at that place as often as they let you. There are the others, on the subject of the north. Tom has been put up into a higher class, or has been told not to talk to people.

== Send him the weather's regards
when: The Weather Below exactly 2
one-way: yes
image: weather-glass

It would be a lie, and kindly meant. The whole class would have it by supper, and whoever comes to that wall after you will have to keep it up.

=== always: Much Obliged to Him
turn: bargain
lose: Murmurs 3
gain: Days in Felt 1, Merry 1
set: The Weather Below 3, What the Boy Was Told 2
journal: offer
image: open-hands

"It is a good deal better," you say, "and much obliged to him for asking." There is a silence with people in it, and then Mrs Amery's shoes, coming up close. "Who is there, if you please?"

You are only passing, you tell her.

"Then might I *trouble* you," says Mrs Amery. Her pupils ask about the north. They ask about the time of year. Mr Dace would like to know, in confidence, whether it will hold. You do what you can; and at the end of it she says that they have never had a visitor before, they are all of them most grateful, and she will put on the board tonight that the weather is a lady.

== Ask it, politely, to leave you out
needs: Watchful 25+, Days in Felt 8+
challenge: Watchful 33
second chance: Borrowed Lens
image: finger-on-lips

It is the shortest way home, if you can tell which of all those voices is the one that asks for you, and catch it between two breaths. Miss, and it will be flattered. You would want eight bowls in you before you tried.

=== success: It Had No Idea
turn: rule with teeth
set: Murmurs 0, Way Out of Felt 3
gain: Days in Felt 1
image: murmurs

You have your voice: third from the left, with a slight cold. "Forgive me," you say, in the middle of its sentence. "You are most attentive. But I have to give all my mind to not being run over, and I can't if I am to be spoken to."

"Dear, dear," says the voice. "I had no idea." It begs your pardon for March. It is a rule with them, it says, that nobody who has asked to be left is ever spoken to again until they speak; {Quiet Hours 1+: and it does recollect your telling it so before, but there *was* an answer. "We had our hopes up," says the voice.|and it would only ask, another time, not to be answered by people who do not mean it. "It gets our hopes up," says the voice.}

=== failure: Too Kind
turn: outplayed
lose: Murmurs 1
gain: Days in Felt 1, Threads Lost 1
image: murmurs

{Threads Lost 3+: "Third from the left," you tell yourself, and count, and somebody moves. It is Aunt Dace again, who has changed places so as to be nearer. "You said that you would write," says Aunt Dace. She is not cross. She has had a shelf put up for the letters, and would like to know, since you are here, how long you should think that it ought to be.|Threads Lost 2+: You have hit on the right voice, but you catch it breathing in. The voice is not able to answer. All that it could do was nod, you are told afterwards, and it had not liked to think how that would look from your side. In the mean time everybody else has heard that you are in. They take it in turns, eldest first, until Dr Muffet comes with both cans.|You address yourself, with some eloquence, to the wrong one. It is an elderly person who had not noticed you until now. She is charmed. She calls several friends to hear you, and you have to be polite to each of them by name. You have promised somebody called Aunt Dace to write, by the time that Dr Muffet comes with the can and, without a word, draws the bed and everything on it into the middle of the room.}

== Sleep with your head at the thin end
when: The Weather Below 3+
image: small-hand

There is no more to find out. But the voices are company; and by now they send you to sleep.

=== always: Company
lose: Murmurs 2
gain: Days in Felt 1
image: small-hand

{The Doctor's Name exactly 2: Beyond the wall they talk of lentils now. Mr Dace would have put in a bay leaf. On your own side of it somebody has set down a bowl by your ear, still warm, which you are careful not to look at.|What the Boy Was Told 2+, Quiet Hours 2+: There is a new class. Mrs Amery tells it that the weather is a lady of delicate health, who was good enough to send her regards by a person in the wall, and that the person is not to be stared at.|What the Boy Was Told 2+, Days in Felt 9+: "She was indisposed in the north," says Mr Dace. They are sorry for her, and leave a pause in which she might get up.|What the Boy Was Told 2+: They are speaking about the weather, as of a duchess, and look after their aitches.|Quiet Hours 2+: A child whom you do not know asks why it falls. "Tom told us that nobody pours it," says the child, "and he had it from somebody who'd been underneath." There is a pause. Then, from the very back, a man's voice, not long broken, says that it was perfectly true.|Quiet Hours 1+: You have come in at the middle of a lesson upon umbrellas. They know that Company carries one, and shakes it, and puts it in a stand. But it is held among the seniors that it must be some kind of bird.|Days in Felt 9+: Mr Dace asks the class what time of year it is. "It was plums," says somebody small, "the last time." On your side of the wall you lie and try to think if it was.|Mr Dace has the floor. He has prepared some remarks, upon frost, and is asked by Mrs Amery to describe it for the juniors. There is a silence. He had taken it for a relation.}
