= A View of the Harbour
after: 20 hours
image: seaside-hat
mail: yes

A tinted view of Pale Harbour, with the band playing, has come to you by hand. There is a little salt on it. Mr Pargeter, of Thirty-One, Wick Row, begs to say that they are all very well; that the bathing is as you would expect; and that on a clear evening, from the top floor back, with a glass, they can see as far as your window. The youngest has added that the cat is well too. *P.S.,* it says, in Mrs Pargeter's hand: *We think of coming next year.*
