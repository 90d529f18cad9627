// Tabs of one browser tell each other what has changed, so that all of them agree at once.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('underhall-comfort');

export const tellOtherTabs = (name: string): void => channel?.postMessage(name);

/** Hears what another tab has changed. */
export function onOtherTab(listener: (name: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
