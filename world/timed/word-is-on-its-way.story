= Word Is on Its Way
after: 1 hour
when: Who Was Expecting You exactly 4
image: garden-gate
set: Who Was Expecting You 5
