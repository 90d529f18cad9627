import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PageHeading } from './page-heading.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

window.scrollTo = () => {};

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function Way({ to, isReplaced }: { readonly to: string; readonly isReplaced: boolean }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(to, { replace: isReplaced })}>
      {to}
    </button>
  );
}

const pages = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Way to="/account" isReplaced={false} />
      <Way to="/account#contacts" isReplaced />
      <Way to="/login" isReplaced />
      <Routes>
        <Route path="/" element={<PageHeading title="Lampwick" isQuiet />} />
        <Route path="account" element={<PageHeading title="My Account" />} />
        <Route path="login" element={<PageHeading title="Welcome" />} />
      </Routes>
    </MemoryRouter>,
  );

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  return act(async () => button.click());
};

test('focuses the heading of a new page, and keeps the focus on another tab of the same page', async () => {
  pages();
  await press('/account');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Account' }));
  await press('/account#contacts');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '/account#contacts' }));
});

test('focuses the heading after a redirect from a page that was shown, as on sign-out', async () => {
  pages();
  history.replaceState({ idx: 0 }, '');
  await press('/login');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome' }));
});

test('focuses the heading after going back to the first page of a visit', async () => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Way to="/account" isReplaced={false} />
      <Back />
      <Routes>
        <Route path="/" element={<PageHeading title="Lampwick" />} />
        <Route path="account" element={<PageHeading title="My Account" />} />
      </Routes>
    </MemoryRouter>,
  );
  await press('/account');
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lampwick' }));
});
