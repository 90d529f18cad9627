import { lazy, Suspense, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import type { ShareableText } from './shareable-text.ts';

const texts = world.texts.journal;

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type ShareButtonProps = {
  readonly text: ShareableText;
  /** True for a snippet beside the story, false for the story. */
  readonly isBeside?: boolean;
};

export function ShareButton({ text, isBeside = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={text.isOffered ? 'secondary' : 'plain'} onClick={() => setOpen(true)}>
        {labelOf(text, isBeside)}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog text={text} isBeside={isBeside} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function labelOf({ isOffered }: ShareableText, isBeside: boolean): string {
  if (isBeside) return texts.beside;
  return isOffered ? texts.offered : texts.write;
}
