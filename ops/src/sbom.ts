import { runToEnd } from './run-to-end.ts';

// npm run tools -- sbom: prints the bill of materials of the server and the web client.
const workspaces = ['server', 'web', 'contract', 'engine'].map((name) => `--workspace=${name}`);
const options = ['--sbom-format=cyclonedx', '--omit=dev', ...workspaces, ...process.argv.slice(2)];
process.exitCode = (await runToEnd('npm', ['sbom', ...options], { isShown: true })).code;
