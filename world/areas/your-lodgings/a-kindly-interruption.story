= A Kindly Interruption
in: The City
deck: sometimes
when: A Kindly Interruption Owed 1+
frequency: Ubiquitous
autofire: yes
image: burning-candle
teaser: A girl is on your stair with a lit candle, and the candle is for you. She comes once a week, from Nurse Time.

A girl of about twelve, with a district armband that goes twice round, is on your stair with a candle. She is Nurse Time's Tuesday girl, and it is not for her to say why.

== Take it from her
cost: 0 actions
image: burning-candle

She will not let go of it until you have it by the dry end.

=== always: By the Dry End
turn: a tie begun
lose: A Kindly Interruption Owed 1
refresh actions: 10
image: burning-candle

{Nurse Time's Chair 2+: "She says her boot's been seen to," says the girl, "and that you'd asked." She watches you set the candle down in the dish, and moves it an inch.|Nurse's Seven Names 1+: "I'm one of the ten," says the girl, "that you got kept. I'm not ill now. I only carry." She will not come in, since she has six more of them under her coat, lit.|"Nurse says it's half of one," says the girl, "and that you'd only have wasted the other half." She goes down as she came, sideways, with the flame of the next one in her hand.}
