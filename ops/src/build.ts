import { buildPictures } from './build/build-pictures.ts';
import { buildWeb } from './build/build-web.ts';
import { buildWorld } from './build/build-world.ts';

// npm run build: builds the world, its pictures and the pages, for container images. npm start builds them too if they
// are missing.
const built = await Promise.all([buildWorld(), buildWeb()]);
if (built.includes(false)) process.exitCode = 1;
else await buildPictures();
