= The Assize
id: 102
setting: The City
type: District
inside: Underhall
line: all rise, in the order given
closed: {A Case for the Assize 1+: Your finding has gone in ahead of you. It is being read in the order of arrival, by a judge who will not be interrupted, and the usher has kept you a place on the bench.|Invited to the Assize 1+: The usher says that the Deputy has gone out to Lampwick herself, and that she is looking for you.|The usher would like to know who has asked you. Nobody has, yet.}
by story: yes
image: assize

Courts, cells and stairs, built round one hall; and in the hall the Bell-Board, with four hundred and twelve bells, one to each room of the House.
