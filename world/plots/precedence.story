= Precedence
image: two-bowlers
order: 2

Who goes before whom: through a door, into dinner, and on a list. People have died of it, and been put below somebody at the funeral.

== Seconds at a Door
lasts: 25 actions
tests: Dangerous 11, Watchful 15
report: After You
when: The Twenty-Fourth Spoon 1+, no The Door of the Boiled Owl
fate: 2
can be called off: yes
image: borrowed-door

Colonel Bray and Mr Entwistle met on Tuesday at the door of the Boiled Owl, and have begged one another ever since to go first. Yours is to be the Colonel's second. To have been there on Tuesday, as a second must, will take two blue slips.

== The Head of the List
lasts: 60 actions
tests: Shadowy 12
report: First in Merit
when: The Pargeters 1+, no Best of the Nephews
needs: The Letter on the Mantelpiece 1+
can be called off: yes
image: letter-basket

The Aunt keeps four thousand nephews in a book, by merit, behind the bishop and the letter on her mantelpiece. Somebody who is in and out of there might see who comes before Mr Thripp.
