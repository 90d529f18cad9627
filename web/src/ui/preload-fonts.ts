/** The typefaces a story begins with, but for the two that the page's head asks for. */
const faces = ['italic 1em "Hall Italic"', 'italic 1em "Alegreya"', '500 1em "Alegreya SC"', '500 1em "Alegreya Sans"'];

/** Fetches what the story is about to be written in, so that it is not written twice. What does not come is done without. */
export function bringFaces(): void {
  for (const face of faces) document.fonts?.load(face).catch(() => {});
}
