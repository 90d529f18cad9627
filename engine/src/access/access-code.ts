import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { Persona } from '../persona.ts';
import { capOf } from '../qualities/effective-level.ts';
import { gain, pointsUpTo } from '../qualities/level.ts';
import { standingOf } from '../qualities/qualities.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

/** Normal form in which codes are stored and compared. Ignores case and surrounding spaces. */
export const codeName = (code: string): string => readText(typedTexts.accessCode, code).text.toLowerCase();

/** Returns undefined if the world has no persona with this code. */
export const personaOf = (code: string, world: World): Persona | undefined =>
  world.pack.personas.find((persona) => persona.code !== undefined && codeName(persona.code) === codeName(code));

/** The server checks how many players may use the code. */
export function redeem(moment: Moment, code: string): Ruling {
  const { character, world } = moment;
  if (!personaOf(code, world)) return refuse('no such code');
  if (character.codes.includes(codeName(code))) return refuse('code redeemed already');
  return allow(aftermath(applyCode(openTurn(moment), code, world), moment));
}

/**
 * Does nothing if the character has redeemed the code before. Adds the qualities of its persona, up to their caps. A
 * code without a persona is only recorded.
 */
export function applyCode(turn: Turn, code: string, world: World): Turn {
  const name = codeName(code);
  if (turn.character.codes.includes(name)) return turn;
  const remembered = record(turn, { kind: 'code redeemed', code: name });
  const levels = personaOf(name, world)?.qualities ?? [];
  return levels.reduce((sofar, level) => addLevels(sofar, level, world), remembered);
}

/** If the quality has change points, adds the points from level 0 to `level`. */
function addLevels(turn: Turn, { quality: id, level }: QualityLevel, world: World): Turn {
  const quality = world.qualities.get(id);
  if (!quality || quality.shared) return turn;
  const from = standingOf(turn.character.qualities, id);
  const by = quality.climbs === 'one by one' ? level : pointsUpTo(level, quality.steepest);
  const to = gain(from, by, { ...quality, cap: capOf(quality, { character: turn.character, world }) });
  return record(turn, { kind: 'quality', quality: id, from, to, how: 'changed' });
}
