/** The typefaces a story begins with, but for the two that the page's head asks for. */
const faces = ['italic 1em "Hall Italic"', 'italic 1em "Alegreya"', '500 1em "Alegreya SC"', '500 1em "Alegreya Sans"'];

/** Preloads the fonts of the story, so that its text is not drawn twice. A font that fails to load is done without. */
export function preloadFonts(): void {
  for (const face of faces) document.fonts?.load(face).catch(() => {});
}
