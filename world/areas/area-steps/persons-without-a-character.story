= Persons Without a Character
where: The Area Steps
when: Introduced exactly 2
urgency: high
back: no
image: registry
scene: two-stamps
teaser: Everyone in Underhall has a character. The lucky ones have it in writing.

The second hatch is the Registry of Persons. A *character*, here, is a letter from somebody who would have you back. Without one you may not take a lease, marry, be buried, or owe. Miss Amabel Crake, Registrar, has a rubber stamp in each hand. One says ADMITTED. The other says SEEN. "Character?" she asks the form.

== Produce your character
needs: Written Character 1+
locked: You need a written character, from somebody who would have you back. The Aunt, in Lampwick, is said to write them. The stamp will keep.
image: letter

One is carried about the person, folded in four, and handed over without a word. It need not be long, so long as it is signed.

=== always: Admitted
turn: kindness found
gain: Word in Season 1, Proud 3
set: Introduced 3, Stamped by Miss Crake 1, Written Character 2
aside: A Word in Season buys a second roll, where a Persuasive challenge offers one and the first roll fails.

Miss Crake reads the signature first, and then, with a visible effort to be fair, the letter. ADMITTED comes down like a door. "I was beginning to think it had stuck," she says, and turns the stamp up to show you the rubber. The letters are as sharp as on the day they were cut. The other stamp has been worn down to a blur. She folds a slip of paper into your letter: four words, to be said to anybody who doubts it. "You had better go on to the Aunt just the same," she adds. "She will want to see who has been using her name."

== Write one yourself
challenge: Persuasive 2 narrow
image: quill

There is a pen on a chain. Nobody alive is better placed to describe your virtues, and the dead are not here to be consulted.

=== success: To Whom It May Concern
turn: standing up or down
gain: Word in Season 1, Proud 3
set: Introduced 3
aside: A Word in Season buys a second roll, where a Persuasive challenge offers one and the first roll fails.

You award yourself three years with a family of good position, a clear hand, and one fault, for the look of the thing. Miss Crake reads the fault twice. "*Punctual to excess.* I have one of those at home."

She moves a comma, in pencil, and cuts out a line with her scissors. "Too good for a wall," she says, and gives it to you, folded. "Say it to somebody." The rest she pins up behind her, among some three dozen others, all glowing, no two in the same hand. "My gallery," she says. "The Aunt will see you. Do tell her the comma was mine. She trained me, and I was number six."

=== failure: By Popular Demand
turn: farce grows
gain: Word in Season 1, Talk 1
set: Introduced 3
aside: A Word in Season buys a second roll, where a Persuasive challenge offers one and the first roll fails.

You learn that Miss Crake has a fine carrying voice when she reads it to the queue. "*Honest,*" she reads; "*sober; and, I must in justice add, honest.*" There is applause. It will be all over Lampwick by dinner-time: they call this being Talked of, and say that one gets used to it up to about the fifth degree.

"Say that, next time," says an old woman at the back, who is wiping her eyes, and she slips you a folded paper as you pass. She was a shocking cook, she says, and the words on that paper have got her every place she ever had.

== Admit that nobody would have you back
image: open-hands

The answer has two merits: it is true, and it will shorten the queue. You give it to the ink-pot.

=== always: The Third Stamp
turn: rule with teeth
gain: Word in Season 1, Constant 3
set: Introduced 3
aside: A Word in Season buys a second roll, where a Persuasive challenge offers one and the first roll fails.

Both stamps stop in the air. Behind you the queue falls silent, one hat at a time.

"Oh," says Miss Crake. She lays down ADMITTED. She lays down SEEN. From the back of a drawer she takes a third, wrapped in flannel, that has to be breathed on before it will print. It says EXPECTED.

"And Miss Gathercole, in Lampwick, has aired only the one sheet," says Miss Crake, to herself. "I should go straight to her, if I were you," she adds, "and not stop to be anybody else." She gives you your paper, with great care, and folded inside it a smaller one, of what to say if you are stopped.
