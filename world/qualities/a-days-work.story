= A Day's Work
category: Circumstance
cap: 2
lead: yes
done at: 2
told: 1 What you have done to its end today is there again tomorrow.
told: 2 It is another day, and everything is there again, from the last of the Area Steps to the bench by the pump.
next step: 1 Everybody has some work that they give to nobody twice in a day. It is there again tomorrow.
waits for: 1 Another Day
image: lamplighting

What the city has had out of you since you last slept. It keeps count, and begins again each day.

= Fetched Down Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: fetch down what was left at the two-thousandth, until tomorrow.

= Lantern Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold the lantern at the last step, until tomorrow.

= Trunk Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry a trunk to the hatches, until tomorrow.

= Water Sold Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sell the boy's water for him, until tomorrow.

= Respectable Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: be the Respectable Person, until tomorrow.

= Jury Watched Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: watch the jury for the Deputy, until tomorrow.

= Served Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: serve the next in the queue, until tomorrow.

= Dust Read Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: read the dust for Miss Frame, until tomorrow.

= Look Sold Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sell the gentlemen a look, until tomorrow.

= Wire Followed Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: follow one wire to where it goes, until tomorrow.

= Raked Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: rake out Number Two, until tomorrow.

= Pasted Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: paste up handbills, until tomorrow.

= Tea Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: take the tea down the line, until tomorrow.

= Door Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold the door of Number Five, until tomorrow.

= Main Walked Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: walk the main with Hob Farrow, until tomorrow.

= Talked at the House Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: talk across the fire, until tomorrow.

= Tray Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry what you are given, until tomorrow.

= Something Shown Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: show them something, until tomorrow.

= Line Said Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: say a line that is not yours, until tomorrow.

= Way Given Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: let them have their way, until tomorrow.

= Speech Spoken Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: speak it, until tomorrow.

= Argument Settled Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: settle an argument, until tomorrow.

= Parcel Followed Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: follow the man who never sits, until tomorrow.

= Mangle Turned Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: turn the handle, until tomorrow.

= Words Said Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: say the words at the bottom, until tomorrow.

= Ladder Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry the ladder, until tomorrow.

= Smoking Lamp Seen Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: look out for the one that smokes, until tomorrow.

= Table Heard Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hear one between two streets, until tomorrow.

= Bowl Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry Mr Vokes's parcel, and be followed, until tomorrow.

= Sulking House Found Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: find the house that sulks, until tomorrow.

= Nephew Told Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: tell a nephew that he is one, until tomorrow.

= Third Delivered Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: deliver the third, until tomorrow.

= Fourth Read Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: read the fourth, and be quick, until tomorrow.

= Far Side Lit Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: take the far side, with a pole of your own, until tomorrow.

= Weight Said Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: say what it weighs before she does, until tomorrow.

= Thing Taken Back Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: take a thing back to whoever lost it, until tomorrow.

= Plates Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry for Mrs Plenty, until tomorrow.

= Mourned Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: go up and mourn, until tomorrow.

= Line Gone Along Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: go out along the line, until tomorrow.

= Pegged Out Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: peg out for Mrs Lavery, until tomorrow.

= Box Sold Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sell a box to Crownhill, until tomorrow.

= Bill Cried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: cry the bill, until tomorrow.

= Critics Picked Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: pick the critics out of the queue, until tomorrow.

= Boards Worn Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: walk between the boards, until tomorrow.

= Property Minded Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: mind the lost property, until tomorrow.

= Scales Minded Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: mind the scales at Forty-One, until tomorrow.

= Rota Ruled Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: rule up next month's rota, until tomorrow.

= Cake Watched Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: watch the cake, until tomorrow.

= Fault Found Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: find out what is wrong with it, until tomorrow.

= Customer Talked Out Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: talk them out of bringing it back, until tomorrow.

= Stood Up Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: stand up to the next on the list, until tomorrow.

= Purses Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold the purses, until tomorrow.

= Dried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: dry for whoever lost, until tomorrow.

= Load Run Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: run a load to the Gap, until tomorrow.

= Ridge Lain On Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: lie along the ridge, and learn who locks what, until tomorrow.

= Bucket Filled Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: fill the bucket, until tomorrow.

= Drawing Lit Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold the lamp while he draws, until tomorrow.

= Round Walked Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: walk the round with him, until tomorrow.

= Handle Worked Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sit, and work the handle, until tomorrow.

= Door Sat At Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sit with the door open, until tomorrow.

= Let Alone Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sit, and be let alone, until tomorrow.

= Poet Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sit there by yourself, and be a poet, until tomorrow.

= Small Boy Let Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: tell the small boy that he may, until tomorrow.

= Soup Waited For Today
category: Hidden
hidden: yes
cap: 3
image: lamplighting

Done: sit until the soup is ready, and wait on twice, until tomorrow.

= Sent Up Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: send up to the street for somebody, until tomorrow.

= Shelf Seen Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: ask Miss Pomfret in to see the shelf, until tomorrow.

= Read Tonight
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: read by what is left of other candles, until tomorrow.

= Orange Bought Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: buy an orange, and watch, until tomorrow.

= Said to Notice Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: let it be that you notice things, until tomorrow.

= Said to Be Quiet Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: let it be that you are never heard, until tomorrow.

= Said to Be Company Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: let it be that you are good company, until tomorrow.

= Said to Be Crossed Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: let it be that you are not to be crossed, until tomorrow.

= Bosun Left to It Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: get in, and leave it to Bosun, until tomorrow.

= Bosun Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold his head for Mr Crouch, until tomorrow.

= Things Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold things until the cart has gone, until tomorrow.

= Putting Down Said Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: say that it was only put down, until tomorrow.

= Cross Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: be the cross, until tomorrow.

= Pin's Part Done Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: do Pin's part, until tomorrow.

= Umbrella Taken Home Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: take it home to Mrs Tuke, until tomorrow.

= Tin Carried Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: carry the tin past the Ring, until tomorrow.

= Opinion Held Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: hold it, in the square, until tomorrow.

= Notes Read Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: read them as they stand, until tomorrow.

= Rain Stood In Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: stand in it, until tomorrow.

= Pears Leant On Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: sit with your back to the pears, until tomorrow.

= Notes Buttered Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: read them with butter, until tomorrow.

= Bell-Rope Pulled Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: pull the bell-rope for luck, until tomorrow.

= Put In Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: put something in, until tomorrow.

= Denied Today
category: Hidden
hidden: yes
cap: 1
image: lamplighting

Done: go in and deny it, until tomorrow.

= Luck
category: Hidden
hidden: yes
cap: 1
image: soup-can

It is had, or not, and nobody has worked out by whom.
