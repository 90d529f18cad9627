import { join } from 'node:path';
import { root } from '../root.ts';

/** The pictures of the default world. Another world has its own. */
export const imagesFolder = join(root, 'art', 'images');

export const isDefaultWorld = (folder: string): boolean => folder === join(root, 'world');
