= The Long Account
setting: The Long Account
type: Special
line: you may leave when it adds up
by story: yes
image: long-account

A hulk without masts, moored in the lee of Warden Isle. Three decks of stools, a tally on every plank, and no noise but slate-pencils.
