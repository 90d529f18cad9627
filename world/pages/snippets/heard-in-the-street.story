= Household Hint
image: candle-end

A candle grows a ring in {minutes} minutes, and will not be hurried. Miss Tansley of Wick Row stood over hers with a watch for an hour, to see it done. It came up six rings, like any other, but leaning away from her.

= Heard at the Slate
image: soft-boots

"I fell off it four times," said the man with his arm in a sling, who was buying boots. "But you don't fall off the same part twice. Every time I knew one place more to put my hand; and by Saturday there was no part left."

= The Eighth Kindness
image: roof-fund

The clerks of Underhall will owe you seven kindnesses, and can name you every one. At the eighth they turn the page; and on the new page, they are sorry to say, there is no name. Draw on the seven. They are kept no better for lying there.

= What the Cabman Makes It
image: endless-stair

Mr Dray, of the rank at the Assize, counts the Back Stair as far as the turn whenever a fare keeps him waiting. He made it sixty-two at Lamps and sixty at Snuff. He gave up drink over it, and now he makes it sixty-four.

= To Whoever Knocks under Lower Wash Lane
image: knocking-known

Mr Tibbs is out. He went down on Friday, with a lantern and a sandwich, to tell you so himself. If he is with you, Mrs Tibbs would be obliged if you would send him up, and knock once for the sandwich.

= A Gentleman of Crownhill
image: picked-pocket

Mr Ellery woke in the night to find a man at his desk, and lay still, as they had not been introduced. The man took out the will, read it, dipped the pen, and put right the spelling of the second nephew. It has since been upheld.

= Tide-Table for the Week
image: becalmed

High water: none. Low water: none. Slack water: all day. The Tide Office begs to point out that its table has now come out right for three generations, on which no other office can congratulate itself, and that its own roof lets in the smoke.
