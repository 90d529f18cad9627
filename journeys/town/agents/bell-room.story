= Pin Cotter
levels: Watchful 12, Knots 2, Steadiness 3
image: constant

*Thin*, and hard to keep out of anywhere. She asks to be paid in buttons.

= Old Mrs Tarn
levels: Dangerous 9, Steadiness 6
image: veil

She was here before the hall was.

= The Boy with the Bucket
levels: Steadiness 1
image: sailor

He has not said what is in it.
