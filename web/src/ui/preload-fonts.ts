/** The story's fonts, except two that the document head preloads. */
const faces = ['italic 1em "Hall Italic"', 'italic 1em "Alegreya"', '500 1em "Alegreya SC"', '500 1em "Alegreya Sans"'];

/** Results are the first to use this font. */
const faceOfResults = '700 1em "Alegreya"';

/** Preloads fonts, so that the story and its results do not render twice. Ignores load errors. */
export function preloadFonts(): void {
  const load = (face: string) => document.fonts?.load(face).catch(() => {});
  void Promise.all(faces.map(load)).then(() => load(faceOfResults));
}
