= A Room on the Half-Landing
hand: 1
image: half-landing

A bed, a grate, one nail for visiting-cards, and a bell-rope joined to nothing. The stair goes on past your door, which Mrs Ottaway prefers not to discuss.
