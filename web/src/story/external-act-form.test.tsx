import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExternalActForm } from './external-act-form.tsx';
import type { SceneProps } from './scene-props.ts';
import { aBranch, aReply } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';

afterEach(cleanup);

const opened = {
  branchId: 7,
  branch: aBranch(),
  actMessagePreview: '',
  actInviterQReqText: '',
  targetEmailAddress: '',
  userEmailAddress: '',
};

test('an address that was confirmed since the form was opened stands under From, and is sent with the letter', async () => {
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
