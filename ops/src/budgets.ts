import { budgetLine, budgetsOf, isExceeded } from './budgets/budgets.ts';
import { weighBuild } from './budgets/weigh-build.ts';
import { buildWeb, webFolder } from './build/build-web.ts';

// npm run tools -- budgets: lists the download size of each page and its limit. `npm test` checks the limits.
if (!(await buildWeb())) process.exit(1);
const budgets = budgetsOf(weighBuild(webFolder));
for (const budget of budgets) console.log(budgetLine(budget));
process.exitCode = budgets.some(isExceeded) ? 1 : 0;
