import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { signInWithOtp } from './otp.ts';
import { SorryPage } from './sorry-page.tsx';

export function OtpPage({ otp }: { readonly otp: string }) {
  return (
    <SorryPage title="You are already signed in">
      <p>The link that you followed would sign this tab in to a different account.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => location.replace('/')}>
          Stay signed in
        </Button>
        <Button onClick={() => signInWithOtp(otp)}>Sign in with the link</Button>
      </div>
    </SorryPage>
  );
}
