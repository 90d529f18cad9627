import { lazyPage } from './lazy-page.tsx';

// The pages a visit begins with, which the start brings while it loads the rest.
export const GameFrame = lazyPage(async () => (await import('./game-frame.tsx')).GameFrame);
export const HomePage = lazyPage(async () => (await import('./home-page.tsx')).HomePage);
export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);
