import { buildWeb } from './build/build-web.ts';
import { buildWorld } from './build/build-world.ts';

// npm run build: the world and the pages, which npm start builds too where they are missing; for images of a machine.
const built = await Promise.all([buildWorld(), buildWeb()]);
if (built.includes(false)) process.exitCode = 1;
