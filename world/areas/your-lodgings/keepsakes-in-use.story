= Which Way Is Up
in: The City
deck: never
image: bell-button
teaser: It has been trying to roll uphill since you had it. You could let it try.

You put the brass button down on its edge and take away your hand. It considers. Then it sets off, not fast, for the nearest stair, because that is where up is; and if you mean to have a button afterwards you had better be close behind.

== Follow it as far as the first step
image: bell-button

Other people are using the pavement, and a person who runs bent double is looked at. But things that roll uphill meet everything that is rolling down.

=== always: What Was Coming Down
turn: lost for good
gain: Candle-End 3
image: bell-button

{Who Was Expecting You 24+: The button goes straight to your own house now, wherever you let it down, and lies against the bottom stair with its bell to the wood.|Who Was Expecting You 11+: These days it turns off at Tinder Street, and tries each step, as you try the doors of a house that you used to live in.|It leads you in at a side door and through a cloakroom, between the feet of two people saying goodbye, and sits down humming on the lowest stair of a coal-cellar.} What has rolled down from above has gathered there in the dust: hairpins, three candle-ends, a pea. You take the ends. You carry the button home in your fist, and the whole way it pushes.

= Nine Kind Lines
in: The City
deck: never
image: paper-cuff
teaser: They are about your third act. You are not sure which one this is.

The cuff has been folded so often that it opens by itself. There are nine lines on it, all kind, in a hand that leans forward to see better. The lady in the veil only reviews what has not been done yet. They do you good, and to read too far would be bad luck.

== Read as far as you have got
image: paper-cuff

One person, at any rate, has said something about you that was not said over a wall.

=== always: So Far
set: Lines Read ([Lines Read] + 1 - 6 * ([Lines Read] / 7))
turn: standing up or down
lose: Talk 1
image: paper-cuff

{Lines Read exactly 2: *The second act has been blamed for its landladies,* you read. *Your reviewer could have done with another.* You look up, to see whether Mrs Ottaway's window is open, and it is.|Lines Read exactly 3: *There is business with a candle that is not in the book,* says the third line down, *and it got the one laugh of the evening that was not at anybody.* You try to think when that would have been. Your candle, as you do so, leans over to look.|Lines Read exactly 4: *We had been told that the lead could not be cruel,* it says here, *and were sorry to have it proved.* All of the lines are kind. You read this one through several times, for the sense in which it is.|Lines Read exactly 5: There is a line with a thumb on it, the lady's own, in violet. Under the thumb it says *pockets*. You go through yours. There is an orange in the left, which you had been keeping for somebody; and you go and give it to them while you remember who.|Lines Read exactly 6: *Of the smaller parts,* you read, *a porter, a constable and a muffin-man were perfectly cast, and did not know that it was a play.* You nod to the muffin-man. He asks you what he has done.|Lines Read exactly 7: You fold it so as to see only the ends of the lines. *Without once looking round,* they say, *and after supper, in the rain, too late to be of use, but well meant.* You could go a long way on that, and you go as far as the pump.|Who Was Expecting You 24+: You are at the end, so you turn up the last line, which was folded under. *Your reviewer had a cab waiting,* it says, *and is told that there was more.*|The Notice Read 1+: There is a line turned under at the edge, after the shutters. You run your nail along the fold. It is bad luck, and you have had some.|Who Was Expecting You 10+: *There are too many newspapers in the second act,* you read, *but the scene at the mantelpiece was felt.* You put your thumb over the third.|*The first act is all stairs,* says the first line, *and is taken at a good pace.* You had not thought that it showed. When you have put it away you find that you are walking in the middle of the pavement.}
