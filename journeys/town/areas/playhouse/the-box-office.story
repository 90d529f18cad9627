= The Box Office
where: The Playhouse
image: echoes
order: 40
teaser: A brass grille, and a person behind it.

Everything here has its price, and the price is painted on.

== The royal box
needs: Reader 50+
locked: The royal box is for those who have read a great deal.
image: echoes

It has a curtain of its own.

=== always: Boxed
gain: Applause 1

One sees nothing, and is seen.

== The stalls
pay: Echoes 5000
image: echoes

Red plush.

=== always: Stalled
gain: Applause 1

It is red, and it is plush.

== A season ticket
fate: 3
image: readers-ticket

Every night, until further notice.

=== always: Seasoned
gain: Applause 1

There is no further notice.

== The whole run
cost: 25 actions
image: burning-candle

From the first night to the last.

=== always: Run
gain: Applause 1

It was long.

== A long matinee
cost: 6 actions
image: burning-candle

With both intervals.

=== always: Sat Through
gain: Applause 1

The second interval was better.

== Burn your programme
cost: 0 actions
one-way: yes
image: burning-candle

It cannot be read again after.

=== always: Burnt
gain: Stage Fright 1

It was a short read.

== Ask at the other till
cost: 0 actions
image: readers-ticket

[open fate] The other till is over there.

=== always: Asked
gain: Applause 1

It is shut.
