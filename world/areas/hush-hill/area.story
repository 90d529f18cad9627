= Hush Hill
id: 109
setting: The City
type: District
inside: Underhall
line: speak when you are sat with
closed: The gate is not locked. Inside it is a chair, with a shawl on it, and one does not go up before the person who sits there has come back.
discovered: The Lamps on the Tiles 1+ or Barrows Followed 1+
by story: yes
image: hush-hill

Graves, and in among the graves small houses, each with a candle in the window and somebody up.
