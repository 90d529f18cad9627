// Character, belongings and other people.

/** Plans that are active at once. */
export const mostPlans = 20;

/** Tags of a journal, letters of a tag's name and of an entry's title. */
export const mostTags = 25;
export const mostTagsOfEntry = 3;
export const longestTagName = 16;
export const longestTitle = 120;

/** How long a notice such as *copied* is shown. */
export const noticeMs = 1000;
