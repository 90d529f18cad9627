= The Understudy
where: The Playhouse
image: watchful
order: 100
teaser: She has a cold, and you have her lines.

They are written on both cuffs.

== Go on in her place
challenge: Watchful 500 broad
second chance: Second Wind
ask second chance: after the roll
image: watchful

The house is full, and knows the play.

=== success: On in Her Place
gain: Applause 3

Nobody notices, which is the whole of the art.

=== failure: Off in Her Place
gain: Stage Fright 1

The house knows it better.
