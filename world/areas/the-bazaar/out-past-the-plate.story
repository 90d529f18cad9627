= Out Past the Plate
where: The Bazaar
when: Introduced 10+, not seen "Out Past the Plate"
back: no
image: collection-plate
scene: past-the-plate
order: 300
teaser: A curate stands at the way out with a plate. He needs a shilling in it by Snuff.

At the proper way out of the Bazaar stands Mr Hale, the curate, with a plate. The Canon has promised him a donkey for the Sunday school, on the day that there is a shilling in it by Snuff. Today there is nothing in it so far. Everybody who comes by him has found something of interest on the ceiling. "I don't at all mind," says Mr Hale, who is a kind man, with toothache. "I have begun to look up there myself."

== Look up with the rest
cost: 0 actions
button: Look up
image: curate

It would save a penny. But he is a yard away from you, and will know what you are looking at.

=== always: The First Penny
turn: secret learned
gain: Inquiring 1
move to: Lampwick

There is in fact something up there: a penny, turning, on thirty feet of thread.

"That is the first one that we were ever given," says Mr Hale. "A Mrs Loam gave it. She did not hold with plates; she wished it to be *seen* that she had put in. And so they all look at hers." He considers the ceiling from this side. "I suppose that she has been worth a good many donkeys to the ones who go by." You are out among the lamps before you notice that you have still got your penny, and that it has turned round in your hand.

== Put a penny in it
cost: 0 actions
pay: Echoes 1
locked: You have not got a penny, and he can see that you have not.
image: collection-plate

You have one. So has everybody, and they are watching to see what happens to people who give it up.

=== always: Elevenpence to Go
turn: standing up or down
gain: Kind 1
move to: Lampwick

It makes a small bright noise, alone in the middle of the plate. All round the kettle-holders they have stopped to see what will become of you. Nothing does; so a stout woman comes over with a halfpenny, in case it should not become of her.

Mr Hale has a card with what to say to people who do not give. He tries the back of it. "Tenpence-halfpenny to go," he says in the end, so gladly that he has to take hold of his tooth, and a boy asks him what colour the donkey is.
