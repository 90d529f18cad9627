= Credits
address: credits

== Pictures

The program draws every picture itself, from descriptions that are part of it. None is a photograph of a person. If you use them, name Underhall, and the artists of the icons in them.

== Icons

Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on [game-icons.net](https://game-icons.net) under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Modified: recoloured, shaded, hatched and framed. [The icons used, by name](/images/ui/glyphs.txt).

== Type

The Fell Types are digitally reproduced by Igino Marini, [www.iginomarini.com](https://www.iginomarini.com). We use only part of their letters. Alegreya, Alegreya SC and Alegreya Sans are by the Alegreya Project Authors, [github.com/huertatipografica](https://github.com/huertatipografica). All are under the SIL Open Font License 1.1, whose text comes with each:

- [The Fell Types](/licences/im-fell-english.txt)

- [Alegreya](/licences/alegreya.txt)

- [Alegreya SC](/licences/alegreya-sc.txt)

- [Alegreya Sans](/licences/alegreya-sans.txt)

== Words and program

Underhall was written, drawn and programmed by the people who maintain its repository. The program is free software under the MIT licence. {rights}

It builds on the work of others: Node.js, PostgreSQL, Fastify, React, TanStack Query, PixiJS, DOMPurify, TypeBox, pg-boss, jose, nodemailer, and the packages that these use. The list that comes with the program names each of them, with its licence.

== Thanks

To everybody who tried it and told us what confused them; to the people who made their type and icons free for everybody; and to whoever was up.
