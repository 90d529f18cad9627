export { buildApp } from './app.ts';
export { loading, saving } from './characters/character-store.ts';
export { type Config, readConfig } from './config.ts';
export { openDatabase } from './db/connection.ts';
export type { Connection, Database, Statement } from './db/database.ts';
export { startEmbedded } from './db/embedded/start-embedded.ts';
export { migrate } from './db/migrate.ts';
export { openDeps } from './open-deps.ts';
export { type Folders, type Running, runServer } from './run-server.ts';
