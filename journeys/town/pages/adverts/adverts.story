= The Fair, by Day
image: the-bazaar
alt: Stalls under a string of flags.
link: /myself

Bring what you have, and see it from both sides.
