= The Rookery
id: 103
setting: The City
type: District
inside: Underhall
line: what is left is left to us
closed: {Invited to the Rookery 1+: Your peg has been turned round. The line that it hangs on is still being argued over; they will send to Number Nine when it is settled whose it was.|The washing is drawn in as you come up. There is a peg on it for everybody who is let in, and none of them is yours.}
by story: yes
image: rookery

Nine streets, one on top of another, and tied together with washing-lines. Everything in them was somebody's.
