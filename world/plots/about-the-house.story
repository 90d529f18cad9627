= About the House
id: 0
image: brass-plate
order: 1

What wants doing within a walk of your own door, by somebody with a clean collar.

== The Extra Spoon
id: 6
lasts: 12 actions
tests: Persuasive 13
report: Twenty-Three in the Drawer
when: no The Twenty-Fourth Spoon
can be called off: yes
image: silver-spoon

Mrs Ottaway has counted her spoons, and has one that is not hers. The crest on it is of some house in Wick Row. It is to go home, and nobody is to be asked how it got out.

== A House to Be Slept In
lasts: 35 actions
tests: Persuasive 14, Watchful 15
report: The Air of the Sea
when: The Twenty-Fourth Spoon 1+, no The Pargeters
can be called off: yes
image: seaside-hat

The Pargeters, of Thirty-One, Wick Row, are at Pale Harbour for the air. Somebody is to sleep in their hall, feed the cat, wind the clock, and not, says the list, go up to the top of the house. The list says so twice.

== Another Hall
lasts: 30 actions
tests: Watchful 13
report: The Hall Chair
when: The Pargeters 1+
can be called off: yes
image: brass-plate

Word has gone along Wick Row that you keep a person who can sleep in a chair and not be told things. There is generally a house.
