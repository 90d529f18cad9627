= Somebody with a Letter
code: a-letter
starts with: Keen 4, Second Look 2

= Somebody's Cousin
code: cousin
starts with: Stout 3, Pence 10
