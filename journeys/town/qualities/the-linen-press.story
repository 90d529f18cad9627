= Best Bonnet
category: Hat
nature: thing
enhances: Watchful 2, Dangerous -1
image: bonnet-of-no-opinion

It has been to church, and to the races.

= Dust Cap
category: Hat
nature: thing
enhances: Dangerous 1
image: cap-of-blue-mould

Nobody looks under it.

= Stiff Coat
category: Clothing
nature: thing
enhances: Dangerous 2
image: green-coat

It stands by itself.

= Mended Shirt
category: Clothing
nature: thing
enhances: Watchful 1
image: mending

More mending than shirt.

= Wool Mittens
category: Gloves
nature: thing
enhances: Watchful 1
image: fingerless-gloves

They have the tops of the fingers off, for counting.

= Toasting Fork
category: Weapon
nature: thing
enhances: Dangerous 1
image: toasting-fork

It has never been used in anger.

= Quiet Slippers
category: Boots
nature: thing
enhances: Watchful 1
image: felt-slippers

The stairs do not hear them.

= Hatbox
category: Luggage
nature: thing
image: strapped-trunk

For the bonnet; and for the lunch.

= Jar of Camphor
category: Curiosity
nature: thing
use: The Camphor Is Opened
image: phial-of-old-laughter

It keeps moths out, and people.

= A Cold in the Head
category: Burden
nature: thing
enhances: Watchful -1
image: breakages

You have it in both ears.

= A Perpetual Fiancé
category: ConstantCompanion
nature: thing
image: constant

He has been saving up since you met.
