export { aScratchServer } from './a-scratch-server.ts';
