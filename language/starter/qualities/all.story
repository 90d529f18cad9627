= Nerve
category: BasicAbility
climbs: ever steeper
cap: 10
image: cheek

What is left when you have thought it over.

= Coins
category: Currency
nature: thing
image: echoes

They have a boat on one side. On the other they are quite smooth.

= On the List
category: Story
cap: 2
stages: 1 Your name is ticked. The lamp wants oil., 2 The lamp is lit. They have asked you something.
lead: main
done at: 2
next step: 1 Buy oil at the Chandler's Hatch, and light the lamp on the boat.
place: 1 The Landing
image: quill

The fortieth of forty.

= Lamp Oil
category: Goods
nature: thing
image: bottled-glow

It smells of a house that you have lived in.
