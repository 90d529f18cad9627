import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../api/query-client.ts';
import { CreateCharacterPage } from './create-character-page.tsx';

afterEach(cleanup);

type Answers = { readonly name?: unknown };

/** The page with a server that knows two faces; what it is asked is kept. */
function aPage({ name = { isSuccess: true, message: 'Free.' } }: Answers = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push(`${path} ${body ?? ''}`.trim());
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (path.endsWith('/register')) return Response.json({ isSuccess: true, avatars: ['tophat', 'fez'] });
    return Response.json(path.endsWith('available') ? name : { isSuccess: true, hasCharacter: true });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <CreateCharacterPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const submit = () => screen.getByRole('button', { name: 'Play Underhall' });
const creations = (asked: readonly string[]) => asked.filter((each) => each.includes('createcharacter'));

async function chooseAllButTheName() {
  await userEvent.click(await screen.findByRole('radio', { name: 'A fez' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Indistinct' }));
}

test('leaving the name asks for it, and typing clears the answer', async () => {
  aPage();
  await userEvent.type(field(), 'Ned');
  await userEvent.tab();
  expect(field().disabled).toBe(true);
  await screen.findByText('Ned is available!');

  await userEvent.type(field(), 'dy');

  expect(screen.queryByText('Ned is available!')).toBeNull();
});

test('a taken name is told in the server’s words, or in ours', async () => {
  aPage({ name: { isSuccess: false } });
  await userEvent.type(field(), 'Ned');
  await userEvent.tab();

  await screen.findByText('Ned is taken.');
});

test('the button is shut until everything is set', async () => {
  aPage();
  await chooseAllButTheName();
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(field(), 'Ned');
  await userEvent.tab();

  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('false'));
});

test('pressing the button straight from the name is not lost to the look-up', async () => {
  const asked = aPage();
  await chooseAllButTheName();
  await userEvent.type(field(), ' Ned ');

  await userEvent.click(submit());

  await waitFor(() =>
    expect(creations(asked)).toEqual([
      '/api/register/createcharacter {"userName":"Ned","gender":"Indistinct","avatar":"fez"}',
    ]),
  );
  expect(asked.filter((each) => each.includes('available'))).toHaveLength(1);
});

test('Enter in the name works too, and a taken name gives the field back', async () => {
  const asked = aPage({ name: { isSuccess: false, message: 'Somebody is called that.' } });
  await chooseAllButTheName();

  await userEvent.type(field(), 'Ned{Enter}');

  await screen.findByText('Somebody is called that.');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(creations(asked)).toEqual([]);
});
