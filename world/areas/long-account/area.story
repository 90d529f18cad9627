= The Long Account
setting: The Long Account
type: Special
line: you may leave when it adds up
discovered: Particulars 5+ or A Record 1+
by story: yes
image: long-account

A hulk without masts, moored in the lee of Warden Isle. Three decks of stools, a tally on every plank, and no noise but slate-pencils.
