= Dice
plays in: Dice on a Barrel
state: Pot
ending: How the Dice Fell
