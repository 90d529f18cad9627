import type { Form } from './form.ts';

/** The name of an access code, as it stands in its link. */
export const accessCode: Form<string> = {
  read({ text: said, at }, { report }) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(said)) return said;
    report(at, `"${said}" is not an access code: small letters, digits and hyphens, like "first-night"`);
    return undefined;
  },
};
