import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asvsPage, faultsOf, pagePath } from './asvs/asvs-page.ts';
import { claimsOfTests } from './asvs/read-claims.ts';
import { readRequirements } from './asvs/requirements.ts';
import { root } from './root.ts';

// npm run tools -- asvs [FILE]: writes the page of security requirements. With --check, a part of npm run check, it
// writes nothing and fails if the page is out of date. Both fail if a requirement has no proof.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const requirements = readRequirements();
const claims = claimsOfTests();
const path = positionals[0] ?? join(root, pagePath);
const page = asvsPage(requirements, claims);
const faults = [...faultsOf(requirements, claims)];

if (!values.check) writeFileSync(path, page);
else if (readFileSync(path, 'utf8') !== page) faults.push(`${path} is out of date: run npm run tools -- asvs.`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
