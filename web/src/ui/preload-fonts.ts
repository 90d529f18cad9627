import { world } from '../api/world.ts';

/**
 * Preloads the world's fonts, so that the story and its results do not render twice. The document head preloads two
 * others. Ignores load errors.
 */
export function preloadFonts(): void {
  const { italics, text, names, figures } = world.looks.typefaces;
  const load = async (style: string, families: readonly string[] = []) => {
    if (families[0] !== undefined) await document.fonts?.load(`${style} 1em "${families[0]}"`).catch(() => {});
  };
  const ofStory = [load('italic', italics), load('italic', text), load('500', names), load('500', figures)];
  // Results are the first to use this one.
  void Promise.all(ofStory).then(() => load('700', text));
}
