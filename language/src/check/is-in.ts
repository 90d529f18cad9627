import type { Span } from '../syntax/block.ts';

/** True of a file in the folder, or of the file itself. */
export const isIn = ({ file }: Span, within: string | undefined): boolean =>
  within === undefined || file === within || file.startsWith(`${within}/`);
