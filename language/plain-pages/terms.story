= Terms
address: terms

These are the house rules, in plain words. {title} runs on free software, and the operator of this server is whoever set it up. These are the terms that come with the program. The operator may have more: ask them.

== Yours and ours

- You may play for nothing, and stop when you like.

- {rights} The program is under the MIT licence. The [credits](/credits) name the work of other people in it.

- What you write here stays yours. You allow the game to show it to the players it is meant for.

== Manners

- One account for each person. Do not tell anybody your password.

- Choose a name that you could say aloud at tea. Do not pretend to be somebody else.

- Be kind to other players. Nobody is here to be shouted at.

- Do not break in, do not overload the server, and do not let a program play for you. A program that only shows you what you could see anyway is welcome.

- If you find a security hole, tell the operator of the server before you tell anybody else.

== Buying
anchor: buying
only with: store

A server may sell {premium} and memberships, or sell nothing. If it sells something:

- The seller is the operator of this server. Before you pay, you see their name, what you get, and the price with its tax. The receipt that we send you by e-mail repeats them.

- A payment company handles cards and wallets. The game never sees the number of your card or the password of your wallet.

- You get your {premium} as soon as the payment succeeds. You can use it only in this game, and cannot change it back into money.

- A membership is renewed every month until you cancel it. You can cancel it at any time under [Account](/account#subscription), and you keep what you have paid for until the month ends. If you change to a dearer kind, it begins at once. A cheaper kind begins with the next month.

- If you did not get what you paid for, or want your money back, write to {support}. If the law gives you a right of withdrawal, that right comes before these terms. When a payment is returned, we take back the {premium} that you got for it.

- If you deactivate your account, your membership ends, and you lose the {premium} that you have left.

- If the result of a payment is not known yet, we find it out. You are never charged twice.

== Leaving

You may [deactivate your account](/account#deletion) at any time.

== What is not promised

The game comes as it is, without warranty of any kind. It may be closed for repairs, its rules may change, and a server may close for good. The operator may exclude people who spoil the game for others.

The [privacy](/privacy) page says what we store about you, and what we do not.
