= By Hand
after: 38 hours
when: A Letter by Hand exactly 1
set: A Letter by Hand 2
image: sealed-letter

It came by hand, and the hand had ink on it.
