= The Save-All Is Shut
where: Lampwick
when: Who Was Expecting You exactly 21
urgency: high
image: blind-down
order: 10
teaser: The shutters are up at noon, and the whole of Tinder Street is on the pavement. They have been waiting for you.

Barnaby Stote has gone up. {The Potman exactly 2: He had slept in a bed for a week; last night, with his boots blacked, he kissed his mother and went up the back stair of the Save-All like a man going to work.|The Potman exactly 3: Last night he heard a button dropped, a long way above, and went to hand it back to them.|Last night the bell rang, and he did not sit down again.} Nobody had rung for him. His apron is on the bottom step, folded in four. "That's one," says Mrs Cope. She does not say it to hurt. "That is what asking costs. I only want to know what you'll do about it, now that we're all stood here." Mr Gaskin has put up the shutters, because he cannot think of anything else to put up.

== Put on his apron, and open the bar
cost: 2 actions
image: pewter-pot

There are forty people on the pavement with nothing in their hands. You would be in the place of a man who may come down any minute and want his apron, and they would all have to tell you about him.

=== always: Eight
turn: standing up or down
set: Who Was Expecting You 22
gain: Kind 2, Echoes 16
image: pewter-pot

The strings go round you twice. "You had better open, Mr Gaskin," you say, and he does, with relief, as it is something that he knows how to do.

They tell you about him: each of them has to, and each has to be let finish. He never spilt. He fell in the cellar at seven, and came up with the right change. You carry four pots at a time, and then six, and break three; and all that while Mrs Cope is at the tub behind the bar with her sleeves up, washing, of her own accord. By Snuff you can manage eight. She dries the last one and hands you what is in the till for him, up to last night, since somebody must take it to his mother.

"I said that's what it costs," says Mrs Cope. "I don't take it back. But I never said that you wouldn't pay."

== Have the whole street ask for him
cost: 2 actions
challenge: Persuasive 72
second chance: Word in Season
image: show-of-hands

It is what the book is for, and it is what did this. If they will not join in you will be left calling up a stair by yourself, in front of people who have seen how that ends.

=== success: Returned
turn: lost for good
set: Who Was Expecting You 22
gain: Constant 2, Candle-End 4, Persuasive 4
journal: offer
image: pewter-pot

They none of them care to be first. So you tell them what he used to tell people, which end of the step is dry, and how to breathe, and no onions; some laugh, and have to hold on to others; and when you have counted three the whole of Tinder Street calls "Barnaby Stote" up the back stair of a public house. Dust comes down, and settles.

After it, from very high, comes a bumping, step by step and in no hurry. A pewter pot rolls out across the flags and stops at Mr Gaskin's foot. It is one of the Save-All's, and Barnaby took it up there full. It is empty now, and has been washed.

Mrs Stote dries the pot, although it is dry. They wait till Snuff, but there is nothing to come after. You take out the washing-book then, because that is how such books are kept; and under *Returned*, where in all those pages there has not been an entry, you write: *One pot.*

=== failure: The Bed That Was Made
turn: kindness found
set: Who Was Expecting You 22
lose: Murmurs 2
image: half-landing

"All together," you say; and you find that you have called "Barnaby Stote" up the stair alone, and that your voice went up at the end of it. A bell rings. It is quite close. The whole pavement takes a step back, and looks at you, in the way that it used to look at him.

"Come out of that," says Mrs Stote. She has you by the collar. She walks you the length of Tinder Street so, at arm's length, a woman who comes up to your shoulder; and at the end of it she takes off your boots in a doorway, and puts you in a bed with the sheet turned down.

"It was made," she says. "I can't be lying here listening to it being made." You sleep until the next day's Lamps. As often as you turn over, Mrs Stote is sitting there with a candle, and tells the candle that it has not rung.

== Say that she is right, and write him in
cost: 2 actions
image: open-ledger

You would be giving up the argument, aloud, with the street for a witness; and whatever his mother says to be put in the third column you would have to keep to.

=== always: The Thirteenth Line
turn: opponent is right
set: Who Was Expecting You 22
gain: Exact 2, Candle-End 4
image: open-ledger

You say it so that they can hear at the back. Clemency Rudd meant it kindly, and so did you; he would be carrying pots this minute if she had let him alone. Then you sit down by the apron and write a thirteenth line. *Stote, B. Not rung for.* The date, and half a loaf.

"Who is left behind?" you ask, with the pencil on the third column.

Mrs Stote takes the pencil out of your hand. She is not quick with one, and forty people wait while she does it. Then she blows on the page, and turns the book about to let you see how it is spelt. Under *Asked For By* she has put: *Nobody is to.*

== Read them the notice of your third act
cost: 2 actions
when: Favourable Notice 1+
image: paper-cuff

You have nine kind lines in your pocket about something that you had not done yet. Read out here, they might tell you how to do it; but the whole street would hear that it was written beforehand.

=== always: Third Act, Exterior
turn: secret learned
set: Who Was Expecting You 22, The Notice Read 1
gain: Merry 1, Echoes 12
journal: offer
image: playbill

*The third act opens outside a public-house, which is shut,* you read from the cuff, and Tinder Street leaves off talking. *There is an apron. One had feared a speech. The lead, however, picks up the apron and asks the mother where he kept his cloths.*

So you do not make a speech. You pick up the apron, and ask Mrs Stote where he kept his cloths, and she can tell you, because she hemmed them. *An affecting use of shutters* is the line after that. Mr Gaskin has begun to take them down, to hear better.

Mrs Cope has been following it over your arm. "When did she write this?"

On the way in, you say: a lady on the steps, before you had come to the bottom.

"So she knew he'd go," says Mrs Cope. "She sat there knowing it, with a pencil, and what she thought of to do was to say that it was well played." There is one more line, turned under at the edge of the cuff. You leave it turned.
