/** The areas of the server: a new one is a line here, and `buildApp` binds its routes. */
export { accessRoutes } from './access/access-routes.ts';
export { actionsRoutes } from './actions/actions-routes.ts';
export { cardsRoutes } from './cards/cards-routes.ts';
export { clientErrorsRoutes } from './client-errors/client-errors-routes.ts';
export { comfortRoutes } from './comfort/comfort-routes.ts';
export { environmentRoutes } from './environment/environment-routes.ts';
export { fateRoutes } from './fate/fate-routes.ts';
export { firstSceneRoutes } from './first-scene/first-scene-routes.ts';
export { mapRoutes } from './map/map-routes.ts';
export { myselfRoutes } from './myself/myself-routes.ts';
export { passwordResetRoutes } from './password-reset/password-reset-routes.ts';
export { registrationRoutes } from './registration/registration-routes.ts';
export { sessionRoutes } from './session/session-routes.ts';
export { signInRoutes } from './sign-in/sign-in-routes.ts';
export { testProviderPages } from './sign-in/test-provider-pages.ts';
export { socialRoutes } from './social/social-routes.ts';
export { storyRoutes } from './story/story-routes.ts';
