= Somebody Spoken For
code: introductions
image: letter-in-another-hand
greeting: A person you have never met has written to say that you are quite all right. They go on to a second page.
thanks: The letter is read twice, folded along its old folds, and believed. You are advised to go on deserving it.
starts with: Word in Season 1, Ready Excuse 1, Written Character 1

= Somebody Expected
code: leave-a-light
image: a-light-left-on
greeting: There is a lamp in a window, and nobody in the room. Mrs Pike says it has been trimmed every evening for somebody of about your height.
thanks: The lamp is turned down, since you have come. What was left of the oil, and a little over, is yours.
starts with: Candle-End 5

= Somebody Well Reviewed
code: first-night
uses: 1000
image: paper-cuff
greeting: One paper cuff, held for you at the box office. They cannot say by whom; he had his hat pulled down, and was weeping.
thanks: You are handed the cuff. There are nine kind lines on it, and you have not been in anything.
starts with: Favourable Notice 1
