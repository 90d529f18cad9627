= Called Out in the Night
after: 20 hours
when: Two Inches exactly 4
set: Two Inches 5
image: burning-candle

A bell wakes you. It is not one of the four hundred and twelve; it is the one on the pump in Lampwick, and somebody is ringing it with a boot. "Fire," says Mrs Ottaway's voice, through the floor, quite calmly, to each of her lodgers in turn, by name.
