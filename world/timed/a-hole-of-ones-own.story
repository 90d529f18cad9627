= A Hole of One's Own
after: 2 minutes
given: to Introduced 10+
reveal: Messages, Extras
image: key-to-a-bricked-up-door

Miss Gathercole has spoken to the person who has the post at Number Nine, and there is now a hole in the rack with your name under it. It was somebody's. The name is on a new piece of card, {sir|madam|dear}, and the nail is the old one.

What is written to you in Underhall is put there, and kept a while. What is asked of you is put in front, where one cannot say that one did not see it.
