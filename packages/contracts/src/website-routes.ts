import { firstRoutes } from './first-routes.ts';
import { laterRoutes } from './later-routes.ts';

export const websiteRoutes = { ...firstRoutes, ...laterRoutes };

/** The calls that the website makes. */
export type WebsiteCall = keyof typeof websiteRoutes;
