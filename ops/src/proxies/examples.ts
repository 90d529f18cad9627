import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

export type Trial = {
  readonly host: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly gamePort: number;
  readonly certificate: string;
  readonly key: string;
  readonly folder: string;
};

const folder = join(root, 'docs/operators/examples');

/** Replaces each text. Throws if one is missing, which means that the example has changed. */
export function replaceEach(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example no longer contains "${from}". Update the drill.`);
    return result.replaceAll(from, to);
  }, text);
}

export function nginxFor(trial: Trial, text = readFileSync(join(folder, 'nginx.conf'), 'utf8')): string {
  const site = replaceEach(text, [
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
  // The workers write into the folder of the drill, which belongs to this user.
  return `daemon off; user ${userInfo().username}; pid ${trial.folder}/nginx.pid; error_log ${trial.folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary}
${site}
}`;
}

export function caddyFor(trial: Trial, text = readFileSync(join(folder, 'Caddyfile'), 'utf8')): string {
  const site = replaceEach(text, [
    ['reverse_proxy 127.0.0.1:8080', `reverse_proxy 127.0.0.1:${trial.gamePort}`],
    ['\ngame.example {', `\nhttps://${trial.host}:${trial.httpsPort} {\n\ttls ${trial.certificate} ${trial.key}`],
  ]);
  return `{\n\tadmin off\n\thttp_port ${trial.httpPort}\n\thttps_port ${trial.httpsPort}\n}\n${site}`;
}
