= The Property Table
when: A Part on Southbank 1+
image: footlights-players
order: 60

What the playhouses are short of, and what they have over. Miss Ruth Coble, who makes thunder for the Gallipot, keeps the table in the afternoons, and buys whatever will be wanted by eight.

== Applause
fetches: Echoes 25
sold: She holds it to her ear. "That's the gallery," she says. "You can tell by the boots."

== Favourable Notice
fetches: Echoes 10
sold: She reads it through for names. It has none in it, so that there is hardly a player on Southbank whom it would not fit.
