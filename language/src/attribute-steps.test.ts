import { join } from 'node:path';
import { changeTextOf, type Requirement, stageOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('our own world does not compile');
const attributes = pack.qualities.filter(({ category }) => category === 'BasicAbility');

type OfLevel = Extract<Requirement, { kind: 'level' }>;
const ofLevel = (when: readonly Requirement[], quality: number): OfLevel | undefined =>
  when.find((one): one is OfLevel => one.kind === 'level' && one.quality === quality);

/** The steps of accomplishments that require a level of an attribute. */
const steps = pack.qualities
  .filter(({ category }) => category === 'Accomplishment')
  .flatMap((ladder) =>
    pack.storylets.flatMap(({ name, when = [] }) =>
      attributes.flatMap((attribute) => {
        const [step, level] = [ofLevel(when, ladder.id), ofLevel(when, attribute.id)?.atLeast];
        if (typeof step?.atLeast !== 'number' || step.atLeast !== step.atMost || !level) return [];
        return [{ ladder, name, step: step.atLeast, attribute: attribute.name, level }];
      }),
    ),
  );

test.each(steps)('the sheet and the previous result both name the required $attribute $level of $name', (step) => {
  const named = new RegExp(`${step.attribute} (of )?${step.level}\\b`);
  expect(stageOf(step.ladder, step.step)).toMatch(named);
  expect(changeTextOf(step.ladder, step.step)).toMatch(named);
});

test('each of four districts has four steps with a required level', () => {
  expect(steps).toHaveLength(16);
});
