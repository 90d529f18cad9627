= The Trumpet Speaks
deck: never
image: bell-button
teaser: It has been waiting.

It is colder at the narrow end.

== Say something short
cost: 0 actions
image: bell-button

A word.

=== always: Said
gain: Applause 1

It is said again, larger.

== Go on talking
cost: 0 actions
image: bell-button

There is more to say.

=== always: And Furthermore
go to: The Trumpet Replies

You have their attention.

= The Trumpet Replies
deck: never
image: bell-button
teaser: It answers.

Something comes back out of it.

== Listen
cost: 0 actions
image: bell-button

One hand behind the ear.

=== always: Heard
gain: Applause 1

It says what you said.
