import type { EndStorylet } from '@underhall/contract';
import { useId, useState } from 'react';
import { copyText } from '../api/browser-features.ts';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './story.module.css';
import formCss from './story-form.module.css';

type AccessCodeBoxProps = { readonly code: NonNullable<EndStorylet['accessCode']> };

export function AccessCodeBox({ code: { initialMessage, shareUrl } }: AccessCodeBoxProps) {
  const id = useId();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(shareUrl));
  return (
    <section className={`${panel.panel} ${formCss.code}`} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        Share this code
      </h3>
      <SanitizedHtml html={initialMessage} />
      <p>
        <a href={shareUrl}>{shareUrl}</a>
      </p>
      <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy the address'}</Button>
      <p role="status" className={isCopied === false ? undefined : 'visually-hidden'}>
        {isCopied && 'The address has been copied.'}
        {isCopied === false && 'The browser did not copy the address. Please select and copy it yourself.'}
      </p>
    </section>
  );
}
