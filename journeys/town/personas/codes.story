= Somebody with a Purse
code: a-purse
image: echoes
greeting: There is a purse on the table, and your name on the purse.
thanks: The purse is yours. It is heavier than it looked.
starts with: Echoes 50

= Somebody with Another Purse
code: another-purse
starts with: Echoes 70

= The First to Ask
code: only-once
uses: 1
image: letter
greeting: There is one of these, and you may be the first to ask.
starts with: Reader 1
