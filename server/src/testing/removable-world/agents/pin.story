= Pin Cotter
levels: Watchful 5
image: constant

She is thin.
