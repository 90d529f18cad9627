= Steadiness
category: AgentStat
image: tally

What is left of a person after the third bell.

= Livery Cap
category: Hat
nature: thing
lend: yes
enhances: Watchful 2
image: hats

It has a number in it.

= Spy-Glass
category: Luggage
nature: thing
lend: yes
enhances: Watchful 7
image: watchful

It draws out to the length of an arm.

= Heavy Ladle
category: Weapon
nature: thing
lend: yes
enhances: Dangerous 2, Knots 1
image: breakages

For soup, or for emphasis.

= Thick Gloves
category: Gloves
nature: thing
lend: yes
image: good-sheet

One cannot feel a thing.

= Down to the Cellar
category: Hidden
hidden: yes
image: tally

There is work in the cellar only.

= Peal
category: Story
image: bell-button
hidden: yes

How often the long peal has come to its end.
