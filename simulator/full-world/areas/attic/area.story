= The Attic
setting: Attic
also in: Town
inside: Land
type: District
line: boxes without end
discovered: Settled 2+
opens: Settled 2+, Dread under 8
closed: The ladder is up. {Dread 8+: You would not be safe on it. | You are new.}
image: attic

Dust, and what it lies on.
