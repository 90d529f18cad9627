= The Proving Town
start at: Market Cross
faces: beardy, veil, bowler, sailor
opening: Reader
maps: ../../world/maps
