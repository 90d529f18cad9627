= The Assize
id: 102
setting: The City
type: District
inside: Underhall
line: all rise, in the order given
opens: A Case for the Assize 1+
closed: {Invited to the Assize 1+ or Who Was Expecting You 5+: Deputy Brace has gone out to Lampwick, and is asking for you there. The usher lets in nobody whom she is still looking for.|The usher would like to know who has asked you. Whoever has taken tea with the Aunt, in Lampwick, is asked sooner or later.}
arrival: {A Case for the Assize 5+: You go in at the front. The usher says "All rise" to the benches from habit, sees who it is, and says that they needn't have, but a good few of them stay up.|A Case for the Assize 3+: You go in past the scales. The usher has you down among the officers of the court now, between the clerk who mends the pens and the cat.|A Case for the Assize 2+: You go in past the scales, which dip as you go by. They have been out of true since the hall was built, the usher says, and always in the same person's favour.|Your finding went in ahead of you. The usher runs a finger down Mr Justice Ponder's list until it finds you, close to the bottom of the page. "Three to come before it," he says. "He hears nothing out of its turn. If I had anything in that list, I should go and see whether I could hurry the other three."}
market: yes
image: assize

Courts, cells and stairs, built round one hall; and in the hall the Bell-Board, with four hundred and twelve bells, one to each room of the House.
