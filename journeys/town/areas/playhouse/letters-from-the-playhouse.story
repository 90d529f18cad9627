= Letters from the Playhouse
where: The Playhouse
image: tea-table
order: 60
teaser: There is a desk with two pens.

One pen is for those who are here, and one for those who are not.

== Ask somebody to share a box
act: Share a Box
cost: 0 actions
image: tea-table

Two chairs.

=== always: Asked
gain: Applause 1

It is sent.

== Write to somebody outside
act: Fetch Somebody In
cost: 0 actions
image: tea-table

They have never been.

=== always: Written
gain: Applause 1

It is posted.
