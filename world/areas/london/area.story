= Underhall
setting: The City
type: Root
line: four thousand steps below the street
image: london

The whole of it, as it would look to anybody who could get up so high. Nobody has, but the smoke.
