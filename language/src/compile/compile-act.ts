import type { Act, Effect, Text } from '@underhall/engine';
import { type SideName, sideNames, type WrittenAct } from '../meaning/act.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileEffects } from './compile-consequences.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse, compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export function compileAct({ block, facts, prose, sides }: WrittenAct, find: Lookup): Act {
  const on = (name: SideName): readonly Effect[] =>
    sides.filter(({ side }) => side === name).flatMap((side) => compileEffects(side.facts, find));
  const toldTo = (name: SideName): Text | undefined => {
    const written = sides.find(({ side, prose: own }) => side === name && own.length > 0);
    return written && compileProse(written.prose, find);
  };
  const [senderHtml, targetHtml, winnerHtml, loserHtml] = sideNames.map(toldTo);
  const { contest } = facts;
  return {
    id: find.idOf(block),
    name: curlQuotes(block.heading.text),
    descriptionHtml: compileProse(prose, find),
    image: facts.image ?? '',
    ...(contest ? { contest: { quality: find.idFor(contest.quality), modifier: contest.modifier } } : {}),
    senderNeeds: compileRequirements(facts['sender needs'], find),
    targetNeeds: compileRequirements(facts['target needs'], find),
    ...(facts['same area'] ? { sameArea: true } : {}),
    ...(facts['one at a time'] ? { unique: true } : {}),
    ...(facts['by letter'] ? { external: true } : {}),
    inviteHtml: compileText(facts.invitation, find),
    acceptHtml: compileText(facts.acceptance, find),
    ...(senderHtml !== undefined && { senderHtml }),
    ...(targetHtml !== undefined && { targetHtml }),
    ...(winnerHtml !== undefined && { winnerHtml }),
    ...(loserHtml !== undefined && { loserHtml }),
    ...(facts.refusal ? { declineHtml: compileText(facts.refusal, find) } : {}),
    ...(facts.won ? { winHtml: compileText(facts.won, find) } : {}),
    ...(facts.lost ? { loseHtml: compileText(facts.lost, find) } : {}),
    onSender: on('sender'),
    onTarget: on('target'),
    ...(contest ? { onWinner: on('winner'), onLoser: on('loser') } : {}),
    ...(facts.then ? { leadsTo: find.idFor(facts.then) } : {}),
  };
}
