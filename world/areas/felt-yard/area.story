= The Felt Yard
setting: The City
type: Landmark
inside: Underhall
line: where the quiet is made
discovered: Murmurs 5+
image: felt-yard

They beat it here, wet, with wooden paddles, and lay it on the walls a hand deep. A cart has come in behind you. You did not hear it; nor, by its face, did the horse.
