type TabChannel = {
  readonly send: (message: string) => void;
  /** Returns a function that removes the listener. */
  readonly listen: (listener: (message: string) => void) => () => void;
};

/**
 * Sends messages to the other tabs of this browser. Never throws: if the browser lacks `BroadcastChannel`, or blocks it
 * as Firefox does with site data, no message is sent or received.
 */
export function tabChannel(name: string): TabChannel {
  const channel = openChannel(name);
  return {
    send: (message) => channel?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent) => listener(String(data));
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
