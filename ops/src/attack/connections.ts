import { connect, type Socket } from 'node:net';

export type Connection = { readonly socket: Socket; isOpen(): boolean };

export type Target = { readonly host: string; readonly port: number };

/** Attackers use several loopback addresses, so that the limit per address does not decide the result. */
const addresses = 200;
const addressOf = (place: number): string => `127.1.${Math.floor((place % addresses) / 100)}.${1 + (place % 100)}`;

/** Opens connections, 50 at a time. Skips connections that the server refuses. */
export async function openConnections(target: Target, count: number): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, i) => from + i);
    connections.push(...(await Promise.all(some.map((place) => openConnection(target, place)))).flat());
  }
  return connections;
}

/** `place` selects the network address. Returns an empty list if the server refuses the connection. */
export function openConnection({ host, port }: Target, place: number): Promise<Connection[]> {
  return new Promise((resolve) => {
    let isOpen = true;
    const socket = connect({ host, port, localAddress: addressOf(place) });
    socket.setNoDelay(true);
    socket.once('connect', () => resolve([{ socket, isOpen: () => isOpen }]));
    socket.once('error', () => resolve([]));
    socket.once('close', () => (isOpen = false));
    // Ignored, because the server is expected to cut connections.
    socket.on('error', () => {});
  });
}
