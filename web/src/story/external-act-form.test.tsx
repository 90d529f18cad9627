import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls } from '../api/held-calls-for-tests.ts';
import { ExternalActForm } from './external-act-form.tsx';
import type { SceneProps } from './scene-props.ts';
import { aBranch, aReply } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';
import { StoryTab } from './story-tab.tsx';

afterEach(cleanup);

const opened = {
  branchId: 7,
  branch: aBranch(),
  actMessagePreview: '',
  actInviterQReqText: '',
  targetEmailAddress: '',
  userEmailAddress: '',
};

test('an address confirmed after the form opened appears under From and is sent', async () => {
  const ask = vi.fn();
  const socialActs: SceneProps['slots']['socialActs'] = (form) => form(true, () => {}, 'ada@game.example');
  const reply = aReply({ phase: 'ExternalAct', externalSocialAct: opened });
  const props = { reply, scene: {}, asking: undefined, ask, slots: { socialActs } } as unknown as SceneProps;
  onStage(<ExternalActForm {...props} />);

  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('ada@game.example');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: 'bea@game.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation!' }));
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ targetEmailAddress: 'bea@game.example', userEmailAddress: 'ada@game.example' }),
  );
});

test('a failed e-mail invitation shows an error, keeps the address, and can be sent again', async () => {
  const { pending } = holdCalls();
  const sent = () => pending.filter(({ path }) => path === '/api/storylet/sendexternalsocialact');
  onStage(<StoryTab actions={20} slots={{}} />);
  await waitFor(() => expect(pending).toHaveLength(1));
  pending[0]?.answer(Response.json(aReply({ phase: 'ExternalAct', externalSocialAct: opened })));
  const to = await screen.findByLabelText<HTMLInputElement>('To');
  fireEvent.change(to, { target: { value: 'bea@game.example' } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send invitation!' }));

  const troubles = [
    Response.json({ isSuccess: false, message: 'The server has stumbled.' }, { status: 500 }),
    new TypeError('Failed to fetch'),
  ];
  for (const [before, trouble] of troubles.entries()) {
    press();
    press();
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    expect(screen.getByRole('button', { name: 'Send invitation!' }).getAttribute('aria-busy')).toBe('true');
    sent().at(-1)?.answer(trouble);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('bea@game.example');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send invitation!' }).getAttribute('aria-busy')).toBe('false'),
    );
  }
  press();
  await waitFor(() => expect(sent()).toHaveLength(3));
});
