= The Post
where: The Playhouse
image: tea-table
order: 70
teaser: A rack with a hole for everybody.

It is sorted by a cat.

== Be sent a note
cost: 0 actions
image: tea-table

It is short.

=== always: Sent
image: tea-table
message: A Note from the Cat
says: You were *seen*.

It is in the rack.

== Have the rack taken down
cost: 0 actions
image: tea-table

For the painting.

=== always: Taken Down
hide: Messages

The cat goes with it.

== Be told of the audition
cost: 0 actions
image: watchful

They will want somebody.

=== always: Told
message: Somebody Is Wanted
says: They ask for whoever can see the back row.
tells of: The Audition
image: watchful

It is in the rack.

== Wait for the second post
cost: 0 actions
image: tea-table

It comes when it comes.

=== always: Waited
start: The Second Post

You wait.

== Spend the whole candle
cost: 20 actions
image: tea-table

It takes all day.

=== always: Spent

It took all day.

== Ask somebody for a walk
act: A Walk by the River
cost: 0 actions
image: tea-table

One asks by letter.

=== always: Asked

It is sent.

= A Walk by the River Begins
where: The Playhouse
deck: never
image: tea-table
teaser: It is wet.

Somebody walks beside you.

== Walk on
cost: 0 actions
image: tea-table

As far as the bridge.

=== always: Walked
gain: Applause 1

You walked.
