import { type Peer, pickByWeight } from './peer.ts';
import type { Task } from './rounds.ts';
import { type Asking, mulberry32, type Workload } from './workload.ts';

/** The three tasks every engine is measured by. */
export const kinds = ['list', 'draw', 'step'] as const;
export type Kind = (typeof kinds)[number];

/** Steps after which another person comes. */
const steps = 200;

export const tasksOf = (peer: Peer, workload: Workload): Record<Kind, () => Task> => ({
  /** The list of another person, made from nothing. */
  list: () => {
    let person = 0;
    return () => {
      peer.load(person++ % workload.people.length);
      return peer.list();
    };
  },
  /** One card for the same person. From engines that cannot draw, the list is taken and one of it picked. */
  draw: () => {
    const random = mulberry32(1);
    const weightOf = (listed: unknown) => (workload.storylets[peer.idOf(listed) - 1] as Asking).weight;
    peer.load(0);
    if (peer.draw) return () => peer.draw?.(random);
    return () => then(peer.list(), (list) => pickByWeight(list, weightOf, random));
  },
  /** A step: one of the open storylets is done, and the list is asked for again. */
  step: () => {
    const random = mulberry32(2);
    let step = 0;
    let open: readonly unknown[] = [];
    return () => {
      if (step % steps === 0 || open.length === 0) {
        peer.load(((step / steps) % workload.people.length) | 0);
        step++;
        return then(peer.list(), keep);
      }
      step++;
      peer.does(peer.idOf(open[Math.floor(random() * open.length)]));
      return then(peer.list(), keep);
    };
    function keep(list: readonly unknown[]): void {
      open = list;
    }
  },
});

/** Awaits the answer only of engines that answer later, so that the others are not slowed. */
const then = <Answered, Answer>(
  answer: Answered | Promise<Answered>,
  use: (answer: Answered) => Answer,
): Answer | Promise<Answer> => (answer instanceof Promise ? answer.then(use) : use(answer));
