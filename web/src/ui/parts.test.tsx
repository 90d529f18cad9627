import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Empty } from './empty.tsx';
import { Failed } from './failed.tsx';
import { Field } from './field.tsx';
import { Filter } from './filter.tsx';
import { ListLine } from './list-line.tsx';
import { Loading } from './loading.tsx';
import { Section } from './section.tsx';

afterEach(cleanup);

test('labels a section by its heading, which contains the number of entries', () => {
  render(
    <Section title="Curiosities" count={3}>
      <p>Three of them.</p>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Curiosities 3' }).textContent).toContain('Three of them.');
  expect(screen.getByRole('heading', { level: 2, name: 'Curiosities 3' })).toBeTruthy();
});

test('announces an error at once with its own message, and offers a retry', async () => {
  const onAgain = vi.fn();
  render(<Failed error={new Error('The lamps are out.')} onAgain={onAgain} />);
  expect(screen.getByRole('alert').textContent).toContain('The lamps are out.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onAgain).toHaveBeenCalledOnce();
});

test('announces a wait politely', () => {
  render(<Loading>Counting your slips</Loading>);
  expect(screen.getByRole('status').textContent).toBe('Counting your slips');
});

test('shows the text of an empty list with a link to the next step', () => {
  render(<Empty action={<a href="/">Look again</a>}>No story is open here at the moment.</Empty>);
  expect(screen.getByText('No story is open here at the moment.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'Look again' })).toBeTruthy();
});

test('renders a filter as a named search field, and reports each character', async () => {
  const onFilter = vi.fn();
  render(<Filter label="Find a place" value="" onFilter={onFilter} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'b');
  expect(onFilter).toHaveBeenCalledWith('b');
});

test('announces an error of the focused field at once; shows that of another field only beside it', () => {
  const fields = (wrong?: string) => (
    <>
      <Field label="Name" wrong={wrong} />
      <Field label="Motto" wrong={wrong} />
    </>
  );
  const { rerender } = render(fields());
  screen.getByRole('textbox', { name: 'Name' }).focus();
  rerender(fields('It wants a word.'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['It wants a word.']);
  expect(screen.getAllByText('It wants a word.')).toHaveLength(2);
});

test('renders a list entry with a title to reference, text and actions', () => {
  render(
    <ul>
      <ListLine title="The Old Mint" titleId="mint" action={<button type="button">Unlock</button>}>
        <p>It opens by an inch.</p>
      </ListLine>
    </ul>,
  );
  const line = screen.getByRole('listitem');
  expect(screen.getByRole('heading', { level: 3, name: 'The Old Mint' }).id).toBe('mint');
  expect(line.textContent).toBe('The Old MintIt opens by an inch.Unlock');
});

test('hides a password until the player shows it, and again when the form is sent', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <Field label="New password" name="password" type="password" />
      <button type="submit">Set it</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  const show = screen.getByRole('button', { name: 'Show new password', pressed: false });
  await userEvent.type(field, 'lamp ladder soup');
  expect(field.type).toBe('password');
  await userEvent.click(show);
  expect([field.type, field.value, show.getAttribute('aria-pressed')]).toEqual(['text', 'lamp ladder soup', 'true']);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Set it' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect([field.type, field.value, show.getAttribute('aria-pressed')]).toEqual([
    'password',
    'lamp ladder soup',
    'false',
  ]);
  await userEvent.click(show);
  await userEvent.click(show);
  expect(field.type).toBe('password');
});
