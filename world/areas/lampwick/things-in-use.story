= Under Your Own Name
in: The City
deck: never
image: strapped-trunk
teaser: The straps are on the third hole, which is where you would have left them.

You put the trunk on the floor, and yourself beside it. The label has your name on it in fresh ink, so you are within your rights, but you look round before the first buckle. The lid comes up stiffly. There is a tray, covered with newspaper, and what is below the tray was packed by a person who knew how to fold.

== Lift out the tray
when: Widow's Veil under 1
image: veil

There is black net under it, folded small, and a smell of camphor. It will not go back as it was.

=== always: For the Journey Out
turn: lost for good
gain: Widow's Veil 1

It is a veil, of the length that is worn for a husband in the first year. You hold it up to the candle. The hem has been mended, by your own stitch, which your mother taught you and which she said she had made up.

Below the veil there is only the paper it was wrapped in, and a return ticket, clipped, for one.

== Read the paper that it is lined with
challenge: Watchful 9
second chance: Borrowed Lens
image: notice

Four pages of an evening that you have no recollection of. The small advertisements are on the outside of the lid, where the damp has been at them, and to make them out will cost you your eyes.

=== success: Situations Wanted
turn: standing up or down
gain: Echoes (13 + 5 * least(1, [base Watchful] / 20)), Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))

Between a governess and a groom there is a person of your age and height, willing to go below, who asks for no wages in the first month. You read that twice. It is the other side that pays: a chandler owes ninepence to whoever brings in this coupon, and there are still chandlers. He stamps it without asking where you have been keeping it.

=== failure: The Deaths
turn: lost for good
gain: Murmurs 4, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))

You have got to the deaths, and are reading out the names to hear how they sound, when the one after the last that you read is said from inside the lining, a little impatiently. You put back the tray. You do up the straps, in the order in which they were.

== Read the washing-book on the lid
cost: 2 actions
when: The Washing-Book 1 to 4
image: odd-stocking

A page of an evening, with your back against the straps. {The Washing-Book exactly 4: The book lives on top of the tray now, and will not lie anywhere else.|The trunk shuts more easily when you have read in it.}

=== always: A Page of an Evening
turn: secret learned
lose: Murmurs 1
set: Pages of an Evening ([Pages of an Evening] + 1 - 4 * ([Pages of an Evening] / 5))
image: odd-stocking

{Pages of an Evening exactly 2: *Orchard, D. Cold tongue. Said he was glad to have been asked, it was so late. Left behind: a coat on the nail, with the list for the morning in it. Soap, candles, a present for E.* In the margin she has tried to guess who E. was, in pencil, four times.|Pages of an Evening exactly 3: *Mott, E. Nothing on the table, she was scrubbing it. Said: I've my hands wet. Left behind: the brush, standing up.* You look at your own hands. They have left off turning the page.|Pages of an Evening exactly 4: There is a page that she has begun by herself. *Rudd, C.,* it says, and a column for the dish, and a column for what was said. She had ruled it, and washed and ironed it, as you may say, and left room for a long name to come under *Left behind*.|Pages of an Evening exactly 5: The page is all soap. She was behind with the washing that week, and put down nobody; but at the foot she has written, *It was quiet. I thought about the one who will read this. I hope they have a lamp.* You have a lamp.|Who Was Expecting You 22+: The first page has crumbs in it, from the night that it was written. *Stote, L. Fourteen pots. Was singing. Left behind: a brother, who asked me twice whether it would be a trouble to anybody.*|Who Was Expecting You 17+: *Lisle, A. Fish. Said that it was flat. Left behind: nobody, unless it is Mrs Ottaway, who would be annoyed to be told so.*|*Gathercole, C. Bread and butter. Said that he would only be a minute, and to keep the crust. Left behind: an aunt. She has it yet.*} Behind the wall the voice leaves off, and listens.

= The Phial Is Unstopped
in: The City
deck: never
image: phial-of-old-laughter
teaser: Whoever was at that supper is still enjoying it.

You draw the cork with your teeth. It begins at the far end of a table, where somebody has only now been told; and it comes up the one side, and down the other, with spoons.

== Laugh with them
image: phial-of-old-laughter

You were not at the supper. But it is difficult to sit beside people who are laughing like that and go on thinking of the voice behind the wall.

=== always: Yours Is the Last
turn: standing up or down
lose: Phial of Old Laughter 1, Murmurs 3

You never do learn what was said. By the time that the story has come round to you only the laughing is left, and that will do: there are tears on your collar, and the phial is empty. You are slow to notice how quiet they have become on the other side of the wall.

== Let it out where there is company
image: merry

There is a queue at the hatch with its feet wet, and half an hour still to go. You could stand at the back of it with your hands behind you.

=== always: Half an Hour
turn: farce grows
lose: Phial of Old Laughter 1
gain: Merry 2

A carter has it first, and looks about for who has touched him. Then it has the two women in front, who had not been speaking; and the woman with the ladle must put the ladle down. Nobody asks what is funny until they are all inside. The carter tells them. He makes it up as he goes along, and not badly.
