= What Is Owing to You
where: Oddlot's
when: Favours: The Perquisites 1+
image: perquisites
order: 210
teaser: The Perquisites owe you {Favours: The Perquisites 2+: some things|a thing}. They would rather be asked than remember.

Granny Oddlot keeps what the Perquisites owe as she does the rest, in a row, by weight: there is a pebble for each, in a saucer with your name on it. {Favours: The Perquisites 7+: Seven is as many as a saucer holds, and she will not keep you a second saucer.|She tips them out into her palm for you. "They do not grow," she says. "You may as well have something for them."}

== Have a page of you taken out of the Watch-house
when: Particulars 1+
pay: Favours: The Perquisites 1
image: torn-leaf

It is one pebble. What the Watch has of you is kept in a drawer, at night, by a man who stops holding it in order to eat.

=== always: At Supper-Time
lose: Particulars 4
image: constables-helmet

{The Fortieth Pie exactly 5: "I don't do this for money," says Pin, putting it down in front of you. "I'm only saying."|A Place Among the Perquisites 4+: "Which do you want back?" says Pin. "They had your gait on Tuesday. I had a go of it, down the passage. It's not a bad one."|Pin is back with it before you have got your gloves on. "He holds it in his left," she says, "and he'd mustard."} She drops it into the stove. The drawing was very like, and Granny Oddlot, who has never asked to be told what anybody looks like, waits until it has caught.

== Ask for three good excuses
pay: Favours: The Perquisites 3
image: ready-excuse

It is three pebbles. They have been used, all three, but in different parts of the city, and by people who were believed.

=== always: Three Cats
gain: Ready Excuse 3
image: ready-excuse

{A Place Among the Perquisites 4+: They come from Bet Maddox this time, who is giving them up to be married.|Barnaby tries them on you himself, in front of a glass, with his head on one side.} You were looking for your cat. You had been told that this was the way to the dentist. You are the cat's *owner's sister*, and you would be glad to know by what right everybody keeps asking.

== Ask for a suit of leathers
when: no Roof-Runner's Leathers
pay: Favours: The Perquisites 7
image: chimney-pots

It is every pebble in the saucer. Leathers are not sold: they are kept for people who have been watched coming down, and came down on their feet.

=== always: Cut to You
turn: a tie begun
gain: Roof-Runner's Leathers 1
wear: Roof-Runner's Leathers
image: chimney-pots

Nobody measures you. They have all been behind you on a stair. Nan Lavery has cut them, Sabine Fray has sewn them, and there is a pocket at the back, between the shoulders, that you cannot reach yourself.

"That's mine," says Pin, when you ask. "For if I want you to have something."
