= Mrs Tidy Is Short of Hands
where: The Bazaar
outfit: yes
image: rota
scene: short-of-hands
order: 150
teaser: The rota has had gaps in it since her mother's day. You look about the right size for one.

Mrs Araminta Tidy has had charge of the Bazaar's rota since her mother laid it down, and has never once seen it full. She wears it, pinned, so that both her hands are free. "Forty-one has gone for its tea," she reads off her own bosom, "and I do not believe it is coming back. Lost property. The scales. The cake." She looks you over for hands, and counts two.

== Mind the lost property
image: lost-umbrellas

It is where the Bazaar sells what people have left at the Bazaar, to the people who left it. Mrs Tidy sees nothing in this to discuss.

=== always: Nobody Has Handed It In
gain: Echoes 7, Kind 1
reveal: EchoBazaar, Possessions

Trade is brisk. A lady buys back her umbrella for fourpence and says that it is far nicer than her old one. Two brothers bid against each other for their own hamper.

Towards the end a stout man asks, low, whether anyone has handed in a tune; he had it when he came in. You hum him the one that has been in your head since the kettle-holders. He hears it out with his eyes shut.

"No," he says, and pays you a penny for it all the same. Mrs Tidy, who has heard it too, makes it up to seven.

=== rare 10%: Handed In
gain: Echoes 14, The Stair: What You Know 1
only if: The Stair: What You Know under 2
reveal: EchoBazaar, Possessions

At the bottom of a hat-box, among the gloves, is a visiting-card with your name on it. It is engraved. You have never had cards. One corner is turned down, and the ledger gives it as handed in by *a person going up*, on the first of December.

Mrs Tidy looks at it once, and it goes into her sleeve. "We don't sell those," she says. She pays you double. When she thinks that you are busy with a muff, she takes the card out again and turns the corner up.

== Mind the scales at Forty-One
image: scales

Forty-One buys candle-ends for the Roof, but it has sold its weights. Somebody is wanted who can say what things are as heavy as.

=== always: Full Weight
gain: Echoes 8, Thrifty 1
reveal: EchoBazaar, Possessions

A boy turns out his pockets: seven ends, and the fluff. You try them against a scone, a hymn-book and a china dog, and get it at last, to a hair, with the pamphlet *Is Your Portion Paid?*

So he is paid for a pamphlet and given it besides, and you have eightpence for having thought of it. He reads his copy as far as the door, with one finger, and comes back to ask whether a portion can be paid in ends.

== Guess the weight of the cake
challenge: Watchful 4
second chance: Borrowed Lens
image: cake-dome

It has stood under its dome since the year 60, in aid of the Roof. Nobody has ever guessed right. There is a bench for those who come to watch.

=== success: To the Ounce
gain: Echoes 13
reveal: EchoBazaar, Possessions

You lay a finger on the table, as near the plate as the rules allow. The wood is bowed. So is the floor.

You name a figure, to the ounce, and the stallholder goes pale. Nobody is to win; Mrs Tidy was quite firm. She looks both ways, lifts the dome, and cuts from the back, where it will not show, one slice as thin as a card, so that you will have been wrong. She gives you thirteen pence to say so. Most of the back has gone that way already.

=== rare success 12%: In One Voice
gain: Echoes 18, Merry 1
reveal: EchoBazaar, Possessions

You name a figure, and so, in the same breath, does a retired judge on the bench, who has been wrong about it every day for twenty years.

The regulars get to their feet. The stallholder looks both ways and cuts, from the back, a slice that one can read through. He does not eat it. He divides it, in his handkerchief, into twelve crumbs, one for each of the bench and one for you; and they stand about, with nothing now to come for.

"It is lighter by a slice," says the judge, after some thought. They all sit down again.

=== failure: The Regulars
gain: Echoes 3, Candle-End 1
reveal: EchoBazaar, Possessions

"Two stone," you say, and a small sigh goes up from the regulars on the bench. They had hoped for better, from the hat.

A retired judge makes room for you. He has come every day for twenty years, he says, and has by now said every number that there is; it is his private belief that the thing is growing. He stands you a cup of tea. In the saucer, when you have drunk it, are threepence and a candle-end. He is looking carefully at the cake.
