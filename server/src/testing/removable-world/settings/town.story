= The Town
hand: 2
