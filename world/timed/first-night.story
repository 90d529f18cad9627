= The Bill Comes Down
after: 7 days
given: to Best of Your Week at the Gallipot 1+
set: Best of Your Week at the Gallipot 0
image: theatre-box
