export { type Lifecycle, siteHandlers } from './site.routes.ts';
export { createWebsite } from './website/create-website.ts';
