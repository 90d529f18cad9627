= Nurse Time Looks In
after: 7 days
given: at arrival
repeats: yes
mail: yes
image: nurse-time
lose: Breakages 2, Murmurs 1, Talk 1, Particulars 1
set: Nurse's Round ([base Nurse's Round] + 1 - 5 * ([base Nurse's Round] / 5)), Nurse Waits 1, A Kindly Interruption Owed 1, A Convenient Coincidence 1, Nurse Time's Chair 2
only if: Breakages 1+, Murmurs 1+, Talk 1+, Particulars 1+, Nurse Time's Chair exactly 1

{Nurse Time's Chair exactly 1: Nurse Time has called, and before she had so much as opened the bag she sat down. She had brought her own cup.|Nurse's Round exactly 5: Nurse Time was early. She has never seen why a week should be so long.|Nurse's Round exactly 4: You were out, so that Nurse Time let herself in and did you all the same. On the pillow is the mark of a thumb.|Nurse's Round exactly 3: Nurse Time has turned everything on your shelf a quarter round, so that you shall have to look.|Nurse's Round exactly 2: You came in, and Nurse Time had her tape round the bedpost. It was for practice. The bedpost is doing well.|Nurse's Round exactly 1: Nurse Time reads the week off you, from the collar down, says "Tuesday", and does something to it with her thumb.|A person in boots has called, at the hour at which you first came down the Steps. She is Nurse Time, of the district, and it is seven days.} What was cracked is closer; what was said is a week older.

She left you a ticket, to be used at a corner, and word that a girl will be by with a candle. But she is still in your lodgings, in her boots, and wants a word.
