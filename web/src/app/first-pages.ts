import { lazyPage } from '../ui/lazy-page.tsx';

// Possible first pages of a visit, loaded along with the data.
export const GameFrame = lazyPage(async () => (await import('./game-frame.tsx')).GameFrame);
export const HomePage = lazyPage(async () => (await import('./home-page.tsx')).HomePage);
export const LoginPage = lazyPage(async () => (await import('./login-page.tsx')).LoginPage);

// Every page for signed-in players contains these components, on small or on other screens.
export const BottomBar = lazyPage(async () => (await import('./bottom-bar.tsx')).BottomBar);
export const Compass = lazyPage(async () => (await import('../map/travel-button.tsx')).Compass);
export const MapTab = lazyPage(async () => (await import('./map-tab.tsx')).MapTab);
export const FaceMenu = lazyPage(async () => (await import('./face-menu.tsx')).FaceMenu);
