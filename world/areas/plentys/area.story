= Plenty's Eating-House
setting: The City
type: Destination
inside: Southbank
opens: A Part on Southbank 1+
closed: It feeds all comers, but it stands at the far end of Southbank, and you have no business yet on the near end.
arrival: {The Notice of the Supper 1+: There is a new back room, floored with what was lately a coal-barge. People put one foot on it, and wait, and then the other.|What Plenty Ate 1+: "Sit anywhere," says Mrs Plenty. Then she sees who it is, and points with the ladle to the back.|"Sit anywhere," says Mrs Plenty. "That's not anywhere. That is Mr Moss."}
line: sit anywhere
market: yes
image: plentys

Long benches, a range with twelve pots on it, and a room behind that stands out over the river. Nobody goes hungry within sound of her ladle.
