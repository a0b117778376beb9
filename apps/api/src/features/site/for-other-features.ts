export { type Lifecycle, siteHandlers, siteSettingsOf } from './site.routes.ts';
