= Times on the Post
category: Hidden
hidden: yes
cap: 10
image: smoking-lamp

How often a constable has found you in the dark.

= Strings Pulled
category: Hidden
hidden: yes
cap: 10
image: light-fingers

How often a purse has turned out to be on a finger.

= Coughs Wasted
category: Hidden
hidden: yes
cap: 10
image: open-hands

How often a bad coin has been heard to go down.

= Wrong Sulks
category: Hidden
hidden: yes
cap: 10
image: shuttered-house

How often you have carried a letter to Mr Lugg.

= Letters Lost to Sultan
category: Hidden
hidden: yes
cap: 10
image: yard-dog

How many letters the dog has had without you.
