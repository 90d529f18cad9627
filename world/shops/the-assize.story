= Not Evidence
when: A Case for the Assize 1+
image: witness-box
order: 65

What a court may not listen to is sold here. Mrs Winifred Sallow, who took down trials in shorthand until she went deaf in the better ear, buys it by the word, and has customers on Crownhill who would rather not be named.

== Overheard Word
fetches: Echoes 2
sold: You say it into her good ear. She has you say it again without the expression.

== Reliable Rumour
fetches: Echoes 10
sold: "I had that yesterday from a person in lace," says Mrs Sallow, and pays you, since two people having it is what she was waiting for.

== Sworn Particular
fetches: Echoes 50
sold: Mrs Sallow wipes her fingers before she takes it, and asks you for the name of the person who held the book.
