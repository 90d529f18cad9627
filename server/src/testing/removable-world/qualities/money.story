= Pence
category: Currency
nature: thing
image: echoes

They are small.
