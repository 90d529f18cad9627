= The Proving Town
start at: Market Cross
faces: beardy, veil, bowler, sailor
opening: Reader
maps: ../../world/maps

== Premium
called: Fate
members: Exceptional Friend, Exceptional Friends

== Outfits
name: Another peg
members only: You cannot put this outfit on unless you are an {member}.
enhanced only: You cannot put this outfit on unless you are an Enhanced {member}.
