import type { WorldNames } from '@underhall/engine';
import type { EmailPart, ReadyEmail } from './email.ts';
import { type EmailColours, emailColours } from './email-colours.ts';

export const renderText = ({ parts, unsubscribe }: ReadyEmail, sender: string): string =>
  [...parts.map(plainText), sender, ...(unsubscribe ? [`-- \n${unsubscribe.reason}\n${unsubscribe.link}`] : [])].join(
    '\n\n',
  );

function plainText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  return 'link' in part ? part.link : withoutMarkup(part.html);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Converts HTML to plain text, with one paragraph per block. */
const withoutMarkup = (html: string): string =>
  html
    // Text from other players is marked as a quotation, so that it cannot pass for ours.
    .replace(/<p class="quoted">(.*?)<\/p>/gs, (_, quoted) => `<p>> ${quoted.replaceAll('<br>', '<br>> ')}</p>`)
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/(p|li|blockquote|h\d|ul|ol)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

// Many mail programs drop stylesheets, so essential styles are inline and the head contains only the dark theme.
const styles = (light: EmailColours, dark: EmailColours): string => `
:root { color-scheme: light dark; }
.quoted { border-left: 3px solid ${light.edge}; padding-left: 12px; font-style: italic; }
@media (prefers-color-scheme: dark) {
  .page, .page td { background: ${dark.page} !important; }
  .sheet, .sheet td { background: ${dark.sheet} !important; border-color: ${dark.edge} !important; }
  .words, .words p, .words h1 { color: ${dark.text} !important; }
  .quoted { border-color: ${dark.edge}; }
  .small, .small p, .small a { color: ${dark.small} !important; }
  .words a.press { background: ${dark.button} !important; color: ${dark.buttonText} !important; }
  .words a.bare { color: ${dark.link} !important; }
}`;

/** Renders HTML with light and dark themes in the colours of the world. It loads nothing from the network. */
export function renderHtml(email: ReadyEmail, sender: string, palette: WorldNames['palette']): string {
  const colours = emailColours(palette, 'light');
  const { page, sheet, edge, text } = colours;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>${styles(colours, emailColours(palette, 'dark'))}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${page}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${sheet};border:1px solid ${edge}"><tr><td class="words" style="padding:28px 24px;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.5;color:${text};overflow-wrap:anywhere">
${email.parts.map((part) => html(part, colours)).join('\n')}
<p style="margin:24px 0 0">${escapeHtml(sender)}</p>
</td></tr></table>
${email.unsubscribe ? footer(email.unsubscribe, colours) : ''}
</td></tr></table>
</body>
</html>
`;
}

function html(part: EmailPart, { link: ink, button, buttonText }: EmailColours): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lines(part)}</p>`;
  if ('heading' in part)
    return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${lines(part.heading)}</h1>`;
  if ('html' in part) return part.html;
  const { link, label } = part;
  return `<p style="margin:24px 0"><a class="press" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${button};color:${buttonText};text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:16px">Or copy this into your browser:<br><a class="bare" href="${escapeHtml(link)}" style="color:${ink}">${escapeHtml(link)}</a></p>`;
}

const footer = ({ reason, link }: NonNullable<ReadyEmail['unsubscribe']>, { small }: EmailColours): string =>
  `<table class="small" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:16px 24px;font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.5;color:${small}">
<p style="margin:0">${escapeHtml(reason)}<br><a href="${escapeHtml(link)}" style="color:${small}">Unsubscribe from these e-mails</a></p>
</td></tr></table>`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => characters[character] ?? '');
