import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { anAgent, away, inService, service } from '../testing/an-agent.ts';
import { renderText } from './render-text.ts';
import type { Text } from './text.ts';

const { character, world } = aMoment({
  qualities: { [ids.watchful]: 2, [ids.secret]: 3 },
  character: { worn: { Hat: ids.hat } },
});
const htmlOf = (text: Text, who = character) => renderText(text, { character: who, world });
const secretly = (atLeast: number) => [{ kind: 'level', quality: ids.secret, atLeast } as const];

test('plain text is returned as it is, markup included', () => {
  expect(htmlOf('<em>Rain</em> & more')).toBe('<em>Rain</em> & more');
  expect(htmlOf(['<p>', 'Rain', '</p>'])).toBe('<p>Rain</p>');
  expect(htmlOf([])).toBe('');
});

test('a level is a number, including worn items', () => {
  expect(htmlOf(['You see ', { kind: 'level', quality: ids.watchful }, '.'])).toBe('You see 5.');
});

test('a stage depends on the effective level, and is empty below the first', () => {
  const stages = [
    { from: 3, text: 'sharp' },
    { from: 5, text: 'very sharp' },
    { from: 6, text: 'too sharp' },
  ];
  expect(htmlOf([{ kind: 'stage', quality: ids.watchful, stages }])).toBe('very sharp');
  expect(htmlOf(['[', { kind: 'stage', quality: ids.favour, stages }, ']'])).toBe('[]');
});

test('a name is rendered as entered and escaped', () => {
  const named = { ...character, name: `<b>"Ada" & 'Bea'</b>` };
  expect(htmlOf([{ kind: 'name' }])).toBe('Ada');
  expect(htmlOf([{ kind: 'name' }], named)).toBe('&lt;b&gt;&quot;Ada&quot; &amp; &#39;Bea&#39;&lt;/b&gt;');
});

test('pronouns follow the form of address', () => {
  const text: Text = [{ kind: 'pronoun', gentleman: 'he', lady: 'she', indistinct: 'they' }];
  expect(
    (['Gentleman', 'Lady', 'Indistinct'] as const).map((gender) => htmlOf(text, { ...character, gender })),
  ).toEqual(['he', 'she', 'they']);
});

test('the first case that holds is rendered, or else the other text', () => {
  const text = (...levels: number[]): Text => [
    { kind: 'cases', cases: levels.map((from) => ({ when: secretly(from), text: `from ${from}` })), otherwise: 'none' },
  ];
  expect(htmlOf(text(4, 3, 2))).toBe('from 3');
  expect(htmlOf(text(4, 5))).toBe('none');
  expect(htmlOf(text())).toBe('none');
});

test('a case may contain pieces', () => {
  const inner: Text = ['just ', { kind: 'level', quality: ids.secret }];
  expect(htmlOf([{ kind: 'cases', cases: [{ when: secretly(1), text: inner }], otherwise: '' }])).toBe('just 3');
});

test('in a report, qualities of agents are read from the reporting agent', () => {
  const usual = inService().world.pack;
  const qualities = usual.qualities.map((each) =>
    each.id === ids.favour ? { ...each, category: 'AgentStat' as const } : each,
  );
  const { character: reported, world: served } = inService({
    pack: { qualities, agents: [anAgent({ levels: [{ quality: ids.favour, level: 4 }] })] },
    character: { agents: [away(10)], story: { phase: 'In', storylet: service.report, since: 1, agent: service.pin } },
  });
  const text: Text = [
    { kind: 'level', quality: ids.favour },
    ' and ',
    {
      kind: 'cases',
      cases: [{ when: [{ kind: 'level', quality: ids.favour, atLeast: 4 }], text: 'Pin' }],
      otherwise: 'nobody',
    },
  ];
  expect(renderText(text, { character: reported, world: served })).toBe('4 and Pin');
  expect(renderText(text, { character: { ...reported, story: { phase: 'Available' } }, world: served })).toBe(
    '0 and nobody',
  );
});
