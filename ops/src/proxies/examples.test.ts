import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { caddyFor, nginxFor, type Trial } from './examples.ts';

const examples = join(root, 'docs/operators/examples');
const read = (name: string) => readFileSync(join(examples, name), 'utf8');
const trial: Trial = {
  host: 'game.localhost',
  httpPort: 8001,
  httpsPort: 8002,
  gamePort: 8003,
  certificate: '/tmp/certificate.pem',
  key: '/tmp/key.pem',
  folder: '/tmp/trial',
};

test('npm run drill -- proxies replaces only ports, name and certificate in the examples', () => {
  for (const made of [nginxFor(trial), caddyFor(trial)]) {
    expect(made).toContain('127.0.0.1:8003');
    expect(made).toContain('/tmp/certificate.pem');
    expect(made.replaceAll(/^\s*#.*$/gm, '')).not.toMatch(/game\.example|letsencrypt|:8080/);
  }
});

test('the proxy examples forward the caller address, limit bodies as the game does and hide metrics', () => {
  expect(read('nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(read('Caddyfile')).toContain('header_up X-Forwarded-For {remote_host}');
  expect(read('nginx.conf')).toMatch(/client_max_body_size 1m;[\s\S]*location = \/metrics \{ return 404; \}/);
  expect(read('Caddyfile')).toMatch(/max_size 1MiB[\s\S]*respond \/metrics 404/);
});

test('the unit and the image run the command of npm start, so that the server gets the stop signal', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toBe('exec node ops/run.mjs start');
  expect(read('underhall.service')).toContain('/node ops/run.mjs start\n');
  expect(read('Containerfile')).toContain('CMD ["node", "ops/run.mjs", "start"]');
  expect(read('underhall.service')).toMatch(/^KillMode=mixed$/m);
  // Operator commands reach the socket of a database that runs in the unit.
  expect(read('underhall.service')).toMatch(/^Environment=TMPDIR=\/run\/underhall\nRuntimeDirectory=underhall$/m);
});
