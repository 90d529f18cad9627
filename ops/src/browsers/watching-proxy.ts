import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { faultsPath, watchPage } from './watch-page.ts';

const scriptPath = '/drill/watch-page.js';
const script = `(${watchPage})(${JSON.stringify(faultsPath)});`;

/** A proxy in front of the game that adds one script to each page and collects the faults that the script reports. */
export type WatchingProxy = {
  readonly address: string;
  readonly faults: readonly string[];
  close(): void;
};

/**
 * For browsers that let no tool listen from the start of a page. The content policy allows the script, because it has
 * the origin of the page.
 */
export async function openWatchingProxy(address: string): Promise<WatchingProxy> {
  const faults: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === scriptPath) outgoing.setHeader('Content-Type', 'text/javascript').end(script);
    else if (incoming.url === faultsPath)
      void text(incoming).then((fault) => {
        faults.push(fault);
        outgoing.writeHead(204).end();
      });
    else forward(address, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    faults,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(address: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  // Pages come whole and uncompressed, so that the script can be added.
  const isPage = headers.accept?.includes('text/html') === true;
  const { 'accept-encoding': _, 'if-none-match': __, ...plain } = headers;
  const sent = request(`${address}${url}`, { method, headers: isPage ? plain : headers }, (answer) => {
    const { statusCode = 502, headers: received } = answer;
    if (!received['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, received);
      answer.pipe(outgoing);
      return;
    }
    const { 'content-length': _, ...kept } = received;
    void text(answer).then((page) => {
      outgoing.writeHead(statusCode, kept);
      outgoing.end(page.replace('<head>', `<head><script src="${scriptPath}"></script>`));
    });
  });
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}
