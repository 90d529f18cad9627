import type { TransactionReply } from '@underhall/contract';
import type { Change, QualityId, Standpoint, Turn, Ware, World } from '@underhall/engine';
import { presentOwn } from '../qualities/present-possession.ts';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount, formatterOf, moneyName } from '../wording/number.ts';
import { nameOf, wrapName } from '../wording/quality-name.ts';

type Trade = Extract<Change, { kind: 'bought' | 'sold' }>;

export function presentTrade({ turn, world }: { readonly turn: Turn; readonly world: World }): TransactionReply {
  const { character, changes } = turn;
  const here = { character, world };
  const trades = changes.filter((change): change is Trade => change.kind === 'bought' || change.kind === 'sold');
  const changed = new Set(changes.flatMap((change) => (change.kind === 'quality' ? change.quality : [])));
  return {
    isSuccess: true,
    message: tellTrades(trades, here),
    possessionsChanged: [...changed].flatMap((id) => {
      const quality = world.qualities.get(id);
      return quality && !quality.hidden ? presentOwn(quality, here) : [];
    }),
  };
}

type Traded = { readonly trade: Trade; readonly ware: Ware };

function tellTrades(trades: readonly Trade[], here: Standpoint): string {
  const wares = here.world.pack.shops.flatMap(({ wares: shelf }) => shelf);
  const traded = trades.flatMap((trade) => {
    const ware = wares.find(({ id }) => id === trade.ware);
    return ware ? [{ trade, ware }] : [];
  });
  const [first] = traded;
  // A repeated request, whose item has since been removed from the world.
  if (!first) return '<p>That is done.</p>';
  const own = first.trade.kind === 'bought' ? first.ware.boughtText : first.ware.soldText;
  const authors = traded.length === 1 && own !== undefined ? `<p>${escapeHtml(own)}</p>` : '';
  const verb = first.trade.kind === 'bought' ? 'bought' : 'sold';
  return `${authors}<p>You've ${verb} ${listed(traded, here)} for ${sumOf(traded, here)}.</p>`;
}

const listed = (traded: readonly Traded[], here: Standpoint): string =>
  inARow(traded.map(({ trade, ware }) => counted(ware.quality, trade.count, here)));

function sumOf(traded: readonly Traded[], here: Standpoint): string {
  const sums = new Map<QualityId, number>();
  for (const { trade, ware } of traded) {
    const each = (trade.kind === 'bought' ? ware.cost : ware.fetches) ?? 0;
    sums.set(ware.currency, (sums.get(ware.currency) ?? 0) + trade.count * each);
  }
  return inARow([...sums].map(([currency, sum]) => counted(currency, sum, here)));
}

/** Formats `3 x Hat`, or an amount of money. */
function counted(id: QualityId, count: number, { character, world }: Standpoint): string {
  const quality = world.qualities.get(id);
  const name = quality ? nameOf(quality, character) : '';
  const { money } = world.pack.words;
  if (id !== money.quality) return `${formatCount(count)} x ${wrapName(name)}`;
  const sum = formatterOf(id, world.pack.words)(count);
  return money.sign === undefined ? `${sum} ${wrapName(moneyName(count, name, world.pack.words))}` : sum;
}

const inARow = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
