= Number Sixty's Slate
where: The Long Account
image: sworn-particular
order: 30
teaser: {Number Sixty 3+, What Mr Thrupp Knows 2+: Stool sixty has somebody else on it.|Wilhelmina Strake will tell anybody that she did not do it. Nobody else aboard says so.}

{What Mr Thrupp Knows 2+: Abel Thrupp does the benches by day, and by night he sits here, on stool sixty, and works at a halfpenny.|Wilhelmina Strake, a sail-maker, has stool sixty, the one next to the Purser's own. She has been here for longer than anybody but himself. On the first day she said that she was in for someone else, and on the second she was asked whom; and she has been sewing, when she is not at her sum, ever since.}

== Sit by her and sew
when: Number Sixty under 1
image: good-sheet

You are no hand at a seam, and would lose a row of your own. But people say things over sewing.

=== always: Someone Else
turn: secret learned
lose: Particulars 1
gain: Long Account 1, Number Sixty 1
image: good-sheet

"Not him," says Wilhelmina Strake, before you have threaded it. "Nor her. They all guess. It's not my brother, because I haven't got one." She has you do the long hems, where it does not show. "I'll tell you this much. There was a man aboard, and his sum was out by a halfpenny. One halfpenny, in four years' work; he was going grey over it. And one morning, it wasn't."

"Where had it gone?"

"You're pulling," says Wilhelmina Strake. "Do that piece again."

== Read her slate while she is at the pump
when: Number Sixty exactly 1
challenge: Watchful 25
second chance: Borrowed Lens
image: pump

She turns it to the hull when she gets up. You would have a minute with it. If she catches you she may shift to another bench.

=== success: It Comes Out
turn: opponent is right
lose: Particulars 2
gain: Long Account 1
set: Number Sixty 2
journal: offer
image: sum-on-a-slate

Her sum is four columns, in a hand like a row of stitches, and it comes out. You add again from the bottom. The sum has come out every day for years, you would say, as there is a groove in the slate where the last row is written, and a worn place where that row is rubbed away with a sleeve. What she starts from is all charges that the Watch gave her, but one: *Carried from next stool, one halfpenny.*

"They only check it when it's finished," she says. She has come up behind you, with the bucket. "If mine's finished he'll check it. He'd find that in a minute. Then he would know that *his* never came out at all; and you have seen how he is."

=== failure: By the Wrong End
turn: farce grows
lose: Particulars 1
gain: Long Account 1
image: sum-on-a-slate

You snatch it up in such haste that you have read two columns before it strikes you that a sail-maker does not as a rule owe for forty stairs at a run. The slate is your own. Wilhelmina Strake has hers under her arm, at the pump, and is holding the bucket with the other. She has also, you see, put your third row right for you.

== Rub out the last row for her
when: Number Sixty exactly 2
one-way: yes
image: open-hands

Mr Thrupp is coming along the bench now, and her sum is finished. You would be helping to keep a woman in prison, and an honest man in a mistake; and it would not be spoken of again.

=== always: With Your Own Sleeve
turn: a tie begun
lose: Particulars 3
gain: Long Account 1, Constant 2, What Mr Thrupp Knows 1
set: Number Sixty 3
journal: offer
image: sum-on-a-slate

You knock the water over, and mop with your sleeve, and the row is gone. Abel Thrupp is sorry to see it. "You were so near, Sixty," he says. "You mustn't lose heart. Mine was out for four years, by one halfpenny, and then I came down one morning and it was right. I can't tell you what that was. I said that I'd never leave till everybody here had had it." He gives her his own clean chalk, and goes on to the next.

"I could be out tomorrow," says Wilhelmina Strake, round a needle, "and who'd he have to sit by?" She moves along, so that there is room on her bench for two.

== Show the Purser what she carried
when: Number Sixty exactly 2
one-way: yes
image: tally

The thing is true; Mr Thrupp would wish to know it more than anybody living; and she would be set free. She would not forgive you, and he would have to do the sum.

=== always: Stool Sixty
turn: lost for good
lose: Particulars 5
gain: Long Account 1, Exact 2
set: Number Sixty 3, What Mr Thrupp Knows 2
journal: offer
image: scales

Abel Thrupp reads her slate standing, and only once, and you have never seen him do either. Then he takes off his keys, because a man whose sum has not come out may not have the keeping of them, and looks for somebody to give them to, and there is only her.

"It was a halfpenny," says Wilhelmina Strake. "I wasn't using it."

"You have been here for six years."

"I had my work."

She goes by the noon boat, with her needles, since she is discharged, and cannot be made to stay. She does not speak to you. The two hundred vote him back his keys before supper, and he takes them for the days. At night he is on stool sixty with the lamp turned low. He is down to a farthing.

== Hem, and say nothing
when: Number Sixty 3+
image: finger-on-lips

There is always canvas. It is a quiet corner of the deck, and the Purser's eye does not come to rest there.

=== always: Canvas
lose: Particulars 3
gain: Long Account 1
image: good-sheet

{What Mr Thrupp Knows 2+, Long Account 9+: He thanks you for the light. He is down to a fifth of a farthing, he says, and it has begun to look familiar.|What Mr Thrupp Knows 2+, A Record 1+: A parcel has come for him from ashore, of six shirts, with no name on it. Each has the hem turned twice and stitched like a row of figures. Abel Thrupp asks if you would look at the seams, since he is no judge. You pull one, and it holds.|What Mr Thrupp Knows 2+: You finish the seam that she left. On the next stool a pencil goes, and stops, and goes.|A Record 2+: "He has told me about his halfpenny again," says Wilhelmina Strake, "the whole of it, from the four years to the morning. That's every Sunday since I came. He says that it was like a hand had been laid on him. I've sat there with this needle in my mouth, and I have said 'Fancy' three hundred times." She bites off the thread, and has you start another.|Long Account 9+: You are let do the corners now. "Who's that you are in for?" asks Wilhelmina Strake, and very nearly smiles.|A Record 1+: Your old seam has been kept for you, with the needle in it. "I'd have gone on with it, but then there would have been two hands in it," says Wilhelmina Strake.|You do a yard and a half. She unpicks a foot of it without comment, and gives it back.}
