= The Watch-House
setting: The City
type: Destination
inside: The Assize
line: they have your likeness
discovered: A Case for the Assize 1+
arrival: {Particulars 5+: Your likeness hangs inside the door, between the regulations and the fire-buckets. Two constables look from it to you, and one of them moves the lamp.|Nights with Marl 5+: The Sergeant has your tea poured before the door has shut. It is black, and so is she, to the elbows, having been through the stove for a set of false teeth.|You go in under the blue lamp. Sergeant Bertha Plumb looks up from a table covered with other people's umbrellas, and asks whether you are giving evidence or are some.}
market: yes
image: watch-house

A counter, a stove, a bench with initials in it, and behind a wire door the exhibits: everything that was ever held up in court and never asked for.
