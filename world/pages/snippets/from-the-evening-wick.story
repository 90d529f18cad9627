= A Correction
image: ringed-newspaper

The *Evening Wick* stated on Tuesday that there are eleven Back Streets. A twelfth has written in. It has a pump, two cats and a Mrs Orme, and would have come forward at the census but for the stairs. We regret the street.

= Court Circular
image: assize

The Deputy sat on Thursday to hear forty-one applications to be excused from the jury. He excused forty. The last applicant, a Mr Pruett, had only come in to ask the way to the river, and is now its foreman.

= At the Gallipot
image: playbill

*The Return*: tenth first night, on Friday. The management asks patrons who mean to leave at the interval to cross by the Middle Bridge on the town side, where there is a rail; to keep their hats in their hands; and on no account to stop.

= Wanted, a Tortoise
image: clock-that-runs-on-manners

Sober, punctual, and used to stairs. The last was engaged to time eggs by, and has been a disappointment to all but the eggs. Apply to the Tide Office, second floor, by any hour that you can keep yourself.

= Lost, a Glove
image: kid-gloves

Long, grey, the left. Miss Harriet Bole, of Quill Street, would be glad of it. The right stands on her windowsill, palm up, and passers-by have begun to put pence in it; she has four and sixpence already, and does not like to take it in.
