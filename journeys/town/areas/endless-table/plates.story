= The First Plate
where: The Endless Table
deck: sometimes
image: service-for-twelve
teaser: It is passed down.

There is something on it.

== Take some
cost: 0 actions
image: service-for-twelve

It would be rude not to.

=== always: Taken
gain: Reader 1

It is passed on.

== Take none
cost: 0 actions
image: service-for-twelve

One has had some.

=== always: Not Taken
gain: Watchful 1

It is passed on all the same.

= The Next Plate
where: The Endless Table
deck: sometimes
image: service-for-twelve
teaser: It is passed down.

There is something on it.

== Take some
cost: 0 actions
image: service-for-twelve

It would be rude not to.

=== always: Taken
gain: Reader 1

It is passed on.

== Take none
cost: 0 actions
image: service-for-twelve

One has had some.

=== always: Not Taken
gain: Watchful 1

It is passed on all the same.

= The Plate After That
where: The Endless Table
deck: sometimes
image: service-for-twelve
teaser: It is passed down.

There is something on it.

== Take some
cost: 0 actions
image: service-for-twelve

It would be rude not to.

=== always: Taken
gain: Reader 1

It is passed on.

== Take none
cost: 0 actions
image: service-for-twelve

One has had some.

=== always: Not Taken
gain: Watchful 1

It is passed on all the same.

= One Plate More
where: The Endless Table
deck: sometimes
image: service-for-twelve
teaser: It is passed down.

There is something on it.

== Take some
cost: 0 actions
image: service-for-twelve

It would be rude not to.

=== always: Taken
gain: Reader 1

It is passed on.

== Take none
cost: 0 actions
image: service-for-twelve

One has had some.

=== always: Not Taken
gain: Watchful 1

It is passed on all the same.
