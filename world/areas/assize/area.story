= The Assize
id: 102
setting: The City
type: District
inside: Underhall
line: all rise, in the order given
closed: {Invited to the Assize 1+: Your leave is in order. The usher has put it with the others, and the others are heard in turn; he will send to Number Nine.|The usher would like to know who has asked you. Nobody has, yet.}
by story: yes
image: assize

Courts, cells and stairs, built round one hall; and in the hall the Bell-Board, with four hundred and twelve bells, one to each room of the House.
