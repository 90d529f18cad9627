= About the Town
image: pen

What always wants doing.

== Listen at the Door
lasts: 80 actions
report: What Was Heard
image: pen

It is a thick door.
