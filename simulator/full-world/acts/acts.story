= Share a Pipe
image: pipe
sender needs: Rope 1+
target needs: Settled 1+
same area: yes
invitation: It draws well enough.
refusal: Nobody *comes*.
acceptance: You watch the water together.

One pipe, two persons.

== sender
lose: Rope 1
gain: Kindly 2

== target
gain: Kindly 2
only if: Kindly under 8

= Arm-Wrestle
image: fist
target needs: Settled 1+
contest: Stout 1
one at a time: yes
invitation: Elbows on the barrel.
acceptance: The barrel holds.
won: It was quick.
lost: It was quick.

Best of one.

== winner
gain: Pence 6, Stout 2

== loser
gain: Bruises 1

= A Picnic
image: basket
sender needs: Pence 10+
target needs: Settled 2+
invitation: There is a rock one can sit on.
acceptance: It is further than it looks.
then: On the Rock

Cold meat.

== sender
lose: Pence 10
gain: Favours: The Harbour 1

== target
gain: The Sea Wall 1

= Write Home
image: letter
by letter: yes
invitation: Come. The water is not so bad.
acceptance: They came.

To somebody who is not here yet.

== sender
gain: Favours: The Harbour 1
