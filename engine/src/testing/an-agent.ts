import type { Agent, Concern, Plot } from '../agents/agent.ts';
import type { EngagedAgent } from '../agents/engaged-agent.ts';
import type { Quality } from '../qualities/quality.ts';
import { type About, aMoment } from './a-moment.ts';
import { aQuality, aStorylet, ids } from './a-world.ts';

/** Ids of the agents, plots and items in tests about agents. */
export const service = {
  pin: 1,
  hallam: 2,
  bells: 50,
  roof: 51,
  report: 60,
  /** Can be lent, slot Weapon: Watchful 5. */
  cane: 201,
  /** Can be lent, slot Weapon: Watchful 2, Soaked 4. */
  bell: 202,
  /** Can be lent, slot Gloves: Watchful -9. */
  mitts: 203,
  /** Can be lent, slot Ship, which players cannot change. */
  skiff: 204,
} as const;

export const anAgent = (about: Partial<Agent> = {}): Agent => ({
  id: service.pin,
  name: 'Pin',
  descriptionHtml: '',
  image: 'pin',
  levels: [{ quality: ids.watchful, level: 10 }],
  ...about,
});

/** A plot of ten actions without requirements. */
export const aPlot = (about: Partial<Plot> = {}): Plot => ({
  id: service.bells,
  name: 'Read the Bells',
  descriptionHtml: '',
  image: 'bell',
  actions: 10,
  when: [],
  needs: [],
  fate: 0,
  tests: [],
  report: service.report,
  canAbandon: true,
  ...about,
});

export const aConcern = (about: Partial<Concern> = {}): Concern => ({
  id: 0,
  name: 'General',
  descriptionHtml: '',
  image: 'door',
  order: 1,
  plots: [aPlot()],
  ...about,
});

/** An engaged agent, at home and without lent items. */
export const engaged = (about: Partial<EngagedAgent> = {}): EngagedAgent => ({
  agent: service.pin,
  lent: [],
  reports: 0,
  ...about,
});

/** An agent on a plot of ten actions, of which `elapsed` are spent. */
export const away = (elapsed: number, about: Partial<EngagedAgent> = {}): EngagedAgent =>
  engaged({ plot: { id: service.bells, elapsed }, ...about });

const thing = (id: number, slot: string, ...enhancements: [quality: number, level: number][]): Quality =>
  aQuality({
    id,
    slot,
    nature: 'Thing',
    loanable: true,
    enhancements: enhancements.map(([quality, level]) => ({ quality, level })),
  });

/** A moment with two agents, two plots, a report and items to lend. No storylet is open. */
export function inService(about: About & { agents?: readonly EngagedAgent[]; plot?: Partial<Plot> } = {}) {
  const { agents = [engaged()], plot, ...rest } = about;
  const usual = aMoment().world.pack;
  return aMoment({
    ...rest,
    pack: {
      qualities: [
        ...usual.qualities,
        thing(service.cane, 'Weapon', [ids.watchful, 5]),
        thing(service.bell, 'Weapon', [ids.watchful, 2], [ids.soaked, 4]),
        thing(service.mitts, 'Gloves', [ids.watchful, -9]),
        thing(service.skiff, 'Ship'),
      ],
      agents: [anAgent(), anAgent({ id: service.hallam, name: 'Mr Hallam' })],
      concerns: [aConcern({ plots: [aPlot(plot), aPlot({ id: service.roof })] })],
      ...about.pack,
    },
    storylets: about.storylets ?? [
      aStorylet(),
      aStorylet({ id: service.report, deck: 'never', canGoBack: false, ...about.storylet }),
    ],
    character: { story: { phase: 'Available' }, agents, ...about.character },
  });
}
