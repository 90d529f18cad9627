= Pin
levels: Keen 8, Knots 2
image: pin

She is small, and so are the places she gets into.

= Bolt
levels: Stout 12
image: bolt

He carries.

= Needle
levels: Keen 3, Stout 3
image: needle

Both, a little.
