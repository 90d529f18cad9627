= The Bench
hand: 1
image: hammock-at-oddlots

It faces away from the river, and is still warm.
