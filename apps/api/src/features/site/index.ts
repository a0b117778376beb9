export { createWebsite } from './create-website.ts';
export { listedPages } from './listed-pages.ts';
export { type Lifecycle, siteHandlers } from './site.routes.ts';
