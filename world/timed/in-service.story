= A View of the Harbour
after: 20 hours
image: seaside-hat
mail: yes

A tinted view of Pale Harbour, with the band playing, has come to you by hand. There is a little salt on it. Mr Pargeter, of Thirty-One, Wick Row, begs to say that they are all very well; that the bathing is as you would expect; and that on a clear evening, from the top floor back, with a glass, they can see as far as your window. The youngest has added that the cat is well too. *P.S.,* it says, in Mrs Pargeter's hand: *We think of coming next year.*

= By Hand from Number Nine
after: 26 hours
given: to Introduced 10+
when: Introduced 10+
image: violet-ink
mail: yes
tells of: The Other Chair

My dear {nephew|niece|relation}: you have been down here a whole day, and I have not heard that anything has fallen on you. {What Mr Thripp Was Promised 1+: Aubrey tells me that you send him to the right sort of house. You might see that he gets a muffler. He will say that he has one.|I have a nephew at my gate, named Aubrey, who gets up for dogs. You would be doing me a kindness if you sent him somewhere.} {Company Asked 1+: I was glad to see the second plate used.|I have also a second chair at my front table. There must be somebody who came down those Steps within a week of you, and is sitting over a candle on their own account; and I have noticed that neither of the two ever thinks of it first.}

I do not say that you are to bring cake. But one would. P.G.
