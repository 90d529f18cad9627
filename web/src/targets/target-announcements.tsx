import type { Target } from '@underhall/contract';
import { useState } from 'react';
import { wordsOf } from '../ui/sanitize.ts';
import { levelInWords } from './target-progress.ts';

export function TargetAnnouncements({ targets }: { readonly targets: readonly Target[] | undefined }) {
  const [last, setLast] = useState({ targets, said: '' });
  if (JSON.stringify(targets) !== JSON.stringify(last.targets)) {
    const said = last.targets && targets ? newsOf(targets, last.targets) : '';
    setLast({ targets, said: said || last.said });
  }
  return (
    <p role="status" className="visually-hidden">
      {last.said}
    </p>
  );
}

function newsOf(targets: readonly Target[], before: readonly Target[]): string {
  const known = new Map(before.map((each) => [each.qualityId, each]));
  const news = targets.flatMap(({ name, qualityId, level, target }) => {
    const was = known.get(qualityId);
    const words = `${wordsOf(name)}, ${levelInWords(qualityId, target)}.`;
    if (was?.target !== target) return [`Target set: ${words}`];
    return level >= target && was.level < target ? [`Target reached: ${words}`] : [];
  });
  return news.join(' ');
}
