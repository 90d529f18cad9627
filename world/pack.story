= Underhall
start at: The Area Steps
start with: Watchful 3, Shadowy 3, Dangerous 3, Persuasive 3
held back: Travel, Possessions, EchoBazaar, Fate, Messages, Agents, Extras
faces: beardy, bonnet, tophat, veil, bowler, spectacles, ringlets, plume, sailor, miner, wimple, monocle, pipe, shawl, fez, crop
opening: Introduced
