= The Tiles
setting: The City
type: Destination
inside: The Rookery
opens: A Place Among the Perquisites 3+, base Shadowy 20+
closed: {A Place Among the Perquisites 3+: Mrs Lavery has the last ladder, and puts it up for nobody under Shadowy 20. She has had to fetch people down.|The way up is through the top floor of the Rookery, and the top floor wants to see you entered in Granny Oddlot's book.}
arrival: {The Lamps on the Tiles exactly 1: You come up through the last trap with a box of matches, and look along the roofs. Seventeen, all standing up, and number six beginning to sulk.|The Lamps on the Tiles exactly 3: You come up through the last trap and wait for your eyes. There are seventeen jam-jars out here, each with a saucer on it, and you put your feet where you remember them.|The Lamps on the Tiles exactly 4: You come up through the last trap into a street. A child in new boots, with a rope round her middle, puts you down as one person, proceeding.|The Lamps on the Tiles exactly 2: You come up through the last trap among the jam-jars. Tansy Crewe is at number twelve, with a taper. She waves you on, in the manner of a constable, and then looks to see whether you have gone.|You come up through the last trap, and there is a whole second city, of slate, with jam-jars burning along it. Somebody keeps them. Sheets go by against the light, with legs.}
line: a second city, one floor up
market: no
image: the-tiles

Slates, gutters and chimneys, from Ladder Court to the Gap, with loads going over them all night. Below are the people who believe that they have a roof.
