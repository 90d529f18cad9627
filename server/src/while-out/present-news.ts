import type { WhileOutLine } from '@underhall/contract';
import type { AbsenceNews, Standpoint } from '@underhall/engine';

type Opens = Pick<WhileOutLine, 'opens' | 'id'>;

/** The line of one piece of news, in the words of the world. Its names are plain text. */
export function presentNews(news: AbsenceNews, here: Standpoint): WhileOutLine[] {
  const { world } = here;
  const texts = world.pack.words.texts.whileOut;
  const line = (text: string, door: string, opens: Opens, filled: Readonly<Record<string, string | number>>) => [
    { text: text.replace(/\{(\w+)\}/g, (braced, key: string) => String(filled[key] ?? braced)), door, ...opens },
  ];
  switch (news.kind) {
    case 'message':
      return line(texts.letter, texts.read, { opens: 'messages', id: news.id }, { name: news.title });
    case 'messages':
      return line(texts.letters, texts.read, { opens: 'messages', id: 0 }, { count: news.count });
    case 'agent':
      return line(texts.agent, texts.hear, { opens: 'report', id: news.agent }, agentNames(news.agent, here));
    case 'story': {
      const name = world.storylets.get(news.storylet)?.name ?? '';
      return line(texts.story, texts.begin, { opens: 'storylet', id: news.storylet }, { name });
    }
    case 'area': {
      const name = world.areas.get(news.area)?.name ?? '';
      return line(texts.area, texts.goThere, { opens: 'area', id: news.area }, { name });
    }
    case 'cards':
      return line(texts.cards, texts.draw, { opens: 'cards', id: 0 }, { count: news.count });
    case 'actions':
      return line(texts.actions, texts.spend, { opens: 'list', id: 0 }, { count: news.count });
    case 'shared': {
      const { quality, from, to, opens } = news;
      const door: Opens =
        'storylet' in opens ? { opens: 'storylet', id: opens.storylet } : { opens: 'area', id: opens.area };
      return line(texts.shared, texts.seeIt, door, { name: world.qualities.get(quality)?.name ?? '', from, to });
    }
  }
}

function agentNames(id: number, { character, world }: Standpoint) {
  const plot = character.agents.find(({ agent }) => agent === id)?.plot?.id ?? 0;
  return { name: world.agents.get(id)?.name ?? '', errand: world.plots.get(plot)?.name ?? '' };
}
