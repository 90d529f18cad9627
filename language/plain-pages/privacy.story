= Privacy
address: privacy

This game runs on a machine of somebody's own, and that somebody is who you trust. Here is all that the game itself keeps of you, why, and how it is got rid of.

== What is kept on the server

- *Your account:* the username, the e-mail address, the day you signed up, and a hash of your password (argon2id), from which the password cannot be read. Whoever comes in through Apple, Facebook or Google has that service's number for them kept, with the name and address it told.

- *Your sessions:* a number for each place you are signed in, until you log out or have been away for {session days} days.

- *Your character:* its name and face, what it is and has, and a ledger of every choice made, when, and what came of it. The ledger is what makes a choice count once and no more.

- *Your profile:* everybody who knows your character's name can see its face, clothes, lodging and place, your username, and what you put on the mantelpiece, into the scrapbook and into words.

- *Your journal:* what you set down in it, with your tags, until you delete it. It is private until you say otherwise; then everybody can read it.

- *Your notes:* what you write on plans, stories, choices and things, until you take it away. Nobody else reads it.

- *Your messages:* letters of the story, and invitations with what was written on them, for {message days} days after they came or were over, or until you delete them. Who was asked and who asked both read them, each until they delete their own. The ledger of choices keeps what each of you did, words and all.

- *Your contacts,* whom you have blocked, and what you say of invitations and suggestions, until you take it back. Nobody else is told any of it. It goes with your account, and you leave the lists of others.

- *Whom you write to outside:* the address you give is kept until the letter is posted, and after that for {outside days} days as a hash, so that nobody else has them written to again. They read your own address.

- *What is reported:* if you report somebody, or somebody reports you, the words in question as they were, the names, the reason and the moment are kept for a year and told to whoever keeps the server. Of an account that is erased its name and words go from there too.

- *Your comforts:* what you set under Comforts, and which stories and cards you marked.

- *What you buy for money:* each order with its sum and the tax in it, the day, what it was for, how it ended, and the payment company's number for it, with the numbers of your account and character. Of a card or a wallet nothing is kept, and nothing seen. Orders stay as long as the law wants the seller's books kept, also when your account is gone; your name and address are not in them.

- *Codes:* which access codes you have used.

- *Letters:* an e-mail is written to you when you ask for one, such as for a forgotten password; and, once you have confirmed your address, of what happens while you are away and what other players ask of you, with what they wrote, and that they accepted what you asked, if you want that. It is kept until it is posted. Where the server has nobody to post it, it lies in a folder that only the server's keeper can open.

- *Whether your address is confirmed,* when you asked for the letter that confirms it, and which letters you want. If you stop letters by the link in one, a hash of the address is kept for good, also when your account is gone: so that you are not written to again.

== What is kept for a moment

The address your connection comes from is counted in memory, for half an hour at most, so that nobody can guess passwords all night. When a page breaks, an account of it (the version, the page, the browser and what failed) goes into the server's log with addresses and tokens struck out. Visits are not counted, and nobody follows you about.

== What is kept in your browser

- A token that says you are signed in: until the tab is closed, or, if you ticked *Remember me*, until you log out.

- Which light you read by, how large the letters are, an access code you came with, when you last read your messages, which news you have put away, and small things of that kind. Which snippets you read is kept nowhere.

- That somebody has logged in here, so that the first page opens at the form for it; and, until there is a character, the choice you marked in the first scene. The server is told of that choice when it is carried out, and not before.

No cookies are set. No letter, picture or script comes from anybody but this server, and the page's own policy forbids it; only a sign-in with Apple, Facebook or Google takes you to them, and only the form for a card, which stands in a page of its own, is the payment company's, where this server has one. What you type into that form goes to that company, with what it wants to know of your device; the form is not opened before you buy.

== Who sees it

Other players see your character's name and face, and what you do with them. Whoever runs this server can see all of the above but your password. The game sells nothing of it and sends it nowhere.

== To be forgotten

[Account](/account#deletion) writes all of the above that is yours into one file, and deactivates the account. You are logged out everywhere at once, and nobody finds you. For {erasure days} days a log-in brings all of it back. After that it is erased: account, character, ledger, letters, notes, and your name and words in what was reported. Sums of money and of {premium} stay under a number that is nobody's any more, and so does what others did with you in their own ledgers and letters. Backups from before hold it until they are thrown away.

A code tells [what became of it](/fbdata), also where you asked Facebook for it. See also the [terms](/terms).
