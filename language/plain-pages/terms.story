= Terms
address: terms

The house rules, in plain words. {title} is free software; this one is run by whoever set it up, and these are the terms it comes with. They may have written more; ask them.

== Yours and ours

- You may play for nothing, and stop when you like.

- The program is under the MIT licence, the words and pictures under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): copy them, and say whose they are. Other people's work in it is named in the [credits](/credits).

- What you write here stays yours. You let the game show it to the players it is meant for.

== Manners

- One person, one account; keep your password to yourself.

- Choose a name you could say aloud at tea. Do not pretend to be somebody else.

- Be kind to other players. Nobody is here to be shouted at.

- Do not break in, do not overload the house, and do not let a machine play for you. A program that only shows you what you could see anyway is welcome.

- If you find a hole in the wall, tell whoever runs the server before you tell the street.

== Buying
anchor: buying

A server may sell {premium} and memberships, or sell none. Where it sells some:

- The seller is whoever runs this server. Their name, the price with its tax, and what you get for it are told before you pay and stand in the letter that you are sent after.

- Cards and wallets are dealt with by a payment provider. The game sees neither the number of a card nor the secret of an account.

- {premium} is there as soon as the payment is through. It is good in this game alone, and is not changed back into money.

- A membership goes on from month to month until you cancel it, which you can do at any time under [Account](/account#subscription). What is paid for is yours until it ends; dearer kinds begin at once, cheaper ones at the next month.

- If you paid for what you did not get, or want your money back, write to {support}. Where the law gives you the right to withdraw, it stands above anything said here. What is paid back takes its {premium} with it.

- A payment whose end is not known yet is found out, and never made twice.

== Leaving

You may [deactivate your account](/account#deletion) whenever you like. It ends a membership, and what {premium} is left goes with the account.

== What is not promised

The game comes as it is, without warranty of any kind. It may be shut for repairs, rules may change, and a server may be closed for good. Whoever runs it may shut out those who spoil it for the rest.

What is kept of you, and what is not, stands under [privacy](/privacy).
