import { type Peer, pickByWeight } from './peer.ts';
import type { Task } from './rounds.ts';
import { mulberry32, type TestStorylet, type Workload } from './workload.ts';

export const kinds = ['list', 'draw', 'step'] as const;
export type Kind = (typeof kinds)[number];

const stepsPerPerson = 200;

export const tasksOf = (peer: Peer, workload: Workload): Record<Kind, () => Task> => ({
  /** Lists storylets from scratch, for a different person each time. */
  list: () => {
    let person = 0;
    return () => {
      peer.load(person++ % workload.people.length);
      return peer.list();
    };
  },
  /** Draws cards for one person. For engines that cannot draw, picks from the list. */
  draw: () => {
    const random = mulberry32(1);
    const weightOf = (listed: unknown) => (workload.storylets[peer.idOf(listed) - 1] as TestStorylet).weight;
    peer.load(0);
    if (peer.draw) return () => peer.draw?.(random);
    return () => whenReady(peer.list(), (list) => pickByWeight(list, weightOf, random));
  },
  /** Applies one open storylet, then lists again. */
  step: () => {
    const random = mulberry32(2);
    let step = 0;
    let open: readonly unknown[] = [];
    return () => {
      if (step % stepsPerPerson === 0 || open.length === 0) {
        peer.load(((step / stepsPerPerson) % workload.people.length) | 0);
        step++;
        return whenReady(peer.list(), keep);
      }
      step++;
      peer.apply(peer.idOf(open[Math.floor(random() * open.length)]));
      return whenReady(peer.list(), keep);
    };
    function keep(list: readonly unknown[]): void {
      open = list;
    }
  },
});

/** Awaits only asynchronous engines, because an await would slow down the others. */
const whenReady = <Answered, Answer>(
  answer: Answered | Promise<Answered>,
  use: (answer: Answered) => Answer,
): Answer | Promise<Answer> => (answer instanceof Promise ? answer.then(use) : use(answer));
