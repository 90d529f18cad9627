= Borrowed Lens
category: Advantage
nature: thing
available at: The Nearly New table in the Bazaar, at sixty pence.
second chance on: Watchful
image: jewellers-lens

It belongs to a jeweller who has not missed it. Through it most things turn out to have a maker's mark.

= Ready Excuse
category: Advantage
nature: thing
available at: The Nearly New table in the Bazaar, at sixty pence.
second chance on: Shadowy
image: ready-excuse

You were looking for your cat. It has been used before, but by people with less convincing knees.

= Second Wind
category: Advantage
nature: thing
available at: The Nearly New table in the Bazaar, at sixty pence.
second chance on: Dangerous
image: second-wind

Stoppered, and about a lungful. Keep it upright, and do not open it merely to see whether it is still there.

= Word in Season
category: Advantage
nature: thing
available at: The Nearly New table in the Bazaar, at sixty pence.
second chance on: Persuasive
image: word-in-season

A folded paper, with the right thing to say on it. It is quite short, and has never been known to fail.
