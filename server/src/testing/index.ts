export { aScratchServer } from './a-scratch-server.ts';
export { lettersIn, type ReadLetter } from './letters-in.ts';
