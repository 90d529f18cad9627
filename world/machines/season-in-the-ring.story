= The Season in the Ring
plays in: The Season in the Ring
state: Bouts This Season, Purse on the Plate, The Bad Wrist, The Other Corner
ending: How the Season Ended
played by: Dangerous 30, A Hand in the Notice 2, Echoes 200
