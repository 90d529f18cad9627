= Court Nine
plays in: Court Nine Sits in the Dark
state: Points Proved, Patience of Court Nine, Witnesses Heard, The Pen in the Dark
ending: How Court Nine Rose
played by: Watchful 30, A Case for the Assize 2, Murmurs 1
