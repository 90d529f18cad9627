= Mr Quell at His Window
where: The Turnstile, The Tea-Room
image: tin-cup
teaser: He has counted everyone in since the pier was long.

"In or out?" says Mr Quell, who has a pencil for either. The wind would like to know as well.

== Hold the gate for him
image: wet-rope
challenge: Patience 2

It has stuck at the same quarter for a year, and wants somebody to lean on it.

=== success: It Turns
gain: Shells 3, Patience 1
set: Known at the Window 1

It goes round with a noise like a gull being told something. He gives you three shells out of the drawer, and writes it down in pencil, and under it the time.

=== failure: It Does Not
gain: Damp 1
set: Known at the Window 1

A wave comes up between the planks, has a look at you, and goes back down, taking the matter no further. The gate stays where it was. Mr Quell says that it did just the same to the Mayor, and the Mayor had a hat on. There is a towel behind the window; it has been used before, by the Mayor.

== Ask after the band
cost: 0 actions
image: letter

They are at the end, he says, as far as anybody has heard.

=== always: As Far as Anybody Has Heard

You listen together. It might be a cornet. It might be the rail. Mr Quell says that they had got as far as the second verse when his father was a boy.
