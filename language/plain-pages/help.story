= Help
address: help

== {actions title}
anchor: actions

{on actions}

== Reading a choice
anchor: choices

*Go* opens a story. Inside it are the things you can do. *{perhaps not}* takes you back out and costs nothing. A few scenes do not offer it: these you have to finish. *Pressing* marks the choices that continue your story.

- *Needs and costs* are shown under each choice. A tick means that you have it. A padlock means that you do not, and says what is missing.

- *Chances* are shown before you choose: 60% means that you succeed three times out of five. The chance depends only on your quality, what your clothes add to it, and the difficulty.

- *Second chances* are things you carry. Tick the box to use one: if the first try fails, you lose one of them and the game tries again.

== Qualities and how they grow
anchor: qualities

{on qualities}

Most qualities grow when you use them, in change points: the first level takes one point, the next level two, and so on. The bar under a name shows how near the next level is. *What you have* lists all of them. {on money}

== Cards and lodgings
anchor: cards

{on cards}

== The map, and the list that does the same
anchor: map

*{travel}* opens the map. Press a place to read about it, and go there. Travelling costs no {actions}. The same places are also in a list, in case your browser cannot draw the map or you do not want it. Everything you can do on the map you can do in the list. To use the simple map always, choose it under [Account](/account).

== Possessions and outfits
anchor: outfits

*{things}* shows what you own: things you can wear, by where you wear them, and everything else by kind. What you wear changes your qualities. Changing clothes costs nothing, but some places and most stories do not allow it.

*Save outfit* saves everything you wear under one name. To put another outfit on at once, choose it from the list beside that button or from the same list beside a story. *Wear the best* chooses the clothes that add most to a quality you name.

== Buying and selling
anchor: bazaar
only with: market

*{market}* opens wherever there is a market, once your story has allowed you in. Buying and selling cost no {actions}, and you can do both in the middle of a story. Each thing says what it does, and how it compares with what you wear now.

*{selling}* lists everything of yours that somebody there buys, at the best price. You cannot sell what you wear or have lent: take it off or take it back first. You can tick several things and sell them together. You see the total first. Either all of them are sold, or none.

== Being unlucky safely
anchor: misfortune

Failing is a result like any other. It is often the more interesting one, and you can learn from it too. It may also bring trouble. Your troubles are shown beside your face as long as you have them.

There are always ways to get rid of them, and nothing here ends your story. If your connection breaks in the middle of a choice, try again: the choice is never counted twice.

== Favours and renown
anchor: favours

If people remember what you did for them, they owe you favours. Favours are listed under *{sheet}*, with the people who owe them. The number that somebody can owe you at one time is limited. You spend favours in stories. Renown is what people think of you. It grows more slowly, and opens things that favours alone do not.

== Plans
anchor: plans

You can save a choice as a plan if you cannot make it yet, or want to make it later: press the ribbon beside its name. *Plans* then shows the choice, its place, what you still need for it, and your note if you write one. Up to {plans} plans can be active at once. When you have carried a plan out, it moves to the completed plans. You can start it again from there.

You can also write a note on any story, choice or thing of yours: press *Write notes* in a story or among your possessions. All your notes are listed below your plans, and nobody else can read them.

== Your journal
anchor: journal

The button below a text in a story copies that text into your journal, word for word. You can give the entry a title of your own. You find the journal under *{sheet}*. An entry can have up to {entry tags} tags, and you can make up to {tags} tags, in several colours. You can find entries by tag, by favourite, by day, or by words in their title, place or story. The search ignores capitals, accents and word endings. "Words in quotes" must stand together, and a minus before a word leaves out the entries that contain it. *Read it as a book* shows the journal from its beginning, and you can print it. *Download it* saves all of it in a file. Each entry has its own web address.

Your journal is private until you change that: nobody else can read it, even with its address. *View profile*, also under *{sheet}*, shows what others see of you: your face, clothes and lodging, a thing on the mantelpiece, a trait in the scrapbook, and the text of your profile.

== Messages and invitations
anchor: messages

You make some choices together with another player. If you press such a choice, you choose whom to invite: one of your contacts. You can add contacts by name in the same form. You spend nothing until you send the invitation. You need a confirmed e-mail address, and the other player needs what the choice asks of them. People you cannot invite now are listed below the form, with the reasons. Some choices invite somebody who does not play yet: we send them an e-mail. If they create a character with the link in it, you become each other's contacts, and they receive your invitation.

*{messages}* shows the letters of the story and the invitations from others. One part shows what waits for you: invitations, which stay open for {invitation days} days; what you have accepted and can continue at any time; and letters that lead to a story. The other part, *Recently*, shows the rest. Accepting an invitation costs one {action}. Declining it, or taking back your own, costs none. Once it is accepted, each of you reads a story of your own about it. Both of you find it again on the other's profile, newest first, and can answer in kind from there. A light beside the tab means that something new has come since your last visit. You can delete messages that need no answer. Otherwise we delete them after {message days} days. *E-mail* sends a copy of a message to your own mailbox.

== Other players
anchor: people

