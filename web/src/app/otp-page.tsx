import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { signInWithOtp } from './otp.ts';
import { SorryPage } from './sorry-page.tsx';

/** Asks for confirmation before a link switches the browser to another account. */
export function OtpPage({ otp }: { readonly otp: string }) {
  return (
    <SorryPage title="Somebody is signed in here">
      <p>The link you followed would sign you in, in this tab, to another account than the one you are signed in to.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => location.replace('/')}>
          Stay as I am
        </Button>
        <Button onClick={() => signInWithOtp(otp)}>Go in by the link</Button>
      </div>
    </SorryPage>
  );
}
