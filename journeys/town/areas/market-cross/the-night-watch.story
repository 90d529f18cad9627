= The Night Watch
where: Market Cross
when: Stiff Coat 1+
outfit: yes
image: bulls-eye-lamp
teaser: They are one short.

A bench with room for one more on it.

== Look out for thieves
cost: 0 actions
challenge: Watchful 8 broad
image: watchful

They wear soft shoes.

=== success: Seen
gain: Rag 1

You see one.

=== failure: Unseen
gain: Rag 1

You see none.

== Stand in a doorway
cost: 0 actions
challenge: Dangerous 8 broad
image: dangerous

It is a wide one.

=== success: Stood
gain: Rag 1

Nobody gets by.

=== failure: Moved On
gain: Rag 1

Somebody gets by.

== Toss for who sleeps
cost: 0 actions
challenge: Chance 0 luck
image: echoes

There is one blanket.

=== success: Blanket
gain: Rag 1

You sleep.

=== failure: No Blanket
gain: Rag 1

You do not.
