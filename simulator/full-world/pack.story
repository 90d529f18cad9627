= Everything
start at: The Quay
start with: Keen 2, Stout 2
held back: Travel, Agents
faces: plain, hat
weekly: The Rent Collector
opening: Settled
