= Credits
address: credits

== Pictures

Every picture is drawn by the program itself, from descriptions that are part of it; nobody was photographed. You may use them under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): say that they are from Underhall, and whose icons they are drawn with.

== Icons

Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on [game-icons.net](https://game-icons.net) under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Modified: recoloured, shaded, hatched and framed. [The icons used, by name](/images/ui/glyphs.txt).

== Type

The Fell Types are digitally reproduced by Igino Marini, [www.iginomarini.com](https://www.iginomarini.com); cut down here to the letters we use. Alegreya, Alegreya SC and Alegreya Sans are by the Alegreya Project Authors, [github.com/huertatipografica](https://github.com/huertatipografica). All are under the SIL Open Font License 1.1, whose text comes with each:

- [The Fell Types](/licences/im-fell-english.txt)

- [Alegreya](/licences/alegreya.txt)

- [Alegreya SC](/licences/alegreya-sc.txt)

- [Alegreya Sans](/licences/alegreya-sans.txt)

== Words and program

Underhall was written, drawn and programmed by those who keep its repository. The program is free software under the MIT licence. The words are under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).

It stands on the work of others: Node.js, PostgreSQL, Fastify, React, TanStack Query, PixiJS, DOMPurify, TypeBox, pg-boss, jose, nodemailer, and what these stand on in turn. Each is named, with its licence, in the list that comes with the program.

== Thanks

To everybody who tried it and said what they stumbled over; to those who printed their types and drew their icons for whoever might come; and to whoever was up.
