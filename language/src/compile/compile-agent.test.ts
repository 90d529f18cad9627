import { expect, test } from 'vitest';
import { idIn, packOf } from '../testing/a-world.ts';
import { anAgent, aPersona, aPlot } from '../testing/other-kinds.ts';

test('a persona has its code and its levels', () => {
  const pack = packOf(aPersona('code: first-night\nstarts with: Watchful 5, Lens 1'));

  expect(pack.personas).toEqual([
    {
      id: expect.any(Number),
      name: 'Somebody',
      code: 'first-night',
      qualities: [
        { quality: idIn(pack, 'Watchful'), level: 5 },
        { quality: idIn(pack, 'Lens'), level: 1 },
      ],
    },
  ]);
  expect(packOf(aPersona('starts with: Lens 1')).personas[0]).not.toHaveProperty('code');
});

test('a code may have uses, texts and a picture', () => {
  const facts = 'code: first-night\nuses: 3\nimage: cuff\ngreeting: A "cuff".\nthanks: Yours.\nstarts with: Lens 1';

  expect(packOf(aPersona(facts)).personas[0]).toMatchObject({
    uses: 3,
    image: 'cuff',
    greeting: 'A “cuff”.',
    thanks: 'Yours.',
  });
});

test('an agent has levels', () => {
  const pack = packOf(anAgent('levels: Watchful 20, Coins 3'));

  expect(pack.agents).toEqual([
    {
      id: expect.any(Number),
      name: 'Pin',
      descriptionHtml: '<p>She is small.</p>',
      image: 'pin',
      levels: [
        { quality: idIn(pack, 'Watchful'), level: 20 },
        { quality: idIn(pack, 'Coins'), level: 3 },
      ],
    },
  ]);
});

test('a plot has all of its facts and defaults', () => {
  const pack = packOf(aPlot('tests: Watchful 40\nwhen: Step 1+\nneeds: Coins 5+\nfate: 2\ncan be called off: yes'));
  const least = {
    id: expect.any(Number),
    name: 'Mend It',
    descriptionHtml: '<p>Mend it.</p>',
    image: 'nail',
    actions: 80,
    report: idIn(pack, 'A Bench'),
  };

  expect(pack.concerns).toEqual([
    {
      id: expect.any(Number),
      name: 'The Roof',
      descriptionHtml: '<p>It leaks.</p>',
      image: 'roof',
      order: 1,
      plots: [
        {
          ...least,
          tests: [{ quality: idIn(pack, 'Watchful'), difficulty: 40 }],
          when: [{ kind: 'level', quality: idIn(pack, 'Step'), atLeast: 1 }],
          needs: [{ kind: 'level', quality: idIn(pack, 'Coins'), atLeast: 5 }],
          fate: 2,
          canAbandon: true,
        },
      ],
    },
  ]);
  expect(packOf(aPlot('')).concerns[0]?.plots[0]).toMatchObject({
    tests: [],
    when: [],
    needs: [],
    fate: 0,
    canAbandon: false,
  });
});
