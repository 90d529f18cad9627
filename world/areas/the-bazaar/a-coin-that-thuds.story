= A Coin That Thuds
where: The Bazaar
when: Introduced 10+
deck: sometimes
frequency: Standard
image: bad-coin
scene: a-coin-that-thuds
teaser: You drop it on the slate, and it does not answer.

{Thuds Handed In 1+ or Thuds Passed 1+: You knew by the weight of your change. You rang the lot, and there it was. The stall that you had it from has shut up and gone to hear the band. The lamp on it is a good lamp. You have been seen to ring it by a lady at the laces, who has put her hand over her till.|It came with your change, from a stall that has gone to its tea. There is nothing wrong with the look of it, with the lamp on the one side and on the other a date. But money rings in Underhall, and this lies down. Two people in the queue have heard it do so. They are admiring the bunting, to give you time.}

== Hand it in
image: collection-plate

Mr Hale, the curate, has a saucer for bad money. He will certainly ask whether you are sure that you would not like to keep it.

=== always: The Quiet Part
turn: rule with teeth
gain: Echoes (16 + 4 * least(1, [base Watchful] / 20)), Exact 1, Thuds Handed In 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Thuds Handed In 5+: The saucer has become a soup-plate, and Mr Hale asks how you are.|Thuds Handed In 3+: Mr Hale tips the saucer towards you, and yours goes in without a sound among the others. They have slated as far as the vestry with what you have brought him. He pays you from his left-hand pocket; the right, he explains, he has never had the courage to ring.|Thuds Handed In 2+: "Another?" says Mr Hale, and puts the saucer where you can reach it. He has the rate ready in his hand. He is sorry to have to ask, but the Canon has told him to find out where you get them. You got this one with your change. "Yes," says Mr Hale. "So did the Canon."|Mr Hale puts your coin with the rest, and none of them makes a sound. It is like watching it snow into a hat. "They go up on the Roof," says Mr Hale, "as slates. All the rest of the Roof hums, when there is a draught, and that part does not. We put the choir there." He counts you out tenpence, although the coin was only a penny. People would hand them in for less, he says, but they would not do it twice.}

== Pass it
challenge: Persuasive 55
needs: Persuasive 42+
second chance: Word in Season
image: jar-of-small-echo

What it needs is a counter with a cloth on, and something that wants saying just as it goes down.

=== success: A Cough
turn: outplayed
gain: Echoes (23 + 5 * least(1, [base Persuasive] / 20)), Thuds Passed 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Thuds Passed 3+: The cough is known by now, so you use a dropped glove. While the man at the tea-strainers is under his counter for it you pay him, and he comes up with the glove and no notion that he has been paid; so that you have to tell him, and put your finger on the coin to show him which. He thanks you for being so honest.|Thuds Passed 2+: You have learnt to ring your change before you leave. The lady at the laces waits while you do it, coin by coin, on her own slate, and every one of them answers; and she is so much taken up with having been found honest that she does not think of ringing yours.|You cough. It is one of your better coughs, and covers the coin to a hair, and the lady at the kettle-holders is all concern. She presses lozenges on you, and the change out of half a crown. Three stalls on, you think of ringing the change. Some of it answers, and the rest lies down. You look back. The lady is watching you across the kettle-holders, with one hand spread upon her chest; she waits until she is sure that you are looking, and coughs.}

=== failure: A Pause in the Music
turn: farce grows
gain: Candle-End 1, Coughs Wasted 1, Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Talk under 8

{Coughs Wasted 2+: You have waited for the big drum. It comes down exactly with the coin, and nobody hears anything; but the drummer, Mr Fitch, who keeps his own ear for such things, lays down his sticks and says that one of those was flat, and not his. He walks over to see. You are let off with a candle-end, and with being told about, from the bandstand, by a man who has the habit of being heard.|You choose the moment when the band strikes up. The band has been watching for somebody to be about to do something, so that it could stop. It thuds from one end of the Bazaar to the other. The stallholder could not be nicer. She hands the coin back to you by its edges, with a candle-end, as for a person in trouble; and it is her niceness that gets about. Before you are at the gate they are taking up a collection, and you are asked to give something to it.}

== See who made it
when: no The Coiner Met
needs: Borrowed Lens 1+
locked: It wants looking at through a glass. A jeweller's would do.
image: bad-coin

Bad money is mostly cast, in a spoon. This coin has edges. A person has sat down to this one, and may not like it known.

=== always: An Eyelash High
turn: secret learned
gain: Echoes (16 + 4 * least(1, [base Watchful] / 20)), Inquiring 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
set: The Coiner Met 1

There is the lamp. Beneath it, where a true penny has only pavement, a person is standing, an eyelash high, looking up. You can see which way the scarf is blowing. It will have taken a week to cut, and was not put there to be seen.

"I don't pass them," says a thin man at your elbow. He is Mr Vine, an engraver, and was once at the Mint. "I leave them about." He would like that penny back, because he has got her hand wrong, and he gives you fifteen good ones for it. "On the Mint's there's the light, and nobody under it," says Mr Vine. "I cut that die. I had to look at it all day."
