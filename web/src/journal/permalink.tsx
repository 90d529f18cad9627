import { useEffect, useRef, useState } from 'react';
import { canShare, copyText, shareBySystem } from '../api/browser-features.ts';
import { noticeMs } from '../constants/social.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import css from './journal.module.css';

type LinkProps = { readonly address: string; readonly name: string };

/** Copies the URL of an entry, and confirms it for a second. */
export function CopyLink({ address, name }: LinkProps) {
  const [says, setSays] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    setSays((await copyText(address)) ? 'copied' : 'not copied');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSays(''), noticeMs);
  };
  return (
    <span className={css.copy}>
      <Button look="plain" aria-label={`Copy permalink: ${name}`} onClick={() => void copy()}>
        Copy permalink
      </Button>
      <span role="status" className={css.copied}>
        {says}
      </span>
    </span>
  );
}

export function LinkDialog({ onClose, ...link }: LinkProps & { readonly onClose: () => void }) {
  return (
    <Modal title="Share this entry" onClose={onClose}>
      <EntryLink {...link} />
    </Modal>
  );
}

/** The URL of an entry, with buttons that copy it and hand it to the system. */
export function EntryLink({ address, name }: LinkProps) {
  return (
    <div className={css.form}>
      <Field label="Address" value={address} readOnly onFocus={({ target }) => target.select()} />
      <div className={css.ways}>
        <CopyLink address={address} name={name} />
        {canShare() && <Button onClick={() => void shareBySystem({ title: name, url: address })}>Share</Button>}
      </div>
    </div>
  );
}
