= The Rent Collector
after: 7 days
given: at arrival
repeats: yes
mail: yes
image: ledger
lose: Dread 2, Bruises 2, Pence 5
set: Collector's Round ([base Collector's Round] + 1 - 3 * ([base Collector's Round] / 3))
give fate: 1

{Collector's Round 2+: He looks tired. | He is new, one thinks.} "{name}," he says.

= A Welcome
after: 10 hours
given: at arrival
image: bell
gain: Pence 20
refresh actions: 5
refresh cards: yes
then: A Second Welcome

Somebody has left a basket.

= A Second Welcome
after: 24 hours
image: bell
gain: Second Look 1
message: A Note
says: For {name}: *look twice*.

= Wages
after: 2 days
given: to Regular 1+
repeats: yes
when: Regular 1+
image: pence
gain: Pence (30 + 2d6)

Paid.

= A Fever
after: 8 hours
when: Bruises 1+
image: bed
gain: Bruises 1
only if: Bruises under 5
stop: Wages

You are hot.

= Tide
after: 1 hour
given: by story
repeats: yes
image: wave
set: Luck in Hand (1d101 - 1)
