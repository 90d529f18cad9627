export { aScratchServer } from './a-scratch-server.ts';
export { standInAccount, startStandIn } from './gateway/start-stand-in.ts';
