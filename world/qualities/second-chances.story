= Borrowed Lens
category: Advantage
nature: thing
second chance on: Watchful
image: borrowed-lens

It belongs to a jeweller who has not missed it. Through it most things turn out to have a maker's mark.

= Ready Excuse
category: Advantage
nature: thing
second chance on: Shadowy
image: ready-excuse

You were looking for your cat. It has been used before, but by people with less convincing knees.

= Second Wind
category: Advantage
nature: thing
second chance on: Dangerous
image: second-wind

Stoppered, and about a lungful. Keep it upright, and do not open it merely to see whether it is still there.

= Word in Season
category: Advantage
nature: thing
second chance on: Persuasive
image: word-in-season

A folded paper from somebody who was a shocking cook. It has never failed her, and it is quite short.
