import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { wordsOf } from './sanitize.ts';
import { SanitizedHtml } from './sanitized-html.tsx';

afterEach(cleanup);

const htmlFor = (html: string) => render(<SanitizedHtml html={html} />).container.innerHTML;

test('keeps the markup that worlds use', () => {
  const html = '<p class="content-note">A <em>small</em> <span class="quality-name">lamp</span>.<br></p>';

  expect(htmlFor(html)).toBe(`<div>${html}</div>`);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">here</a>',
  '<p onclick="alert(1)" style="color:red" id="x" data-x="1" aria-label="x">text</p>',
  '<svg><use href="#x"/></svg>',
  '<iframe src="//example.org"></iframe>',
  '<form action="/api"><input name="x"></form>',
])('removes everything harmful from %s', (html) => {
  expect(htmlFor(html)).not.toMatch(/<(script|img|a|svg|iframe|form|input)|on\w+=|style=|id=|data-|aria-|javascript:/);
});

test('strips tags and decodes entities for plain text', {
  meta: { asvs: ['1.1.2', '1.2.1', '1.3.1', '3.2.2'] },
}, () => {
  expect(wordsOf('<p>Bread &amp; <em>butter</em></p>')).toBe('Bread & butter');
});
