import {
  abandonPlot,
  accept,
  beginPlot,
  beginSocialEvent,
  beginStorylet,
  buy,
  buyOutfit,
  buyStory,
  cancel,
  changeOutfit,
  chooseTimes,
  decline,
  discardCard,
  drawCard,
  dropPlan,
  equip,
  equipHighest,
  expire,
  goBack,
  invite,
  inviteOutside,
  lend,
  look,
  type Moment,
  makePlan,
  moveFate,
  noneToday,
  type Ruling,
  redeem,
  renameOutfit,
  renameQuality,
  reportPlot,
  resetStory,
  restartPlan,
  saveOutfit,
  sell,
  setOwnMembership,
  settledMoment,
  takeAll,
  takeBack,
  toggleFavourite,
  travel,
  unequip,
  unlockStory,
  useQuality,
} from '@underhall/engine';
import type { Town } from './cast.ts';
import type { Command } from './command.ts';
import { acceptedInvitation, sentBy } from './town.ts';

/** 31 days, the duration of one membership order. */
const monthOfMembership = 31 * 24 * 60 * 60 * 1000;

/** Passes a command to the engine. `momentOf` returns the current moment of another player in the town. */
export function carryOut(
  command: Command,
  found: Moment,
  town: Town,
  momentOf: (player: number) => Moment | undefined,
): Ruling {
  const invitation = 'invitation' in command ? town.invitations.get(command.invitation) : undefined;
  const moment = keepsQuestion(command) ? found : settledMoment(found);
  switch (command.do) {
    case 'look':
      return look(moment);
    case 'go back':
      return goBack(moment);
    case 'begin':
      return beginStorylet(moment, command.storylet);
    case 'choose':
      return chooseTimes(moment, command, command.times ?? 1);
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
      return buyOutfit(moment);
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
    case 'order fate':
      return moveFate(moment, { book: 'order', amount: command.fate, reference: `order ${moment.turn}` });
    case 'order membership':
      return setOwnMembership(moment, { tier: command.tier, until: moment.now + monthOfMembership });
    case 'buy story':
      return buyStory(moment, command.item);
    case 'reset story':
      return resetStory(moment, command.item);
    case 'unlock story':
      return unlockStory(moment, command.item, command.as);
    case 'plan':
      return makePlan(moment, command.branch);
    case 'drop plan':
      return dropPlan(moment, command.branch);
    case 'restart plan':
      return restartPlan(moment, command.branch);
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
    case 'invite':
      return invite(
        moment,
        { other: momentOf(command.to), sent: sentBy(moment.id, town), today: noneToday },
        command.words,
      );
    case 'invite outside':
      return inviteOutside(moment, { sent: sentBy(moment.id, town), today: noneToday });
    case 'accept':
      return accept(moment, { invitation, sender: invitation && momentOf(invitation.from) });
    case 'decline':
      return decline(moment, { invitation });
    case 'cancel':
      return cancel(moment, { invitation });
    case 'let expire':
      return expire(moment, { invitation });
    case 'join':
      return beginSocialEvent(moment, { invitation: acceptedInvitation(moment.id, command.invitation, town) });
  }
}

/** As on the server: any other command settles an open question for a second chance first. */
const keepsQuestion = ({ do: verb }: Command): boolean =>
  verb === 'look' || verb === 'go back' || verb === 'begin' || verb === 'choose';
