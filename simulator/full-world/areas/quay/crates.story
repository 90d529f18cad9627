= A Wall of Crates
where: The Quay
image: crate
order: 25
teaser: They are stacked by size, and lean by habit.

There is a gap, low down.

== Hold the top one
challenge: Stout 6
second chance: Second Heave
ask second chance: after the roll
image: crate

It wants to come down.

=== success: Held
gain: Pence 6

It thinks better of it.

=== failure: Not Held
gain: Bruises 1

It does not.

== Go through the gap
cost: 0 actions
image: crate

It is your size.

=== always: Through
straight to: Behind the Crates

= Behind the Crates
deck: never
image: rope
teaser: Somebody sleeps here.

There is a blanket, folded.

== Leave a coin
pay: Pence 1
image: rope

It is the custom.

=== always: Left
gain: Kindly 1
give code: cousin

A card lies under the blanket, for whoever comes next.

== Leave it as it is
cost: 0 actions
image: rope

You were never here.

=== always: Left as It Was

Nobody sees you go.
