/** The state of the page of a letter's link. */
export type LinkFlow = 'NotStarted' | 'Started' | 'InProgress' | 'Finished' | 'Stop';

/** The events that take it on: the page stands, its call is asked, an answer came, the answer was told. */
export type LinkEvent = 'opened' | 'asked' | 'answered' | 'told';

const steps: Readonly<Record<LinkFlow, Partial<Record<LinkEvent, LinkFlow>>>> = {
  NotStarted: { opened: 'Started' },
  Started: { asked: 'InProgress' },
  InProgress: { answered: 'Finished' },
  Finished: { told: 'Stop' },
  Stop: {},
};

/** The next state; the same where the event has no place, so that nothing is done twice. */
export const advance = (flow: LinkFlow, event: LinkEvent): LinkFlow => steps[flow][event] ?? flow;
