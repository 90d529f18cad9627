= The Second Post
after: 1 minute
image: tea-table

It came by the back stairs.
