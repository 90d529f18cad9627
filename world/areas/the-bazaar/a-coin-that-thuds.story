= A Coin That Thuds
where: The Bazaar
when: Introduced 10+
deck: sometimes
frequency: Frequent
image: echoes
scene: a-coin-that-thuds
teaser: You drop it on the slate, as one does. It does not answer.

It came with your change, from a stall that has gone to its tea. There is nothing wrong with the look of it, with the lamp on the one side and on the other a date. But money rings in Underhall, and this lies down. Two people in the queue have heard it do so. They are admiring the bunting, to give you time.

== Hand it in
image: collection-plate

There is a curate, and he has a saucer for them. He will certainly ask whether you are sure that you would not like to keep it.

=== always: The Quiet Part
gain: Echoes 10, Exact 1

He puts it with the rest, and none of them makes a sound. It is like watching it snow into a hat.

"They go up on the Roof," says the curate, "as slates. It's the one part of it that doesn't hum, when there's a draught. We put the choir there." He counts out tenpence. You tell him that it was only a penny. "That's the rate," he says. "One finds that people will be honest for less. But they don't seem to come back."

== Pass it
challenge: Persuasive 5
second chance: Word in Season
image: open-hands

What it needs is a counter with a cloth on, and something that wants saying just as it goes down.

=== success: A Cough
gain: Echoes 16

You cough. It is one of your better coughs, it lands on the coin to a hair, and the lady at the kettle-holders is all concern. She presses lozenges on you, and the change out of half a crown.

Three stalls on, you think of ringing it. Sixteen pence of it answers, and the rest lies down. You look back. She is watching you across the kettle-holders, with one hand spread upon her chest. She waits until she is sure that you are looking, and coughs.

=== failure: A Pause in the Music
gain: Echoes 4, Talk 1
only if: Talk under 5

You choose the moment when the band strikes up. The band has been watching for somebody to be about to do something, so that it could stop.

It thuds from one end of the Bazaar to the other. The stallholder could not be nicer. She gives it you back by the edges, with fourpence of her own, as it must have been a trouble to you; and it is the niceness that gets about. Before you are at the gate they are taking up a collection, and you are asked to give something to it.

== See who made it
needs: Borrowed Lens 1+
locked: It wants looking at through a glass. A jeweller's would do.
image: borrowed-lens

Bad money is mostly cast, in a spoon. This has edges. Somebody sat down to this.

=== always: An Eyelash High
gain: Echoes 15, Inquiring 1

There is the lamp. Beneath it, where on a true penny there is only pavement, somebody is standing, an eyelash high, looking up. You can see which way the scarf is blowing. It will have taken a week, and it was not put there to be seen.

"I don't pass them," says a person at your elbow. "I only leave them about." He would like that one back, if it is all the same: the hand is wrong. He gives you fifteen pence for it, in good money. "The Mint's all leave the light and nobody under it," he says. "I couldn't sleep."
