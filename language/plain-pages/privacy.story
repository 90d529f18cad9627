= Privacy
address: privacy

Somebody runs this game on a machine of their own. They are the operator, and you trust them with your data. This page lists everything that the game stores about you, why, and how it is deleted.

== What is kept on the server

- *Your account:* the username, the e-mail address, the day you signed up, and a hash of your password (argon2id). Nobody can read the password from the hash. If you sign in with Apple, Facebook or Google, we store the number by which that service knows you, and the name and address it gave us.

- *Your sessions:* a number for each place where you are signed in. We delete it when you log out, or when you have not used the session for {session days} days.

- *Your character:* its name and face, what it is and has, and a ledger of every choice you made, with the time and the result. The ledger makes sure that each choice counts only once.

- *Your profile:* everybody who knows your character's name can see its face, clothes, lodging and place, your username, the thing on the mantelpiece, the trait in the scrapbook, and the text of your profile.

- *Your journal:* your entries and tags, until you delete them. Your journal is private until you change that. Then everybody can read it.

- *Your notes:* what you write on plans, stories, choices and things, until you remove it. Nobody else can read it. What you remove, of this or of what you tag, mark or receive, is kept for up to two minutes more, so that you can undo it.

- *Your messages:* letters of the story, and invitations with what was written on them. We delete them {message days} days after they came or ended, unless you delete them earlier. Both the sender and the receiver of an invitation can read it, each until they delete their own copy. The ledger of choices keeps what each of you did and wrote.

- *What you did with others:* for each invitation that was accepted, what was done, and what each of you read. You both see it on each other's profile, until one of you blocks the other or leaves the game.
- *Your contacts,* the people you have blocked, and your choices about invitations and suggestions, until you change them. Nobody else sees any of this. When your account is deleted, all of it is deleted, and you disappear from the lists of others.

- *People you invite by e-mail:* we store the address you enter until the e-mail is sent. After that we store only a hash of it for {outside days} days, so that nobody else can invite them again. They see your own address.

- *Reports:* if you report somebody, or somebody reports you, we store the reported text, the names, the reason and the time for a year, and send them to the operator of this server. If the account is erased, its name and text are removed from the report too.

- *Your preferences:* your settings on the page Comforts, and the stories and cards that you marked.

- *Your last visit:* when you were last here, to ten minutes, so that the game can say what happened while you were away. Each visit replaces the one before.

- *What you buy for money:* each order with its price and the tax in it, the day, what you bought, the result, the payment company's number for it, and the numbers of your account and character. We do not see or store any details of your card or wallet. Orders stay as long as the law requires the seller to keep records, even if your account is deleted. They do not contain your name or address.

- *Codes:* the access codes that you have used.

- *E-mails:* we send you an e-mail when you request one (for example because you forgot your password), as a receipt when you buy something, and as a warning when your account was changed. If your address is confirmed and you want it, we also send you e-mails about what happens while you are away, and about invitations from other players (with what they wrote) and their answers. We store an e-mail until it is sent. If this server has no mail service, e-mails are stored in a folder that only the operator can open.

- *Your e-mail settings:* whether your address is confirmed, when you requested the e-mail that confirms it, and which e-mails you want. If you unsubscribe by the link in an e-mail, we store a hash of the address permanently, even if your account is deleted. Otherwise we could not know that we must not write to you again.

== What is kept for a moment

We count the requests from the internet address of your connection, in memory and for at most half an hour, so that nobody can guess passwords. If a page fails, the server writes an error report into its log: the version, the page, the browser and the error, without e-mail addresses and tokens. We do not count visits, and nobody tracks you.

== What is kept in your browser

- A token that keeps you signed in: until you close the tab, or until you log out if you ticked *Remember me*.

- Small settings: the light or dark theme, the size of the letters, an access code you came with, when you last read your messages, which news you have dismissed, and the like. We do not store which snippets you read.

- That somebody has logged in here before, so that the first page opens with the log-in form. Until you have a character, also the choice you marked in the first scene. The server learns that choice only when it is carried out.

The game sets no cookies. All text, pictures and scripts come from this server, and the security policy of the page forbids all others. There are two exceptions. If you sign in with Apple, Facebook or Google, you go to their pages. If this server sells something, the card form is a separate page of the payment company. That company receives what you enter in the form, and what it wants to know about your device. The form does not open before you buy.

== Who sees it

Other players see your character's name and face, and what you do with them. The operator of this server can see all of the above except your password. The game does not sell your data or send it to anybody else.

== To be forgotten

Under [Account](/account#deletion) you can download all your data in one file, and deactivate your account. You are then logged out everywhere at once, and nobody can find you. If you log in within {erasure days} days, everything comes back. After that we erase your account, character, ledger, messages and notes, and your name and text in reports. Amounts of money and of {premium} stay, under a number that belongs to nobody any more. What other players did with you stays in their own ledgers and messages. Older backups contain your data until the operator deletes them.

You get a code, with which you can see [the state of the deletion](/fbdata). This also works if you asked Facebook to delete your data. See also the [terms](/terms).
