= Whom Would You Have Met
in: The City
deck: never
image: visiting-card
teaser: You were on your way somewhere. Say where.

The ticket that Nurse Time left is blank on the one side. You have only to stand at a corner with it in your glove, and to be on your way to where the other person is coming from. It does not greatly matter which corner; it matters what you have in mind.

== Have a dark lamp in mind
when: Introduced 10+
cost: 0 actions
pay: A Convenient Coincidence 1
image: smoking-lamp

You would be the first to see that it was out, and there is something to be had by that, and something to be climbed.

=== always: On the Left
turn: secret learned
go to: A Lamp Gone Out
image: smoking-lamp

The street has its lamps lit on both sides as far as the fourth. You stop under that one, because you can see its glass.

== Have somebody new in mind
when: Introduced 10+
cost: 0 actions
pay: A Convenient Coincidence 1
image: arrivals

A person who has this moment come down the Steps believes whatever they are told first. It would be you that they met.

=== always: With a Trunk
turn: a tie begun
go to: A New Arrival
image: arrivals

A trunk comes round the corner, backwards; after it, at the other end, comes a person in a great hurry, who is sorry, who is lost, and who has seen you.

== Have bad money in mind
when: Introduced 10+
cost: 0 actions
pay: A Convenient Coincidence 1
image: bad-coin

There is a coin about that thuds. You could see that it came to you, and be asked where you had it from.

=== always: In Your Change
turn: bargain
go to: A Coin That Thuds
image: bad-coin

At the corner is a man with one muffin left, who has change for anything. A woman has handed him a shilling, and he is holding it to his ear. "Hm," says the muffin-man.
