import { budgetLine, budgetsOf, isBroken } from './budgets/budgets.ts';
import { weighBuild } from './budgets/weigh-build.ts';
import { buildWeb, webFolder } from './build/build-web.ts';

// npm run tools -- budgets: what each page weighs on its way to the browser, and what it may weigh. npm test holds it
// to that; this only shows it.
if (!(await buildWeb())) process.exit(1);
const budgets = budgetsOf(weighBuild(webFolder));
for (const budget of budgets) console.log(budgetLine(budget));
process.exitCode = budgets.some(isBroken) ? 1 : 0;
