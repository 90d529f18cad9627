= A Bench by the Pump
where: Lampwick
when: Introduced 10+
outfit: yes
image: pump
scene: by-the-pump
order: 200
teaser: The pump has given no water since the year 40. It gives a good deal else.

In the middle of the square is a pump with a bench round it, six-sided and facing outward, so that a dozen people may sit together without being in company. The pump is dry. They come to it for the news, and work the handle out of politeness while they wait. On the far side somebody is telling somebody a thing in a low voice. On this side there is a place.

== Sit, and work the handle
image: pump-handle

It squeaks on the up-stroke. On the down-stroke, if you time it, you can hear every other word that is said behind you.

=== always: Every Other Word
gain: Echoes 2, Candle-End 2, Inquiring 1

"... never ... in the vestry ... with a *goose* ..." You pump on. "... told him ... Canon or no ... and both shoes."

It is the best story you have heard since the steps, and you own exactly half of it. When the voices get up to go you let the handle slow, and hear, from round the corner of the bench, another handle slowing. There is somebody there with the other half.

She wants two candle-ends for it. You say the part about the vestry, on account. She puts her hand to her mouth, and it is she who pays.

=== rare 12%: It Gives
gain: Echoes 12, Merry 3

On the thirtieth stroke the pump coughs, and gives: about a cupful, brown, as warm as tea, into your boot.

Nobody on the bench moves. Then they are all up, with hats, with a coal-scuttle, with somebody's baby's bath, and it is dry again. An old man asks whether he might see the boot. He was sitting here, he says, the other time. He gives you a shilling for the stocking, wrung out into a jam-jar, and carries it home in both hands.

== Settle an argument
challenge: Persuasive 3
second chance: Word in Season
image: two-bowlers

Two men have been disagreeing, for longer than either will say, as to whose turn it is to be right. Each has put up a shilling. They have begun to look about for a judge.

=== success: The Judge's Shilling
gain: Echoes 12

You ask each to put the other's case as well as he is able. The tall one makes the short one's so handsomely that the short one has to take out a handkerchief; then he does the same, and they shake hands on it. They go off arm in arm, having exchanged opinions. Before the corner you can hear them begin again, the other way about.

Both shillings are on the bench still. One is for the judge, by custom, says the woman next to you, and she takes the other for not having interrupted.

=== rare success 12%: Whose Turn It Is
gain: Echoes 24, Kind 1

You find for the tall one. Nobody could be more put out. He has been wrong on this bench, he explains to you aside, every day since his wife died; the short one comes across the city to see to it.

The short one is studying the pump. You find for the short one.

"That's better," says the tall one, and puts his shilling in your hand. When he is well round the corner the short one puts his on top of it, and asks whether that was done slowly enough.

=== failure: A Common Enemy
gain: Echoes 4, Talk 1
only if: Talk under 5

"In my opinion," you begin; and they turn on you together, shoulder to shoulder, with the joy of two old soldiers who have been sent a war.

By the time they have done you have been wrong about the lamp, the Canon, and mutton, and they are friends. The tall one slips you twopence behind his back, where the short one will not see. Then the short one does. You will be told against yourself tonight at two suppers. "Mutton!" says the tall one to the short one, as they go.

== Follow the man who never sits
challenge: Shadowy 3
second chance: Ready Excuse
image: parcel-string

He comes by at the same minute every day, touches the pump, and leaves by a different street. He has a parcel. It is never the same parcel.

=== success: For Whoever Is Following
gain: Echoes 12

Down Tinder Street, along Snuffers' Row, on the gaslit side, where a person is only traffic. He sets the parcel on a step, knocks, and walks on without waiting. A woman takes it in: it is a bowl with a cloth over it. Two doors down she leaves another, knocks, and does not wait.

It takes as many as seven doors to see it: nobody in this street has eaten their own dinner for years. On the last step is a saucer, and in the saucer is a shilling, on a twist of paper. *For whoever is following.*

=== rare success 12%: Six Ways
gain: Echoes 12, Candle-End 4

At the third corner you find that you are not the last. There is somebody behind you on the gaslit side, putting their feet where you put yours; and behind them, to go by the sound, somebody else.

It keeps up for four streets. On the last step he sets the parcel down, and does not knock. He turns round and counts you all, with a finger.

"Five," he says. "They told me that it was one." He unties the string, and opens a knife. It is a pie. It cuts into six.

=== failure: Left Foot
gain: Echoes 2, Candle-End 1, Particulars 1
only if: Particulars under 5

He takes you twice round the square, through a hatter's by the one door and the other, and up a flight of steps to a very small landing, on which there is nothing to be done but turn and say good afternoon.

"It is the left foot," he tells you kindly. "You put it down as if it were somebody else's." A constable on the corner is so struck by this that he writes it in his book, beside your name. The man gives you twopence and a candle-end for the walk home. He has been wanting company.
