= Credits
address: credits

== Pictures

The textures and ornaments of these pages come with the program, under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).

== Icons

Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on [game-icons.net](https://game-icons.net) under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). Modified: recoloured, shaded, hatched and framed. [The icons used, by name](/images/ui/glyphs.txt).

== Type

The Fell Types are digitally reproduced by Igino Marini, [www.iginomarini.com](https://www.iginomarini.com). We use only part of their letters. Alegreya, Alegreya SC and Alegreya Sans are by the Alegreya Project Authors, [github.com/huertatipografica](https://github.com/huertatipografica). All are under the SIL Open Font License 1.1, whose text comes with each:

- [The Fell Types](/licences/im-fell-english.txt)

- [Alegreya](/licences/alegreya.txt)

- [Alegreya SC](/licences/alegreya-sc.txt)

- [Alegreya Sans](/licences/alegreya-sans.txt)

== Words and program

The program is free software under the MIT licence. The words are under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).
