import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Network } from './network.ts';

export const ports = { database: 25000, pooler: 26432, game: 28090, servers: [28081, 28082] } as const;

const unavailable = JSON.stringify({
  isSuccess: false,
  isMaintenance: false,
  message: 'The game cannot be reached just now. Please try again in a moment.',
});

/** Configures HAProxy for databases and servers. HAProxy asks Patroni which database is the primary. */
export function haproxySettings(folder: string, { machines }: Network): string {
  const file = join(folder, 'haproxy.cfg');
  const databases = machines.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  const servers = ports.servers.map((port, i) => `  server game-${i + 1} 127.0.0.1:${port} check`);
  writeFileSync(
    file,
    `global
  maxconn 1000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 1s

listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}

listen game
  mode http
  bind 127.0.0.1:${ports.game}
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  http-error status 503 content-type application/json string '${unavailable}'
  default-server inter 500ms fall 1 rise 1
  retry-on conn-failure
  option redispatch
${servers.join('\n')}
`,
  );
  return file;
}

export function pgbouncerSettings(folder: string, password: string): string {
  const users = join(folder, 'pgbouncer.users');
  writeFileSync(users, `"underhall" "${password}"\n`, { mode: 0o644 });
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
underhall = host=127.0.0.1 port=${ports.database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${users}
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
tcp_keepalive = 1
tcp_user_timeout = 5000
`,
  );
  return file;
}
