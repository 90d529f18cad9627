= Credits
address: credits

== Words and pictures
anchor: pictures

{rights}

== Type
only with: typefaces

The Fell Types are digitally reproduced by Igino Marini, [www.iginomarini.com](https://www.iginomarini.com). We use only part of their letters. Alegreya, Alegreya SC and Alegreya Sans are by the Alegreya Project Authors, [github.com/huertatipografica](https://github.com/huertatipografica). All are under the SIL Open Font License 1.1, whose text comes with each:

- [The Fell Types](/licences/im-fell-english.txt)

- [Alegreya](/licences/alegreya.txt)

- [Alegreya SC](/licences/alegreya-sc.txt)

- [Alegreya Sans](/licences/alegreya-sans.txt)

== Program

The program is free software under the MIT licence. The textures and ornaments of its pages are under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).
