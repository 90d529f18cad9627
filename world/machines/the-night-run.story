= The Night Run
plays in: The Night Run
state: Load on Your Back, Noise on the Tiles, Roofs Behind You, The Light on the Tiles
ending: How the Night Run Ended
played by: Shadowy 30, A Place Among the Perquisites 3, Echoes 300
