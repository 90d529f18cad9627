import {
  abandonPlot,
  accept,
  addOutfit,
  beginPlot,
  beginSocialEvent,
  beginStorylet,
  buy,
  cancel,
  changeOutfit,
  chooseBranch,
  decline,
  discardCard,
  drawCard,
  dropPlan,
  equip,
  equipHighest,
  expire,
  goBack,
  type Invitation,
  invite,
  inviteOutside,
  lend,
  look,
  type Moment,
  makePlan,
  notePlan,
  type Ruling,
  redeem,
  renameOutfit,
  renameQuality,
  reportPlot,
  restartPlan,
  saveOutfit,
  sell,
  type Turn,
  takeAll,
  takeBack,
  toggleFavourite,
  travel,
  unequip,
  useQuality,
} from '@underhall/engine';
import type { Town } from './cast.ts';
import type { Command } from './command.ts';
import { sentBy } from './town.ts';

/** What the engine answers, and the turn of somebody else that goes with it. */
export type Carried = { readonly ruling: Ruling; readonly other?: { readonly player: number; readonly turn: Turn } };

/** Asks the engine for it. `momentOf` tells how another player of the town stands at the same time. */
export function carryOut(
  command: Command,
  moment: Moment,
  own: number,
  town: Town,
  momentOf: (player: number) => Moment | undefined,
): Carried {
  if (command.do === 'accept') return carryOutAccept(command.invitation, moment, town, momentOf);
  return { ruling: ruleOn(command, moment, own, town, momentOf) };
}

const notThere: Ruling = { ruling: 'refused', refusal: 'invitation over' };

function carryOutAccept(
  id: number,
  moment: Moment,
  town: Town,
  momentOf: (player: number) => Moment | undefined,
): Carried {
  const invitation = town.invitations.get(id);
  const sender = invitation && momentOf(invitation.from);
  if (!sender) return { ruling: notThere };
  const accepted = accept(moment, invitation, sender);
  if (accepted.ruling === 'refused') return { ruling: accepted };
  return {
    ruling: { ruling: 'allowed', turn: accepted.target },
    other: { player: invitation.from, turn: accepted.sender },
  };
}

function ruleOn(
  command: Exclude<Command, { do: 'accept' }>,
  moment: Moment,
  own: number,
  town: Town,
  momentOf: (player: number) => Moment | undefined,
): Ruling {
  const answered = (id: number, answer: (moment: Moment, invitation: Invitation) => Ruling): Ruling => {
    const invitation = town.invitations.get(id);
    return invitation ? answer(moment, invitation) : notThere;
  };
  switch (command.do) {
    case 'look':
      return look(moment);
    case 'go back':
      return goBack(moment);
    case 'begin':
      return beginStorylet(moment, command.storylet);
    case 'choose':
      return chooseBranch(moment, command);
    case 'travel':
      return travel(moment, command.area);
    case 'use':
      return useQuality(moment, command.item);
    case 'name':
      return renameQuality(moment, command.quality, command.name);
    case 'draw':
      return drawCard(moment);
    case 'discard':
      return discardCard(moment, command.card);
    case 'put on':
      return equip(moment, command.item);
    case 'take off':
      return unequip(moment, command.item);
    case 'wear best':
      return equipHighest(moment, command.quality);
    case 'add outfit':
      return addOutfit(moment, { type: 'Purchased' });
    case 'save outfit':
      return saveOutfit(moment);
    case 'wear outfit':
      return changeOutfit(moment, command.outfit);
    case 'mark outfit':
      return toggleFavourite(moment, command.outfit);
    case 'rename outfit':
      return renameOutfit(moment, command.outfit, command.name);
    case 'buy':
      return buy(moment, command.ware, command.count);
    case 'sell':
      return sell(moment, command.ware, command.count);
    case 'redeem':
      return redeem(moment, command.code);
    case 'plan':
      return makePlan(moment, command.branch);
    case 'drop plan':
      return dropPlan(moment, command.branch);
    case 'restart plan':
      return restartPlan(moment, command.branch);
    case 'note plan':
      return notePlan(moment, command.branch, command.notes);
    case 'lend':
      return lend(moment, command.agent, command.item);
    case 'take back':
      return takeBack(moment, command.agent, command.slot);
    case 'take all':
      return takeAll(moment, command.agent);
    case 'call off':
      return abandonPlot(moment, command.agent);
    case 'hear report':
      return reportPlot(moment, command.agent);
    case 'send':
      return beginPlot(moment, command.agent, command.plot);
    case 'invite': {
      const to = momentOf(command.to);
      if (!to) return { ruling: 'refused', refusal: 'target unfit' };
      const asked = { from: own, to: { id: command.to, character: to.character }, words: command.words };
      return invite(moment, { ...asked, sent: sentBy(own, town) });
    }
    case 'invite outside':
      return inviteOutside(moment, { from: own, sent: sentBy(own, town) });
    case 'decline':
      return answered(command.invitation, decline);
    case 'cancel':
      return answered(command.invitation, cancel);
    case 'let expire':
      return answered(command.invitation, expire);
    case 'join':
      return beginSocialEvent(moment, command.act);
  }
}
