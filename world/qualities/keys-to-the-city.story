= Invited to the Assize
id: 427
category: Circumstance
image: invitation-scales

Leave to walk in at the front, past the scales, and look at four hundred and twelve bells as though on business.

= Invited to the Rookery
id: 428
category: Circumstance
image: invitation-washing

A peg on a certain washing-line has been turned round for you. Those who live up there will know what it means.

= Invited to Southbank
id: 429
category: Circumstance
image: invitation-limelight

A pass to the Gallipot, two rows back from the fire-buckets, good for any first night until there is a last.

= Invited to Clinker Row
id: 430
category: Circumstance
image: invitation-furnace

Tuesdays, behind the retorts. Knock with the flat of the hand. Bring your own chair, or somebody else's reasons.

= Key to the Second-Floor Front
category: Circumstance
nature: thing
image: key-to-a-bricked-up-door

It has *LISLE* on its label, and on the other side your own name, in Mrs Ottaway's hand, spelled as she heard it.
