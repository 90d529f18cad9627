import { useParams } from 'react-router';
import { hintFor, type LinkSetting, useEnvironment } from '../api/environment.ts';
import { linkSettings } from '../api/outside-links.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const isLinkSetting = (name: string | undefined): name is LinkSetting =>
  name !== undefined && Object.hasOwn(linkSettings, name);

/** Tells the operator of a server for testing which setting replaces this page by a link. */
export function NotSetPage() {
  const { setting } = useParams();
  const environment = useEnvironment();
  if (!isLinkSetting(setting)) return <NotFoundPage />;
  if (!environment) return <Loading />;
  if (hintFor(setting, environment) === undefined) return <NotFoundPage />;
  return (
    <Page title={`${linkSettings[setting]}: no link yet`} isShort>
      <p>
        The setting <code>{setting}</code> puts a link here. Set it, and restart the server.
      </p>
      <p>Only a server for testing shows this page. A public server leaves out links that are not set.</p>
    </Page>
  );
}
