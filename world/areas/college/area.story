= The College
id: 107
setting: The City
type: District
inside: Underhall
line: silence is a branch of the subject
closed: The porter holds up a slate: *Hush. Examination.* Underneath, and smaller, it says since when. It was a Thursday.
discovered: The Knocking: What You Know 3+
by story: yes
image: college

Forty courts full of people listening. There are words in the wall that have not come out yet.
