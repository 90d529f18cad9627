= The Still Sea
setting: The City
type: Landmark
inside: Underhall
line: level since it was poured
discovered: A Record 1+ or The Pargeters 1+
image: still-sea

It begins where the wharf leaves off. Ships go out on it by the Draught, and come home by the lights. What one sees from here is called Near Water, by people who have come back from the other.
