= The Roof
setting: The City
type: Landmark
inside: Underhall
line: still wanting
discovered: A Place Among the Perquisites 3+ or Portion of the Roof 1+
image: the-roof

Everybody's, in portions, and each portion has a name on it. Most of it is not up yet. From the street one sees the part that is: a smaller dark inside the large one, with a ladder to it.
