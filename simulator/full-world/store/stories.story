= The Trunk
fate: 30
opens: The Trunk
clears: The Trunk So Far
again: 10
line: Somebody left it.
image: crate

It has a lock, and the lock has a name on it.

= An Empty Trunk
fate: 5
clears: The Trunk So Far
line: Begin at the lid.
image: crate
order: 1

What came out goes in again.
