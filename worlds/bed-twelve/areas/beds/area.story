= The Beds
setting: The Roof
type: District
inside: The Whole Roof
market: yes
opens: Bed Twelve 1+
closed: Sign for your bed first. Marguerite can see you from here.
line: eleven, and then yours
image: beds

Scaffold boards and somebody's old doors, filled with earth that came up the stairs in shopping bags.
