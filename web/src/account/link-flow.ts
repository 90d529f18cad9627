/** State of a page that an e-mail link opens. */
export type LinkFlow = 'NotStarted' | 'Started' | 'InProgress' | 'Finished' | 'Stop';

/** In order: the page is mounted, the request is sent, the reply arrives, the result is shown. */
export type LinkEvent = 'mount' | 'send' | 'receive' | 'show';

const steps: Readonly<Record<LinkFlow, Partial<Record<LinkEvent, LinkFlow>>>> = {
  NotStarted: { mount: 'Started' },
  Started: { send: 'InProgress' },
  InProgress: { receive: 'Finished' },
  Finished: { show: 'Stop' },
  Stop: {},
};

/** Returns the next state, or the same state for an unexpected event, so that nothing happens twice. */
export const advance = (flow: LinkFlow, event: LinkEvent): LinkFlow => steps[flow][event] ?? flow;
