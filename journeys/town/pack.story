= The Proving Town
start at: Market Cross
faces: beardy, veil, bowler, sailor
opening: Reader
maps: ../../world/maps

== Looks
titles: Hall Capitals, Alegreya SC
text: Alegreya
italics: Hall Italic, Alegreya
names: Alegreya SC, Alegreya
figures: Alegreya Sans
