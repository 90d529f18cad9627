= The Long Peal
after: 3 hours
given: to Second Wind 1+
gain: Peal 1
image: bell-button

It is over. They say that the ringer has come down.
