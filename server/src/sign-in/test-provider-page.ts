import type { SignInProvider } from '@underhall/contract';
import { escapeHtml } from '../wording/markup.ts';

/** `vouched`: the provider has verified the address. */
const samplePeople = [
  { name: 'Ada Lovelock', email: 'ada@provider.example', vouched: true },
  { name: 'Bertram Pym', email: 'bertram@provider.example', vouched: true },
  { name: 'Clara Nobody', email: '', vouched: false },
] as const;

const page = (provider: SignInProvider, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${provider} for tests</title>
<link rel="stylesheet" href="/sign-in/test/page.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const choicePage = (provider: SignInProvider, state: string): string =>
  page(
    provider,
    `<h1>Not ${provider}</h1>
<p>This page replaces ${provider} while the game is tested. You log in as the person that you choose. Production never has this page.</p>
${samplePeople.map((each) => form(provider, state, samplePerson(each))).join('\n')}
<h2>Somebody else</h2>
${form(
  provider,
  state,
  `<label>Name <input name="name" autocomplete="off" maxlength="60"></label>
<label>E-mail <input name="email" type="email" autocomplete="off" maxlength="200"></label>
<label class="tick"><input type="checkbox" name="vouched" value="yes"> ${provider} has verified the address</label>
<button>Come in as somebody else</button>`,
)}`,
  );

const samplePerson = ({ name, email, vouched }: (typeof samplePeople)[number]): string =>
  `<input type="hidden" name="name" value="${name}">
<input type="hidden" name="email" value="${email}">
${vouched ? '<input type="hidden" name="vouched" value="yes">' : ''}
<button>Come in as ${name}</button>`;

const form = (provider: SignInProvider, state: string, fields: string): string =>
  `<form method="post" action="/sign-in/test/${provider.toLowerCase()}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
${fields}
</form>`;

export const pageStyle = `body { margin: 0; background: #fff; color: #1b1b1b; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
form { display: grid; gap: 0.75rem; margin: 0 0 0.75rem; }
label { display: grid; gap: 0.25rem; }
label.tick { display: flex; gap: 0.5rem; align-items: center; }
input:not([type="checkbox"]) { min-height: 2.5rem; padding: 0.25rem 0.5rem; border: 1px solid #767676; font: inherit; }
input[type="checkbox"] { width: 1.5rem; height: 1.5rem; }
button { min-height: 2.75rem; border: 1px solid #1f3a5f; border-radius: 4px; background: #1f3a5f; color: #fff; font: inherit; }
:focus-visible { outline: 3px solid #b35900; outline-offset: 2px; }
`;
