/** Fonts of the first story page, except the two that the document head preloads. */
const faces = ['italic 1em "Hall Italic"', 'italic 1em "Alegreya"', '500 1em "Alegreya SC"', '500 1em "Alegreya Sans"'];

/** Preloads the story's fonts, so that its text does not render twice. Ignores fonts that fail to load. */
export function preloadFonts(): void {
  for (const face of faces) document.fonts?.load(face).catch(() => {});
}
