= Hearth and Shelf
image: the-bazaar
alt: Stalls under a string of mended flags, and a queue that goes out of the picture.
link: /bazaar

A kettle that sings, a clock that does not, and six kinds of toasting-fork. Ask at the Bazaar.

= The Evening Wick
image: wick-row
alt: A street of chandlers' windows, each with one candle lit in it.
link: /journal

One penny, for what happened to other people. What happened to you is kept in your journal, and costs nothing.

= The Likeness Gallery
image: likeness-gallery
alt: A long wall of painted faces, with gaps where some have been taken down.
link: /myself

Faces altered while you wait. Old ones are burnt, or sent home, as preferred.
