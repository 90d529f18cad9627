import type { LetterPart, ReadyLetter } from './letter.ts';

/** The plain text of a letter. */
export const textOf = ({ parts, unsubscribe }: ReadyLetter, sender: string): string =>
  [...parts.map(plain), sender, ...(unsubscribe ? [`-- \n${unsubscribe.why}\n${unsubscribe.link}`] : [])].join('\n\n');

function plain(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  return 'link' in part ? part.link : withoutMarkup(part.html);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Markup as plain words: paragraphs apart, everything else without its tags. */
const withoutMarkup = (html: string): string =>
  html
    // The words of another player stand apart from ours, and can never pass for them.
    .replace(/<p class="quoted">(.*?)<\/p>/gs, (_, words) => `<p>> ${words.replaceAll('<br>', '<br>> ')}</p>`)
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|li|blockquote|h\d|ul|ol)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

// Mail programs know no style sheets of ours: what the letter cannot do without stands in the elements themselves, and
// what a dark one changes in the head. The two lights are those of the game.
const css = `
:root { color-scheme: light dark; }
.quoted { border-left: 3px solid #b9a583; padding-left: 12px; font-style: italic; }
@media (prefers-color-scheme: dark) {
  .page, .page td { background: #14110e !important; }
  .sheet, .sheet td { background: #1e1a16 !important; border-color: #3a322a !important; }
  .words, .words p, .words h1 { color: #ece3d4 !important; }
  .small, .small p, .small a { color: #b9ad9a !important; }
  .words a.press { background: #d9a441 !important; color: #14110e !important; }
  .words a.bare { color: #e2b45c !important; }
}`;

/** The HTML of a letter: one sheet that is read in either light, with words alone and nothing fetched from anywhere. */
export const htmlOf = (letter: ReadyLetter, sender: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${css}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#efe7d8">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#efe7d8"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fbf7ee;border:1px solid #d8ccb4"><tr><td class="words" style="padding:28px 24px;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.5;color:#241d16;overflow-wrap:anywhere">
${letter.parts.map(marked).join('\n')}
<p style="margin:24px 0 0">${escaped(sender)}</p>
</td></tr></table>
${letter.unsubscribe ? footer(letter.unsubscribe) : ''}
</td></tr></table>
</body>
</html>
`;

function marked(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lines(part)}</p>`;
  if ('heading' in part)
    return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${lines(part.heading)}</h1>`;
  if ('html' in part) return part.html;
  const { link, words } = part;
  return `<p style="margin:24px 0"><a class="press" href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:#5b3a16;color:#fffaf0;text-decoration:none">${escaped(words)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Or copy this into your browser:<br><a class="bare" href="${escaped(link)}" style="color:#5b3a16">${escaped(link)}</a></p>`;
}

const footer = ({ why, link }: NonNullable<ReadyLetter['unsubscribe']>): string =>
  `<table class="small" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:16px 24px;font-family:Georgia,'Times New Roman',serif;font-size:14px;line-height:1.5;color:#5a4f40">
<p style="margin:0">${escaped(why)}<br><a href="${escaped(link)}" style="color:#5a4f40">No more letters of this kind</a></p>
</td></tr></table>`;

const lines = (words: string): string => escaped(words).replaceAll('\n', '<br>');

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (words: string): string => words.replace(/[&<>"']/g, (character) => characters[character] ?? '');
