= Young Oddlot's Barrow
when: A Place Among the Perquisites 1+
image: perquisites
order: 70

Barnaby Oddlot has a barrow behind the tea-urns, with a cloth over it. He is Granny Oddlot's grandson, and honest, which she puts down to his father. He never asks where a thing was left, but he does like to be told that it was.

== Odd Stocking
fetches: Echoes 2
sold: He tries it against the one that he carries in his breast pocket. It is not the one.

== Good Sheet
fetches: Echoes 10
sold: Barnaby holds it up to the light, and is sorry for somebody, and gives you the proper price.

== Monogrammed Napkin
fetches: Echoes 50
sold: "I have waited on that," says Barnaby, with his finger under the crest. He rolls it up smaller than you would have thought possible.

== Blank Key
fetches: Echoes 2
sold: He cuts nothing himself, he wishes you to know. He only likes to have one of each.

== Drawer-Key
fetches: Echoes 10
sold: It goes on a ring with a great many others, under the cloth, and Barnaby remarks that it has been a dry day.
