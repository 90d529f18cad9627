/** The heroes of the landing, each with the line under the picture. */
export const heroes = {
  ambassador: 'Her Excellency Ines Quill may not come indoors. She receives on the steps.',
  astrologer: 'Dr Hesper Vane, astrologer to a city without stars. She casts by whose window is lit.',
  aunt: 'Miss Philomel Gathercole, Licensed Aunt. Related to anybody who has no one.',
  boatman: 'Lull will take you across for a penny, or down for a reason.',
  deputy: 'Deputy Warden Cordelia Brace acts for the Warden, who is expected.',
  edward: 'Edward waits up. The figure changes; the hat does not.',
  madamex1: 'Madame X reviews only what has not been performed.',
  magician: 'The Great Ormolu. The vanishing trick worked once.',
  master: 'Master Gantry keeps the tide-tables of a sea that has no tide.',
  mystic: 'Brother Tolliver went into the Woods for a week’s quiet, and has had visitors ever since.',
  november: 'Mr November holds the month until relieved.',
  plenty: 'Augusta Plenty: nobody goes hungry in sound of her ladle.',
  surveyor: 'Perpetua Lyle. Each year’s plan has one street more than the last.',
} as const;

export type Hero = keyof typeof heroes;

const names = Object.keys(heroes) as Hero[];

/** The hero that the address names, else one by luck. */
export function pickHero(search: string, luck: number): Hero {
  const wanted = new URLSearchParams(search).get('hero');
  return names.find((name) => name === wanted) ?? names[Math.floor(luck * names.length)] ?? 'boatman';
}
