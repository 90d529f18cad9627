import type { Message } from '@underhall/contract';
import { type Change, type Ended, outcomeNamed, type Roll, type Turn, type World } from '@underhall/engine';
import { presentArea, presentSetting } from '../map/present-place.ts';
import { presentPossession } from '../myself/present-possession.ts';
import { escapeHtml } from '../wording/markup.ts';
import { presentQualityChange } from './present-quality-change.ts';

/** What a result tells beside its text, in the order in which it happened; the tutorial's line comes last. */
export function presentMessages(turn: Turn, end: Ended, world: World): Message[] {
  const told = turn.changes.flatMap((change) => presentChange(change, turn, world));
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const aside = branch && outcomeNamed(branch, end.outcome)?.asideHtml;
  return aside === undefined ? told : [...told, { type: 'InfoMessage', priority: 2, image: 'aside', message: aside }];
}

function presentChange(change: Change, { character }: Turn, world: World): Message[] {
  switch (change.kind) {
    case 'quality':
      return presentQualityChange(change, character, world);
    case 'rolled':
      return [presentRoll(change, world)];
    case 'moved': {
      const area = presentArea(change.to, world);
      const arrived: Message = {
        type: 'AreaChangeMessage',
        message: `You are now in ${area.name}.`,
        image: area.image,
        area,
      };
      const [before, after] = [presentSetting(change.from, world), presentSetting(change.to, world)];
      return before.id === after.id
        ? [arrived]
        : [arrived, { type: 'SettingChangeMessage', message: 'Other rules hold here.', setting: after }];
    }
    case 'worn':
    case 'taken off': {
      const item = world.qualities.get(change.item);
      if (!item) return [];
      const name = `<span class='quality-name'>${escapeHtml(item.name)}</span>`;
      const message = `${change.kind === 'worn' ? 'Now worn' : 'No longer worn'}: ${name}.`;
      const possession = presentPossession(item, character, world);
      return [{ type: 'EquipmentChangeMessage', priority: 2, message, image: item.image, possession }];
    }
    case 'lodged': {
      const lodging = world.lodgings.get(change.lodging);
      if (!lodging) return [];
      return [
        {
          type: 'InfoMessage',
          priority: 2,
          image: lodging.image,
          message: `You have lodgings: <span class='quality-name'>${escapeHtml(lodging.name)}</span>.`,
        },
      ];
    }
    case 'actions':
    case 'revealed':
    case 'story':
      return [];
  }
}

function presentRoll({ quality, chance, roll, passed, again }: Roll, world: World): Message {
  const tried = world.qualities.get(quality);
  const name = `<span class='quality-name'>${escapeHtml(tried?.name ?? '')}</span>`;
  const second = again ? ' at the second try' : '';
  return {
    type: passed ? 'DifficultyRollSuccessMessage' : 'DifficultyRollFailureMessage',
    message: `You ${passed ? 'succeeded' : 'failed'} in a ${name} challenge${second}.`,
    tooltip: `You rolled ${roll}; ${chance} or less was a success.`,
    image: tried?.image ?? '',
  };
}
