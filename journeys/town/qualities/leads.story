= The Rope of the Tower
category: Story
cap: 8
lead: main
done at: 8
next step: 1 Climb to the room with the rope in it, at a time when nobody else has thought of climbing to it, and look whose hands have worn it.
place: 1 The Bell Tower
image: bell-rope

Somebody pulls it, and nobody has been up.

= A Letter by Hand
category: Story
cap: 2
lead: yes
done at: 2
next step: 1 Wait for the letter, which is being written.
waits for: 1 By Hand
image: sealed-letter

It is promised for the day after tomorrow.

= The Glove on the Cross
category: Story
cap: 2
lead: yes
done at: 2
next step: 1 Leave it where it is.
image: glove-thrown-down

It was its owner who had lost it.
