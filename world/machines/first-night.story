= First Night
plays in: First Night
state: Rehearsed, Rows Sold, Weeks of First Night, What the Critics Have Not Heard
ending: How the First Night Went
played by: Persuasive 30, A Part on Southbank 2, Echoes 300
