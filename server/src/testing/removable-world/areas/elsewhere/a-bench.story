= A Bench
where: Elsewhere
image: pen
teaser: It is free.

It stands by the wall.

== Count your pennies
cost: 0 actions
needs: Pence 1+
image: pen

You have time.

=== always: Counted

They are all there.

== Sit down
image: pen

It is dry.

=== always: Sat

You could stay.
