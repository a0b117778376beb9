export { createWebsite } from './create-website.ts';
export { type Lifecycle, siteHandlers } from './site.routes.ts';
