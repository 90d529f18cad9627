= Draft Twenty
in: The City
when: Favours: The Notice 1+
deck: sometimes
image: notice
teaser: {Drafts Seen 1+: The Notice has been drafted again.|The Notice is to be given. It is only a question of the wording.}

"{Drafts Seen 4+: Draft Thirty, or thereabouts,|Drafts Seen 1+: Draft Twenty-One,|Draft Twenty,}" says Tamar Ashby, president, and puts it down before you, since the Notice is in your debt and you have eyes. All of them down here would sign a paper that told the Family they were leaving. But for one half it is too rude, and for the other it ought to say who is to do the fires. {The Evening You Were Asked Twice exactly 4: "You came to us, when there were two that asked," says Tamar. "So you can see it with the crossings-out."|"Mind the ink," says Tamar.} {How They Voted 3+: In the margin Joe Birkett has written *agreed*, and his name.|In the margin somebody has written *To whom?*}

== Take out a word
image: pen

One word, any you like. It will not be put back, because each was got in by somebody.

=== always: Without It
turn: bargain
gain: Favours: The Notice 1, Echoes 4, Drafts Seen 1, Words Taken Out 1

{Words Taken Out 2+: You take out an *and*. There is a cheer from the back; they had been eight weeks on that.|Words Taken Out 1+: You take out *hereby*. Mr Gabriel Stott, who had put it in, gets up, and says that he has stoked for thirty years without ever having anything of his own in writing. He sits down again. They offer him *whereas*, but he does not feel that it is the same.|You take out *humbly*. It leaves a hole. They pass the sheet from hand to hand down the benches, and each of them reads it over to the hole, and stops there, and sits up a little.}

== Read it aloud at the change of shift
challenge: Persuasive 11
second chance: Word in Season
image: raised-chin

From the tail of Hob Farrow's dray, to four hundred going in and four hundred coming out. Hob is not certain of the horse.

=== success: The Whole of It
turn: standing up or down
gain: Favours: The Notice 1, Known on the Row 1, Candle-End 2, Drafts Seen 1, Drafts Read Aloud 1

{Drafts Read Aloud 1+: They say it with you, up to the second comma, where they have always differed.|You have read as far as *that we the undersigned* when the hooter goes. Nobody goes in. You read the next line into a silence the size of the street; and somewhere behind you, for the length of a dozen words of a thing that is not finished, all the fires of Clinker Row are burning with nobody there. Then a child asks if it is Sunday, and they run.}

=== failure: Hob's Horse
turn: farce grows
gain: Breakages 1, Candle-End 2, Drafts Seen 1
only if: Breakages under 7
image: breakages

The horse is not used to prose. At *whereas* it goes. You are read, in part, to the whole of Clinker Row, the Middle Bridge, and a street of Southbank in which you are thought to be an advertisement; and the draft comes back to Tamar Ashby in the end by post, with a tradesman's estimate.

== Put in a word of your own
pay: Favours: The Notice 2
one-way: yes
locked: Two favours of the Notice would buy a word in it, which is dearer than it sounds: there are only sixty.
image: invitation-furnace

It would stand, in every draft to come. Another has to come out to make room for it, and you would be asked to choose whose.

=== always: Sixty Words
turn: lost for good
gain: Clapper 4, Filings 5, Proud 1, Drafts Seen 1, Words Put In 1
only if: Proud under 7

Tamar Ashby hands you the ruler. {Words Put In 1+: It is a small word this time, because those are all that is left to spare. She shuts her eyes while you cross out the one before it.|You put in *yours*. For that there has to go a word near the end, in a round hand, which nobody stands up for; and it is only when you have drawn the line through that Tamar Ashby says whose it was. She was a girl on the sorting-belt. She could write the one word, and she went up a flue after a kitten, in the winter, and it was *please*.} The foundry pays by the word, in bell-metal. "It's wrapped," says Tamar Ashby, "so it'd not ring."
