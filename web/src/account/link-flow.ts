/** State of a page that an e-mail link opens. */
export type LinkFlow = 'NotStarted' | 'Started' | 'InProgress' | 'Finished' | 'Stop';

/** Events in order: the page is mounted, the request is sent, the reply arrives, the result is shown. */
export type LinkEvent = 'opened' | 'asked' | 'answered' | 'told';

const steps: Readonly<Record<LinkFlow, Partial<Record<LinkEvent, LinkFlow>>>> = {
  NotStarted: { opened: 'Started' },
  Started: { asked: 'InProgress' },
  InProgress: { answered: 'Finished' },
  Finished: { told: 'Stop' },
  Stop: {},
};

/** The next state. Returns the same state for an unexpected event, so that nothing happens twice. */
export const advance = (flow: LinkFlow, event: LinkEvent): LinkFlow => steps[flow][event] ?? flow;
