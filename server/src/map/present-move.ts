import type { MoveReply, ResultMessage } from '@underhall/contract';
import { renderText, type Standpoint, settingOf, type Turn, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import { infoMessage } from '../wording/result-message.ts';
import { presentArea, presentSetting } from './present-place.ts';
import { stateBefore } from './state-before.ts';

/** If a storylet intervened, the reply says that the character has not moved. */
export function presentJourney(turn: Turn, world: World): MoveReply {
  const { character } = turn;
  const arrival = presentMove(turn, world).find(({ type }) => type === 'AreaChangeMessage');
  return {
    isSuccess: true,
    area: presentArea(character.area, { character, world }),
    message: arrival?.message ?? 'You have not set out. Something comes first.',
  };
}

export function presentMove({ character, changes }: Turn, world: World): ResultMessage[] {
  const hasMoved = changes.some(({ kind }) => kind === 'moved');
  const before = settingOf({ character: stateBefore({ character, changes }, world).character, world });
  const after = settingOf({ character, world });
  const other: ResultMessage = {
    type: 'SettingChangeMessage',
    message: 'Other rules hold here.',
    setting: presentSetting({ character, world }),
  };
  return [...(hasMoved ? [arrival({ character, world })] : []), ...(before?.id === after?.id ? [] : [other])];
}

function arrival(here: Standpoint): ResultMessage {
  const { character, world } = here;
  const area = presentArea(character.area, here);
  const known = world.areas.get(character.area);
  const usual = known ? `You are now in ${area.name}.` : 'You are nowhere in particular. The map leads out of it.';
  const message = known?.moveText === undefined ? usual : renderText(known.moveText, here);
  return { type: 'AreaChangeMessage', message, image: area.image, area };
}

export function presentLodged(id: number, world: World): ResultMessage[] {
  const lodging = world.lodgings.get(id);
  return lodging ? [infoMessage(`You have lodgings: ${wrapName(escapeHtml(lodging.name))}.`, lodging.image)] : [];
}
