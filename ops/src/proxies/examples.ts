import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The settings that are other on a machine that only tries an example: ports, name, certificate. */
export type Trial = {
  readonly host: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly gamePort: number;
  readonly certificate: string;
  readonly key: string;
  /** A folder for what the proxy writes. */
  readonly folder: string;
};

const folder = join(root, 'docs/operators/examples');

/** Replaces each of these; throws where one is not in the text, for then the example is no longer what is tried. */
export function replaced(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example has no "${from}" any more.`);
    return result.replaceAll(from, to);
  }, text);
}

/** The example for nginx, as a whole configuration for one trial. */
export function nginxFor(trial: Trial, text = readFileSync(join(folder, 'nginx.conf'), 'utf8')): string {
  const site = replaced(text, [
    ['127.0.0.1:8080', `127.0.0.1:${trial.gamePort}`],
    ['listen 80;', `listen 127.0.0.1:${trial.httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${trial.httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/game.example/fullchain.pem', trial.certificate],
    ['/etc/letsencrypt/live/game.example/privkey.pem', trial.key],
    ['root /var/www/html;', `root ${trial.folder};`],
    ['server_name game.example', `server_name ${trial.host}`],
    ['https://$host$request_uri', `https://$host:${trial.httpsPort}$request_uri`],
    ['proxy_set_header Host $host;', `proxy_set_header Host $host:${trial.httpsPort};`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${trial.folder}/${name};`)
    .join(' ');
  // Its workers write into the folder of the trial, which is ours alone.
  return `daemon off; user ${userInfo().username}; pid ${trial.folder}/nginx.pid; error_log ${trial.folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary}
${site}
}`;
}

/** The example for Caddy, as a whole configuration for one trial. */
export function caddyFor(trial: Trial, text = readFileSync(join(folder, 'Caddyfile'), 'utf8')): string {
  const site = replaced(text, [
    ['reverse_proxy 127.0.0.1:8080', `reverse_proxy 127.0.0.1:${trial.gamePort}`],
    ['\ngame.example {', `\nhttps://${trial.host}:${trial.httpsPort} {\n\ttls ${trial.certificate} ${trial.key}`],
  ]);
  return `{\n\tadmin off\n\thttp_port ${trial.httpPort}\n\thttps_port ${trial.httpsPort}\n}\n${site}`;
}
