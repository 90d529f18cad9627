import type { StoryReply } from '@underhall/contract';
import { call } from '../api/call.ts';
import type { StoryRequest } from './story-state.ts';

export async function callFor(ask: StoryRequest): Promise<StoryReply> {
  switch (ask.kind) {
    case 'resume':
      return call('POST /extra/story/resume', {});
    case 'look':
    case 'onwards':
      return call('POST /storylet', {});
    case 'go back':
      return call('POST /storylet/goback', {}, ask.key);
    case 'start over':
      return startOver(ask.eventId, ask.key);
    case 'begin':
      return call('POST /storylet/begin', { eventId: ask.eventId });
    case 'choose': {
      const body = {
        branchId: ask.branchId,
        secondChanceIds: [...ask.secondChanceIds],
        qualityRequirements: [...(ask.qualityRequirements ?? [])],
      };
      if (ask.isReport) return call('POST /agents/branch', body, ask.key);
      return call(
        'POST /storylet/choosebranch',
        { ...body, ...(ask.times !== undefined && { times: ask.times }) },
        ask.key,
      );
    }
    case 'name': {
      const { branchId, qualityPossessedId, name } = ask;
      return call('POST /storylet/renamequality', { branchId, qualityPossessedId, name });
    }
    case 'invite': {
      const { branchId, targetCharacterId, userMessage, key } = ask;
      return call('POST /storylet/sendinternalsocialact', { branchId, targetCharacterId, userMessage }, key);
    }
    case 'invite outside': {
      const { branchId, targetEmailAddress, userEmailAddress, key } = ask;
      return call('POST /storylet/sendexternalsocialact', { branchId, targetEmailAddress, userEmailAddress }, key);
    }
    case 'use':
      await call('POST /storylet/usequality', { qualityId: ask.qualityId }, ask.key);
      return call('POST /storylet', {});
    case 'report':
      return call('POST /agents/report', { agentId: ask.agentId });
    case 'put away':
      await call('POST /agents/perhapsnot', { agentId: ask.agentId });
      return call('POST /extra/story/resume', {});
    case 'answer in kind':
      return call('POST /extra/together/answer', { id: ask.id }, ask.key);
    case 'begin social event':
      await call('POST /storylet/beginsocialevent', { id: ask.id }, ask.key);
      return call('POST /storylet', {});
  }
}

/** Leaves the second chance and restarts its storylet. */
async function startOver(eventId: number | undefined, key: string | undefined): Promise<StoryReply> {
  const reply = await call('POST /storylet/goback', {}, key);
  const again = eventId ?? reply.storylet?.id ?? reply.endStorylet?.rootEventId;
  return again === undefined ? reply : call('POST /storylet/begin', { eventId: again });
}
