= Wash-Day
where: The Rookery, Oddlot's, The Tiles
when: A Place Among the Perquisites 1+, base Watchful 15+ or base Shadowy 15+ or base Dangerous 15+ or base Persuasive 15+
deck: sometimes
image: invitation-washing
teaser: There are six sheets in the court, and seven pairs of feet.

It is wash-day in Ladder Court, and between the sheets stands {Fugitives Met 2+: somebody. There is one most wash-days, and it is not always the Watch that they are hiding from.|Fugitives Met 1+: a Mrs Olive Sturt, in a bonnet, who has left her husband in the middle of a sentence.|Walter Finn, second footman. He walked out of a dinner on Crownhill between the fish and the joint, and still has the sauce-boat.} In at the arch comes Constable Fitch. He is a mild man, with a list. "I only want to ask them to come home," says the constable, to the sheets. "I've not to lay a hand on anybody. There's something being kept hot, and I was told to say that nothing more would be said about it, or not this evening."

== Go on pegging
image: clothes-pegs

You would see nothing. The constable has only to put out a hand, and then it will be remembered who was standing by.

=== always: Nobody Here but Linen
turn: bargain
gain: Odd Stocking 6, Known on the Lines 1, Fugitives Met 1, On Calling Terms 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes (3 + 11 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50))

{Fugitives Met 3+: You peg, and the constable holds the basket for you. The sheets breathe. When he has gone there are stockings all along the wall, in pairs that do not match.|Fugitives Met 2+: "Olive?" says Constable Fitch, to a bolster-case. You tell him that there is nobody here but linen. He sighs. The husband has got to the end of the sentence now, he says, and it turned out to be quite a nice one; and he leaves by the arch, walking slowly, so as to be overtaken. Nobody overtakes him.|You hang a shirt in front of the feet. Constable Fitch walks down the row, and looks at six sheets, one at a time, with his hands behind him. "There's cheek-bones on this one," he observes, and passes on. Walter Finn leaves by the wash-house. He has nothing to give you but what was in his livery pockets, and those are full of other people's stockings.}

== Walk them out between two sheets
challenge: Shadowy 24
needs: Shadowy 18+
second chance: Ready Excuse
image: clothes-pegs

You and they, with a pole and two wet sheets, straight past him. If he offers to take an end, you are done for.

=== success: He Takes an End
turn: farce grows
gain: Good Sheet 1, Favours: The Perquisites 1, Fugitives Met 1, Fugitives Walked Out 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes (3 + 13 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50))

{Fugitives Walked Out 2+: He takes an end, as he always does, and asks after the starch. What you carry between you coughs once, and is blessed.|He offers to take an end. You cannot refuse. So Constable Fitch goes in front, with the pole on his shoulder, and you behind, and the person whom he wants walks out of Ladder Court between you, in the wet, keeping step. At the corner he puts down his end to mop his face. "Heavier than you'd think," says the constable, as he looks at your boots, and his own, and the third pair. He has a list, but he has corns too; and he wishes all of you good day.}

=== failure: The Short Way Round
turn: outplayed
gain: Particulars 4, Odd Stocking 2, Fugitives Met 1, Sheets Lost 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
only if: Particulars under 6
image: finger-post

{Sheets Lost 2+: You look behind you now at every tenth step, and each time there is a pair of boots below the sheet, keeping time with yours. They are Constable Fitch's. He took over that end at the arch, he says, while his sergeant was seeing the other party home. "I thought that you would be lonely," says the constable, "and I do like to be asked. I've put the walk down again; but I've put that it's improving."|You come out of the arch with your pole, and have walked as far as the pump before you notice how light it is. Constable Fitch is on the other side of the sheet. Round the corner, under escort, somebody is being told about supper. "I didn't like to stop you," he says. "You were doing it so nicely. I've put down the walk."}

== Have three floors pull at once
needs: Known on the Lines 12+
locked: There are a hundred and six lines over the court, and a person might leave by all of them; but three floors would have to pull for you. Work for Mrs Lavery until they do (Known on the Lines 12).
image: clothes-pegs

Mrs Lavery would give the word. The whole wash goes up with it, and comes down where it likes.

=== always: The Whole Wash
turn: a tie begun
gain: Good Sheet 2, Odd Stocking 4, Fugitives Met 1, Wayward 1, On Calling Terms 1, Whole Washes 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes (1 + 7 * least(1, [base Shadowy] / 20))
only if: Wayward under 6

"*Bet*, is your end, all of you, now," says Mrs Nan Lavery, and three floors lean out and pull. {Whole Washes 2+: You have seen it done, but you never get used to the noise. A cradle of combinations goes up over the chimneys, with an arm out of it, waving to you.|The court goes dark with linen, and then it goes light. High over the fourth floor, sitting in a double blanket with the sauce-boat, or the bonnet, held tight in both hands, a person travels from window to window by the pegs, and you hear each household say good evening.} Constable Fitch stands with his head back and his mouth open. A nightshirt comes down on his helmet. He does not take it off. "I've always wondered what that'd look like," he says, from inside, "and now I've not seen it, and I shan't have to write it down."
