/** The story's fonts, except two that the document head preloads. */
const faces = ['italic 1em "Hall Italic"', 'italic 1em "Alegreya"', '500 1em "Alegreya SC"', '500 1em "Alegreya Sans"'];

/** Preloads fonts, so that the story does not render twice. Ignores load errors. */
export function preloadFonts(): void {
  for (const face of faces) document.fonts?.load(face).catch(() => {});
}
