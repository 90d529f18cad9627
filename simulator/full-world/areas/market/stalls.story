= A Stall
where: The Market
image: stall
teaser: It sells stalls.

Small ones.

== Mind it
image: stall

For an hour.

=== always: Minded
gain: Pence 9, Tokens 1

Nobody came.

== Bet on it
fate: 1
challenge: Chance -2 luck
image: token

It is not a game.

=== success: Won
gain: Tokens 2

It was a game.

=== failure: Lost
gain: Dread 1

It was not.

== Compare hats
needs: Keen over [Stout], Kindly under 9
image: hat

Somebody has a better.

=== always: Compared
gain: Kindly (least(2, 10 - [base Kindly])), Keen 1
lose: Bruises (most(0, [base Bruises] - 2))

It is the feather.

= The Cashier
where: The Market
when: Tokens 2+
image: token
teaser: He changes tokens into tokens.

It is a trade.

== Change two
pay: Tokens 2
image: token

He looks at both sides.

=== always: Three
gain: Tokens 3

One of them is warm.

== Drink his coffee
pay: Pence 60
image: cup

It is very strong.

=== always: All of It
gain: Hiccups 8
refresh actions: 30

You see everything at once.

= A Hiccup
in: Town, Attic
when: Hiccups 1+
urgency: must
back: no
image: cup
teaser: Hic.

Everybody waits.

== Hic
cost: 0 actions
image: cup

One must.

=== always: Hic
lose: Hiccups 1

Everybody goes on.
