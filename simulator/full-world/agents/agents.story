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

= Thimble
levels: Keen 1
image: thimble

He came with her, and was not asked.

= Bodkin
levels: Stout 1
image: thimble

The cloth was his idea.
