import { lazyPage } from '../ui/lazy-page.tsx';

// Possible first pages of a visit, loaded along with the data.
export const GameFrame = lazyPage(async () => (await import('./game-frame.tsx')).GameFrame);
export const HomePage = lazyPage(async () => (await import('./home-page.tsx')).HomePage);
export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);

// On small screens, every page for signed-in players contains these components.
export const BottomBar = lazyPage(async () => (await import('./bottom-bar.tsx')).BottomBar);
export const Compass = lazyPage(async () => (await import('../map/travel-button.tsx')).Compass);
