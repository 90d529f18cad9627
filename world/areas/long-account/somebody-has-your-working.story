= Somebody Has Your Working
where: The Long Account
when: A Record 1+, Letty's Laugh under 1
image: stall-stool
order: 5
teaser: Letty Mott is working from your old slate. She has been put away for her cousin's laugh.

On the stool behind yours is Letty Mott, a button-maker, who is new, and to whom Mr Thrupp has lent your old slates to learn from. She has got to the end of them. "You've put that the laugh comes off last," she says. "But it isn't mine. Constable Marl drew our Dolly, and Dolly's got my chin; she laughs at anything, like dropping a tray, and I've never thought of one. So I can't take it away, because I've not got it, and I can't go till I do." Dolly is at Southbank, dancing. The Purser is four benches off, and coming this way.

== Make her laugh, before he gets here
challenge: Persuasive 33
second chance: Word in Season
image: laughing-mask

If she has one of her own, it can be heard not to be Dolly's. If you are funny in the wrong direction you will have the whole deck down.

=== success: Not a Tray
turn: farce grows
lose: Particulars 5
gain: Long Account 1, Merry 2
set: Letty's Laugh 1
journal: offer
image: laughing-mask

You try her with the Governor's drains. You try Sir Everard's glove. At last you tell her, as it happened, how they took you: the bucket, and Marl with his thumb up, and two ladies on the subject of your chin; and it comes out of her all at once, like a gate.

Mr Thrupp has stopped with his ruler in the air. "Line forty-two," he says. "A laugh: light, rising, as of a tray of glasses." He looks at Letty Mott, and at that she does it again. She cannot help it. It is the ruler. "That is no tray," says the Purser, "I don't say that it's the other girl's and I don't say that it isn't, but I could not put that under *light* if I was paid." He strikes the laugh, and all the interest on it, and what remains would not keep a cat. You can hear her the whole way to the steps.

=== failure: The Wrong Benches
turn: lost for good
lose: Particulars 1
gain: Long Account 1
set: Letty's Laugh 2
image: laughing-mask

Letty Mott attends to all of it, with her hands in her lap. By the time that you come to the drains Jacob Bundy has had to be thumped, and they are holding each other up on the orlop, but still she sits there, and asks you what it was that the Governor said next. Mr Thrupp enters two hundred laughs, simple, one to each, and you as the occasion of them. She does it by the rows in the end. When she goes ashore she shakes your hand, and says that she is sure it was very comical.

== Carry the laugh to your own slate
one-way: yes
image: laughing-mask

A sum may be carried to the next stool, if the next stool does not object. She would be out today, and you would be the longer here.

=== always: Carried
turn: won at a price
gain: Particulars 4, Long Account 1, Kind 2, Candle-End 8
set: Letty's Laugh 3
journal: offer
image: open-hands

You write it in small, between two of the stairs. Abel Thrupp looks at her slate, which comes to nought, and at yours, which has got fatter, and taps his teeth with the ruler. But he has never in his life refused a thing that added up.

{Number Sixty 2+, What Mr Thrupp Knows under 2: "You want to write that smaller," says Wilhelmina Strake, not lifting her eyes from her needle. "He'll come on it, some day when he's tired. And have a reason ready that you would have had anyhow, because I'll tell you this for nothing: he cannot be doing with being grateful."|"I've known that done once before," says Peg Hanrahan, when he has gone by. "I won't tell you who it was, but they're both still here."} A bag of candle-ends comes out on the next boat. Dolly Mott has been round the dressing-rooms for them, and on the way, says the boatman, she was laughing fit to burst.

== Ask the Purser whose sum it is
image: open-ledger

He is an honest man, and it is not hers. You would be asking him to say so, but he does not like to be asked what people did.

=== always: Whose It Is
turn: opponent is right
lose: Particulars 4
gain: Long Account 1, Exact 1
set: Letty's Laugh 2
image: open-ledger

"I don't say she did it. I never say that," says Abel Thrupp. "If I were to ask whose a sum was I should have to ask it of all of them; and then there'd be nobody left on these benches but the guilty, and they can none of them add. What would become of it then? Somebody has to bring it out." He lends her his own ruler. He sits down between the two of you, and is so happy, showing her, and she is so quick, that by the second bell she has caught him in a date. Dolly's laugh comes off on the Friday, in Letty Mott's working, and he writes to the Watch himself, to tell them whose hand it was.
