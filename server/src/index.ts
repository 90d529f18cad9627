export { buildApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { type Folders, type Running, runServer } from './run-server.ts';
