import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Plugin } from 'vite';

type AwaitServerOptions = {
  /** The port of the game server. */
  readonly port: number;
  readonly worldFile: string;
  /** Paths that the game server answers. */
  readonly paths: readonly string[];
};

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width">
<title>The dev server is starting</title>
<style>body { margin: 3em 1em; font: 18px/1.5 serif; text-align: center; color-scheme: light dark }</style>
<p role="status">The dev server is starting, or starting again. This page loads by itself.
`;

/** Shows a page that loads again by itself while the game server does not accept connections. */
export const awaitServer = (options: AwaitServerOptions): Plugin => ({
  name: 'await-server',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(waitingPage(options));
  },
});

export function waitingPage({ port, worldFile, paths }: AwaitServerOptions) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const isCall = paths.some((path) => request.url?.startsWith(path));
    const isPage = request.headers.accept?.includes('text/html') === true;
    if ((!isCall && !isPage) || (existsSync(worldFile) && (await accepts(port)))) return next();
    response.writeHead(isCall ? 502 : 503, { 'content-type': 'text/html' }).end(isCall ? '' : page);
  };
}

/** True if a server listens to this port. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
