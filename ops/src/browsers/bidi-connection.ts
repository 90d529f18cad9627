/** A connection to a browser by WebDriver BiDi. */
export type BidiConnection = {
  /** Sends a command. Returns its result, or throws the browser's error. */
  send<Result>(method: string, parameters: object): Promise<Result>;
  onEvent(handle: (method: string, parameters: unknown) => void): void;
};

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

const timeoutMs = 60_000;

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No connection to the browser at ${url}.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const handlers: ((method: string, parameters: unknown) => void)[] = [];
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method) for (const handle of handlers) handle(message.method, message.params);
  };
  const end = (error: string) => {
    for (const answer of waiting.values()) answer({ error });
  };
  socket.onclose = () => end('The browser closed the connection.');
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => waiting.get(id)?.({ error: `no answer within ${timeoutMs / 1000} s` }),
          timeoutMs,
        );
        waiting.set(id, ({ error, message, result }) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error === undefined) resolve(result as Result);
          else reject(new Error(`${method}: ${message ?? error}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    onEvent: (handle) => void handlers.push(handle),
  };
}
