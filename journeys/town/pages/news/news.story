= The Board Is Up
image: notice
link: /help

There is a board now beside the story, and cuttings on it. Whoever has read this can put it away.
