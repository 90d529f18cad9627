import { isAbsolute, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export const fromRoot = (folder: string): string => (isAbsolute(folder) ? folder : join(root, folder));
