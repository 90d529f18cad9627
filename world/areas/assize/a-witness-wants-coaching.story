= A Witness Wants Coaching
where: The Assize, The Bell-Board, The Watch-House
when: A Case for the Assize 1+, base Watchful 25+ or base Shadowy 25+ or base Dangerous 25+ or base Persuasive 25+
deck: sometimes
image: word-in-season
teaser: She saw everything, and it does not sound like it.

{Witnesses Coached 3+: Today's witness is on the bench in the passage, and so is tomorrow's. "Is this where they listen?" asks today's.|Witnesses Coached 1+: They have heard that you sit with witnesses. On the bench today is a Mr Hobday. "I shall say what happened," says Mr Hobday, "as it were."|Miss Letitia Dove, governess, is sitting on a bench in the passage. "I saw a man in evening dress put a grand piano out of a window," she says. "I was quite sure of it until today. But counsel will say to me, *Come, come*; and I have been so long in schoolrooms that when a gentleman says *Come, come* I find that I have got up and gone."} Mr Augustus Prynne, counsel for the other side, is to have the witness in ten minutes. Whoever tells a witness what to say goes to the cells. Whoever tells a witness how to say it is called a friend.

== Hear the story through
image: ear-trumpet

It costs you only the time, and a story that has been told once is steadier. But the passage has ears, and some of them are yours.

=== always: The Second Telling
turn: secret learned
gain: Overheard Word 7, Witnesses Coached 1, On Calling Terms 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50)), Echoes (3 + 11 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50))

{Witnesses Coached 3+: You sit, and nod, and hold the gloves, and hear what happened, until the witness has begun to find it dull, which is what Mr Prynne cannot bear. The bench has been sat hollow on your side.|Witnesses Coached 2+: Mr Hobday goes through what he saw. By the end he is down to one "As it were", and asks if he might keep that for the oath.|"He had gloves on," says Miss Dove, "and the lid was down, and he said *After you*." The second time she remembers that he said it to the piano. By the third she has stopped apologising, and tells you a quantity of other things that are seen from a schoolroom window.}

== Play Mr Prynne for practice
challenge: Persuasive 42
needs: Persuasive 32+
second chance: Word in Season
image: persuasive

You would have to be as unpleasant as he is. It may be the making of the witness, or the end.

=== success: Come, Come
turn: won at a price
gain: Echoes (12 + 13 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50)), Favours: The Assize 1, Witnesses Coached 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Witnesses Coached 2+: Your Prynne is very good by now. The clerks stop to watch; one of them has asked for your view on a cough.|"Come, come," you say. "A grand?" You put it to her that she had been reading. You put it to her that she had been at the sherry, that she was passed over, that she is fond of gentlemen in evening dress; and Miss Letitia Dove rises, takes off her spectacles, and replies to you in a voice that stops a cart in the street. Mr Prynne does not get in a word. Afterwards she thanks you with great politeness. She will not sit beside you again while she waits for her umbrella.}

=== failure: Perhaps It Was a Sofa
turn: lost for good
gain: Overheard Word 1, Witnesses Coached 1, Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Talk under 6

You do Mr Prynne's eyebrow. {Witnesses Coached 3+: By the time that you have got it down again the witness has confessed, as most of them do to that eyebrow, and has to be shown the form for taking it back.|Witnesses Coached 2+: You do it so thoroughly that Mr Hobday confesses, and the clerks need the rest of the morning to establish to what.|Miss Dove falters, and agrees that it may have been an upright; then that the light was poor; then, since you still have the eyebrow up, that she would not now care to swear to the window. In court she says that she saw nothing. It was a grand piano. She had been sure for a year, and was talked out of it in ten minutes, on a bench, in a passage, by a friend.}

== Have Mr Prynne's questions off his clerk
pay: Favours: The Assize 1
locked: Mr Prynne's clerk, Ambrose Tull, lends out the list of questions; but only to somebody to whom the Assize owes a favour.
image: sealed-letter

That is one favour. You would know what is coming, and so would the witness; and Mr Prynne is not a fool.

=== always: In a Different Order
turn: bargain
gain: Reliable Rumour 2, Overheard Word 4, Witnesses Coached 1, On Calling Terms 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))

Ambrose Tull copies fair. {Witnesses Coached 2+: He gives you last week's list, out of habit, and then this week's, for shame; they are the same.|You read out the questions, and Miss Dove gets her answers by heart. It goes like a duet. At the fifth Mr Prynne looks up; he lays the list face down on the desk, and asks her what she had for breakfast. "A man in evening dress," says Miss Dove. The jury is with her entirely. Mr Prynne bows to her, and, lower, to you. There are two things about the other side, he murmurs on the way out, that nobody seems to have been told.}
