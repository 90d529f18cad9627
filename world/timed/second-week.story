= Called Out in the Night
after: 20 hours
when: Two Inches exactly 4
set: Two Inches 5
image: lantern-raised

A bell wakes you. It is not one of the four hundred and twelve; it is the one on the pump in Lampwick, and somebody is ringing it with a boot. "Fire," says Mrs Ottaway's voice, through the floor, quite calmly, to each of her lodgers in turn, by name.

= Three Houses Reply
after: 8 hours
given: by story
when: Win Tolley's Character exactly 1
set: Win Tolley's Character 2
image: bundle-of-letters

Three envelopes have been put into your hole in the rack, and none of them is for you. They are about Win Tolley. She has come herself as well, to say that they are there.

= She Has Said Something
after: 20 hours
given: by story
when: Win Tolley's Character exactly 3
set: Win Tolley's Character 4
image: sealed-letter

Your own handwriting has come back to you, on the mat, which is never a good sign. Whoever sent it has followed it as far as the pump in Lampwick. They would not come up.

= She Has Written Something
after: 20 hours
given: by story
when: Win Tolley's Character exactly 5
set: Win Tolley's Character 6
image: written-character

Miss Crake has been seen in Lampwick in a hat, with her bag on her knees; and it is not her half-day.
