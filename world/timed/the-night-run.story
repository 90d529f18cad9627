= The Trap Is Planed
after: 7 days
given: to Best of Your Week on the Tiles 1+
set: Best of Your Week on the Tiles 0
image: white-cat
