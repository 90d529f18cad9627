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
frame: panel-frame
page texture: velvet, none
panel texture: slate, paper
card backs: card-back, card-back-dark, card-back-oxblood, card-back-refill
seal: seal-arch
flames: yes
