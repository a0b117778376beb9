import type { RouteObject } from 'react-router-dom';

/** The admin area, behind its guard and inside AdminLayout. */
export const adminRoutes: RouteObject[] = [];
