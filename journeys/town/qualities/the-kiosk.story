= Owned - The Clock That Was Late
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - A Drawer of Left Gloves
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - The Ninth Stair
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - Salt in the Ink
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - The Borrowed Shadow
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - A Bell for the Deaf
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - Two Tickets for Nowhere
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - The Soup Question
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - A Map of the Pantry
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - The Undated Letter
category: Story
image: parcel

It lies among your papers, to be read.

= Owned - The Withdrawn Tale
category: Story
image: parcel

It lies among your papers, to be read.

= Pages Turned
category: Story
image: parcel

So many pages of a tale.

= Notes in the Margin
category: Story
image: parcel

So many notes in pencil.