Your contacts are the players you can invite to do something together. You add them by the username of their account or the name of their character, under [Account](/account#contacts) or on their profile. They do not learn that they are on your list, and they do not need to have you on theirs. On the same page you decide whether only your contacts can invite you, and whether the game may suggest you to players who look for company.

*Block*, on a message, a profile or a contact, separates the two of you. Neither of you can invite or add the other, and the game does not suggest you to each other. While they are signed in, they cannot find your name or profile. Your open invitations to them are cancelled. What the two of you did together disappears for both. They are not told that you blocked them. *Report* sends the text, as it is at that moment, to the operator of this server. The person you report is not told either.

== E-mails
anchor: letters

Under [Account](/account) you confirm your address and choose which e-mails you want: about your story while you are away; about other players (somebody invites you, with what they wrote, or accepts your invitation); and about news. If your address is not confirmed, we send it only e-mails that you request yourself (to set a new password, for example), receipts, and warnings about changes to your account. Each e-mail of a kind you chose says why you get it, and has a link to unsubscribe from that kind.

== Those in your service
anchor: agents
only with: agents

Agents are people whom you meet in your story and take into your service. The *Agents* tab appears with the first of them and lists all of them. You meet more agents through other choices. An agent's errand is called a plot. A plot advances when you spend {actions}, no matter on what. Time alone does not advance it. Before you send an agent, you see how likely each part of the plot is to succeed. You can loan the agent things that help: they equip them, and you cannot use them until you take them back. A message tells you when the agent is done. The report is a story like any other, with its own choices.

== {premium}, and being a member
anchor: fate
only with: store

{premium} buys extra stories and a few conveniences: more {actions}, a full deck, another outfit, and another name or face. The price is always shown beside it. {premium} never improves a chance, and you never need it to continue your story. The game asks before you pay.

Members hold up to {member bank} {actions} instead of {bank}, and {member deck} cards instead of {deck}. They have room for {member outfits} more outfits, and can send {member plots} agents at once instead of {plots}. Enhanced members have room for another {enhanced outfits} outfits, and get {refreshes} free refreshes of {refresh actions} {actions} each month. Each month they also get one new story, or two that they play again, for nothing. When a membership ends, you keep everything you have.

The operator of this server decides whether any of this is sold for money, and for how much. They can also change every limit on this page. [The store](/fate) shows what you can get.

== Your name and face
anchor: name-and-face
only with: store

You change your name and face under *{sheet}*, for {premium}. You see the price, and the game asks before you pay. No two characters here have the same name. A name that you give up is free for others at once.

== Fair dice
anchor: dice

The chance you see is the chance you have. The server rolls when you choose, from a secret that none of your choices changes. If you try again after your connection broke, the result is the same. Paying does not change anybody's chances, and neither does past luck. *Luck so far*, below a result and under *{sheet}*, lists your latest challenges. It compares how many you won with how many you could expect to win.

== News and notices
anchor: notices

Beside the story (below it on a small screen) are the news, a few lines from elsewhere, and an advertisement. *Next* shows other lines. *Into my journal* copies them into your journal, among your own entries. News stay until you dismiss them.

== Favourites and comforts
anchor: comforts

Stories, choices and cards have two buttons: a heart for your favourites, and a barred ring for what you want to avoid. Favourites come first in their list, and avoided ones last. The game asks before you open one that you avoid, so that it does not happen by accident. Press the button again to remove the mark.

You can search and sort long lists. While a search hides something, the line above the list says so, and lets you show everything again. The game also asks before a choice that you cannot undo, or that costs many {actions} at once.

You change all of this on the page *{settings}*: press the two sliders at the top of the page (under *More* on a small screen). Each setting takes effect at once. Settings are saved with your account, so they are the same wherever you sign in. You can save settings and marks to a file, and load them from one.

== Accessibility and keys
anchor: keys

- *Tab* reaches everything; *Enter* presses it; *Space* ticks a box.

- The first *Tab* after a page has loaded offers a link to the main content. In the story the focus is already there.

- Single keys do these things: *1* to *9* choose, *Enter* goes on after a result, *R* tries it again, *B* goes back, *T* shows the other list, *D* draws a card, *X* discards one, *M* opens the map, and *Z* takes back what you have just removed. *?* lists the keys that work where you are. They do nothing while you type, and you can switch them off.

- The arrow keys move between tabs and between faces. *Esc* closes a dialogue.

- When the scene changes, the focus moves to its title, and screen readers read out how your challenges went and how many changes stand below.

- The sun at the top of the page shows dark ink on paper.

- The game follows your system's settings for less motion and more contrast. You can enlarge the text freely. Under *{settings}* you can also choose larger letters, plainer letters and less motion.

== Your account
anchor: account

You sign in with the e-mail address and password of your account, or with another service that has a button on the first page. A session ends when it was not used for {session days} days. [Account](/account#sessions) lists all your sessions, and you can end any of them there. When you change your password, all other sessions end. If you have forgotten it, you can request an e-mail with a link on the first page.

== Your data
anchor: data

The page about [privacy](/privacy) says what we store about you, why, and for how long. Under [Account](/account#deletion) you can download all your data in one file, or deactivate the account. Nobody sees you from that moment on, and {erasure days} days later the account is erased. If you log in before that, everything is as it was.

== Content notes
anchor: notes

If a scene contains something that you might not expect, a line above it warns you before you go in. *{perhaps not}* takes you out again. Mark the scene with the barred ring, and you cannot get there again by accident.

== Who to write to
anchor: write

If something does not work, is wrongly written, or is missing, write to {support}. Say what you were doing, and in which browser. If a page fails, it shows these details for you to copy.
