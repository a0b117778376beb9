import { type ScreenName, screens } from '@wayfarer/contracts/screens';

type Link<Path extends string> = Path extends `${string}{${string}{${string}`
  ? (one: string, other: string) => string
  : Path extends `${string}{${string}`
    ? (id: string) => string
    : (search?: string) => string;

const linkTo = (path: string) =>
  path.includes('{')
    ? (...values: string[]): string => values.reduce((at, value) => at.replace(/\{\w+\}/, encodeURIComponent(value)), path)
    : (search = ''): string => (search === '' ? path : `${path}?${search}`);

/** The address of every screen, by its name in the table of screens. All links are built here. */
export const paths = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, linkTo(path)])) as {
  readonly [Name in ScreenName]: Link<(typeof screens)[Name]['path']>;
};

/** The table's notation in the router's: `/bookings/{id}` is `/bookings/:id`. */
export const routerPathOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
