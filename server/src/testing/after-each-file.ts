import { afterAll } from 'vitest';
import { dropDatabases } from './database.ts';

// Runs in every test file (`setupFiles` of vitest.config.ts).
afterAll(dropDatabases);
