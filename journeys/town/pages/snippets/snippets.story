= The First Cutting
image: letter

Cut from the paper, and pinned where you cannot help reading it: the ferry will run tonight as it ran last night, and the man who asks is not to be told more than that.

= The Second Cutting
image: pen

The same hand has pinned this beside it: whoever reads the first is sure to read the second, so let nothing be pinned here that is worth the trouble of a third.

= The Third Cutting
image: quill

It is pinned over the second, and says that a pin was found in the first, that the finder may keep it, and that it is the only pin in the Proving Town.

= The Fourth Cutting
image: veil

A lady in a veil has read all three and would like to point out that her own, which was pinned here before any of them, has been taken down to make room.

= The Fifth Cutting
image: parcel

A parcel is held at the old mint for whoever left it there. It has been weighed, shaken and listened to, and is in the opinion of the mint a parcel.

= The Sixth Cutting
image: hats

This is the last of them. There is room on the board for another, and a pin, and a pencil on a string; but nothing has been written yet, and you have read it.

= The Finder's Cutting
when: Mint Key 1+
image: the-area-key

The key that was found at the old mint opens nothing there. Whoever has it is asked to say so to the board, which has a lock.
