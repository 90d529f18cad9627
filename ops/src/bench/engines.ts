import type { OpenPeer } from './peer.ts';

/** The engines that are measured, ours first. Each is loaded only by the process that measures it. */
export const engines: Readonly<Record<string, () => Promise<OpenPeer>>> = {
  'ours, from scratch': async () => (await import('./peers/ours.ts')).fromScratch,
  'ours, incremental': async () => (await import('./peers/ours.ts')).incremental,
  'ours, incremental, effects only': async () => (await import('./peers/ours.ts')).incrementalEffectsOnly,
  'json-logic-engine': async () => (await import('./peers/json-logic-engine.ts')).openPeer,
  sift: async () => (await import('./peers/sift.ts')).openPeer,
  inkjs: async () => (await import('./peers/inkjs.ts')).openPeer,
  'json-rules-engine': async () => (await import('./peers/json-rules-engine.ts')).openPeer,
};
