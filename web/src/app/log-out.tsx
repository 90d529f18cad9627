import { useLogOut } from '../api/session.ts';

export function LogOut({ className }: { readonly className: string | undefined }) {
  const logOut = useLogOut();
  return (
    <button type="button" className={className} onClick={() => logOut.mutate()}>
      Log out
    </button>
  );
}
