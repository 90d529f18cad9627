= Boots on the Last Stair
category: Hidden
hidden: yes
cap: 2
image: lantern-on-the-last-step

Which of two things the lantern found last, on its way up.

= Trunks That Were Opened
category: Hidden
hidden: yes
cap: 2
image: trunk

Which of two trunks was last unlocked for you, on the flags.

= Shaken by the Pump
category: Hidden
hidden: yes
cap: 2
image: pump-handle

Which of two things the pump did last, when nobody was looking.

= Questions Sent by a Boy
category: Hidden
hidden: yes
cap: 2
image: bowlers-across-a-table

Which of two arguments you last had the better of.

= Carried for Mr Vokes
category: Hidden
hidden: yes
cap: 2
image: letters-under-a-brick

Who was behind, and who in front, the last time.

= An Eighth Button
category: Hidden
hidden: yes
cap: 2
image: soup-can

Whose button was in the soup, the last time.

= Matches Kept
category: Hidden
hidden: yes
cap: 4
image: lamp-post

How you left it with whoever lights lamps that are not theirs.

= Callers by the Window
category: Hidden
hidden: yes
cap: 2
image: two-at-a-window

Who last came down the ladder by the front of the house.

= The Step over the Ovens
category: Hidden
hidden: yes
cap: 2
image: signed-lamp-glass

Whether there was anybody on it, the last time that you looked.

= A Card Called For
category: Hidden
hidden: yes
cap: 2
image: card-case

Whether the card with your name on it was last handed in, or called for.

= Cake Got At
category: Hidden
hidden: yes
cap: 2
image: scales

Who was last known to have been at the cake.

= A Step Like Mr Tebb's
category: Hidden
hidden: yes
cap: 2
image: a-light-left-on

Whether Mr Tebb came down to you alone, the last time.

= Chalk on the Fourteenth
category: Hidden
hidden: yes
cap: 2
image: works-at-the-shift

Whose turn it was, when you last looked at the head of a barrel.

= A Plate on the Clapper
category: Hidden
hidden: yes
cap: 2
image: clapper

Whether the last thing out of the ash could be read.

= Pegged by the Braces
category: Hidden
hidden: yes
cap: 2
image: pegged-out

Who was last hung out between two sheets.

= A Bell Half Done
category: Hidden
hidden: yes
cap: 2
image: stair-known

How far the wiping had got, in the row without names.

= Lent in a Tin Trunk
category: Hidden
hidden: yes
cap: 2
image: chest-with-two-locks

Which of the Maddoxes was last inside it.

= A Swan on the Line
category: Hidden
hidden: yes
cap: 2
image: pegged-out

Whether the napkin was last found flat, or folded.

= A Letter to the Roof
category: Hidden
hidden: yes
cap: 2
image: chimney-pots

What came up the chimney, the last time, on a stocking.

= Chalk on the Bench
category: Hidden
hidden: yes
cap: 2
image: notebook-on-a-string

Whether the man in chalk could still be made out.

= Tarrant's Second Oath
category: Hidden
hidden: yes
cap: 2
image: bulls-eye-lit

Which of his oaths Mr Tarrant swore last.

= A Card for the Door
category: Hidden
hidden: yes
cap: 2
image: card-case

For whom the last card was that had slipped down.
