import {
  applyEffects,
  beginStorylet,
  type Character,
  cardAt,
  chooseBranch,
  drawCard,
  type Moment,
  type Offers,
  openOffers,
  type Ruling,
  type Storylet,
  storyletsOnOffer,
  type World,
  weigh,
  weightOf,
} from '@underhall/engine';
import type { OpenPeer, Peer } from '../peer.ts';
import type { Random, Workload } from '../workload.ts';
import { ourCharacter, ourWorld } from './our-world.ts';

/** Our rules without an index, as the server uses them: `storyletsOnOffer`, `drawCard` and a whole choice. */
export const fromScratch: OpenPeer = (workload) => {
  const play = playerOf(workload);
  return { ...play.peer, list: () => storyletsOnOffer({ character: play.character(), world: play.world }) };
};

/** Our rules with an incrementally updated index of offers, and a whole choice. */
export const incremental: OpenPeer = (workload) => follow(workload, choose);

/** Like `incremental`, but applies only the effects of a branch. */
export const incrementalEffectsOnly: OpenPeer = (workload) =>
  follow(workload, (moment, id) => {
    const [branch] = moment.world.storylets.get(id)?.branches ?? [];
    const outcome = branch && 'always' in branch.outcomes ? branch.outcomes.always : undefined;
    return applyEffects({ character: moment.character, changes: [] }, outcome?.effects ?? [], moment).character;
  });

type Apply = (moment: Moment, id: number) => Character;

/** Begins the storylet and chooses its branch, as a player would. */
const choose: Apply = (moment, id) => {
  const { character } = turnOf(beginStorylet(moment, id));
  const next = { ...moment, character, turn: moment.turn + 1 };
  return turnOf(chooseBranch(next, { branch: id, secondChances: [] })).character;
};

function turnOf(ruling: Ruling) {
  if (ruling.ruling !== 'allowed') throw new Error(`The measured choice was refused: ${JSON.stringify(ruling)}`);
  return ruling.turn;
}

function follow(workload: Workload, apply: Apply): Peer {
  const play = playerOf(workload, apply);
  let offers: Offers | undefined;
  let cards: Offers | undefined;
  return {
    ...play.peer,
    load: (person) => {
      play.peer.load(person);
      offers = undefined;
      cards = undefined;
    },
    list: () => {
      offers ??= openOffers({ character: play.character(), world: play.world });
      return offers.list();
    },
    draw: (random) => {
      cards ??= openOffers({ character: play.character(), world: play.cards() });
      const weighed = weigh(cards.cards());
      return cardAt(weighed, 1 + Math.floor(random() * weightOf(weighed)));
    },
    apply: (id) => {
      play.peer.apply(id);
      offers?.update(play.character());
    },
  };
}

function playerOf(workload: Workload, apply: Apply = choose) {
  const world = ourWorld(workload, 'always');
  let cards: World | undefined;
  const people = workload.people.map(ourCharacter);
  let character = people[0] as Character;
  let turn = 1;
  const momentIn = (at: World, random: Random = () => 0): Moment => ({
    id: 1,
    world: at,
    character,
    passed: [],
    now: 0,
    turn: turn++,
    chance: { roll: (sides) => 1 + Math.floor(random() * sides), rest: () => 0 },
  });
  const cardWorld = () => {
    cards ??= ourWorld(workload, 'sometimes');
    return cards;
  };
  const peer: Omit<Peer, 'list'> = {
    load: (person) => {
      character = people[person] as Character;
    },
    idOf: (listed) => (listed as Storylet).id,
    draw: (random) => {
      const { changes } = turnOf(drawCard(momentIn(cardWorld(), random)));
      const drawn = changes.find(({ kind }) => kind === 'card drawn');
      return drawn?.kind === 'card drawn' ? cardWorld().storylets.get(drawn.card) : undefined;
    },
    apply: (id) => {
      character = apply(momentIn(world), id);
      turn++;
    },
  };
  return { world, cards: cardWorld, character: () => character, peer };
}
