= Bonnet of No Opinion
category: Hat
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Persuasive 1
image: bonnet-with-its-strings

It nods a little ahead of you. People have told it things that they had not told their husbands.

= Bowler of the Second Clerk
category: Hat
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Watchful 2
image: second-clerks-bowler

The First Clerk had the corner desk. The Second had the view of everybody, and this to keep the light off.

= Stoker's Cap
category: Hat
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Dangerous 3, Persuasive -1
image: stokers-cap

Still warm. The sort of cap that is not asked to step aside, nor to come in and sit down.

= Decent Black
category: Clothing
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Persuasive 3
image: decent-black

Cut for somebody's grief and let out for somebody's dinner. In it you are taken for a relation, and told where the sherry is.

= Kid Gloves
category: Gloves
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Persuasive 2
image: kid-gloves

Handle with. The left has a small stain of violet ink, which gets a better class of handshake.

= Fingerless Gloves
category: Gloves
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Shadowy 3
image: fingerless-gloves

Warm to the knuckle, and from there on entirely your own affair.

= Clogs
category: Boots
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Dangerous 2, Shadowy -1
image: clogs

Alder soles, with irons. Nobody in Clinker Row takes a person seriously whom they cannot hear coming.

= Felt Slippers
category: Boots
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Shadowy 5
image: felt-slippers

Made for a night-nurse, who was not caught in forty years at whatever it was.

= Postman's Boots
category: Boots
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Watchful 4
image: postmans-boots

They know every number in thirty streets, and slow down of themselves for a dog.

= Toasting-Fork
category: Weapon
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 2
image: toast-on-a-fork

Four feet of it, with three prongs. It has never yet been used for anything that could not be buttered.

= Life-Preserver
category: Weapon
nature: thing
lend: yes
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 5
image: life-preserver

Whalebone, with lead at one end. The name is a matter of which end you are at.

= Police Rattle
category: Weapon
nature: thing
lend: yes
available at: Constable Tring's table in the Bazaar.
enhances: Watchful 4, Dangerous 3
image: police-rattle

One turn brings a constable. Two bring his sergeant, to ask him who said that he could run.

= Kettle for One
category: HomeComfort
nature: thing
available at: The table of gifts in the Bazaar.
dulls: Breakages 1
image: kettle-for-one-cup

While it is on, nothing else in the room gets broken. It has not been found out how.

= Widow's Veil
category: Hat
nature: thing
available at: The bottom of the Strapped Trunk.
enhances: Shadowy 4
image: veil

People look at the veil, are sorry, and look elsewhere. It has been let into a number of rooms on its own account.

= Pit Terrier
category: Companion
nature: thing
namable: yes
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 3
image: yard-dog

He was bred for rats below the eighth stair, and has not yet been told that the rest of us are something different.

= Notebook
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Watchful 2
image: notebook-on-a-string

Police issue, with the pencil on a string. Whatever is said in front of it is said a second time, more carefully.

= Phial of Old Laughter
category: Curiosity
nature: thing
available at: The table of gifts in the Bazaar.
use: The Phial Is Unstopped
image: old-laughter

A good deal of it, bottled at a supper to which you were not asked. It keeps, if it is not shaken.
