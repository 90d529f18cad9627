= Coat of the Late Applicant
category: Clothing
nature: thing
enhances: Persuasive 2
image: green-coat

Bottle green, velvet collar, and EDWARD stitched inside in red. In it one is asked to sit down.

= Boots of the Late Applicant
category: Boots
nature: thing
enhances: Shadowy 2
image: soft-boots

Resoled, and resoled again, by somebody considerate of floors. The advertisement is still in the toe.

= Gauntlets of the Late Applicant
category: Gloves
nature: thing
enhances: Dangerous 2
image: gauntlets

A coachman's, stiff as toast. There is a note in the left thumb for whoever was waiting up.
