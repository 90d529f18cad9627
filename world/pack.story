= Underhall
start at: The Area Steps
start with: Watchful 3, Shadowy 3, Dangerous 3, Persuasive 3
held back: Travel, Possessions, EchoBazaar, Fate, Messages, Agents, Extras
faces: beardy, bonnet, tophat, veil, bowler, spectacles, ringlets, plume, sailor, miner, wimple, monocle, pipe, shawl, fez, crop, headwrap, constable, amber, dandy, moth, locs, brooch, mouse, scholar, admiral, curls, apprentice, hood, poet, auntie, deerstalker, pearls, goggles, stovepipe, blossom, chops, cook, riding, goatee, kerchief, clerk, comb, lamplighter, fur, puff, jurist, maid, balloonist, forked, plait, queue, feather, oilskin, governess, boater, artist, dowager, porter, braids, snood, cape, imperial, gardener, nightcap, ruff, sparrow, fringe, muffler, lace, smoking, buttons
opening: Introduced
