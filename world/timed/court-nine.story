= The Chalk Is Wiped
after: 7 days
given: to Best of Your Week in Court Nine 1+
set: Best of Your Week in Court Nine 0
image: unrung-bell
