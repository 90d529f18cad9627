= Bags for the Late Ones
where: The Landing
image: strapped-trunk
teaser: A porter is wanted. Nobody asks what is in the bags.

People come down to the water all night with more than they can carry. None of them goes on board. They put it down, pay, and walk back up quickly, without looking round.

== Take the heavy one
challenge: Nerve 3
image: sea-chest

It moves a little when you have set it down.

=== success: You Do Not Open It
gain: Coins 3, Nerve 1

You do not open it, and you do not stop to listen. At the end of the planks thirty-nine of them stand in a row, each with a name on a label. There is a space at the end, as wide as you are.

=== failure: It Was Open Already
gain: Coins 1

The strap gives way. Inside are a coat, a pair of good boots and a letter, and all of it is dry, which on this river is a thing to wonder at. The owner pays you one coin and asks you to say that it was locked.

== Take the small one that hums
image: jar-of-small-echo

It is a tune that you know. You cannot think from where.

=== always: The Second Verse
gain: Coins 2

It goes quiet when you hum with it, as a child does who has been found. Then, when you have put it down with the others and are half way back, it begins on the second verse. You had forgotten that there was one.
