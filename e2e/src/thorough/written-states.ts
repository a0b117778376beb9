import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EndpointName } from '@wayfarer/contracts';
import type { ScreenName } from '@wayfarer/contracts/screens';
import type { ScreenStates } from '@wayfarer/web/screen-states';

const pages = dirname(fileURLToPath(import.meta.resolve('@wayfarer/web/screen-states')));
const everyStates = await Promise.all(
  globSync('*/*.states.ts', { cwd: pages }).map(async (file) => {
    const { states }: { states: ScreenStates } = await import(join(pages, file));
    return states;
  }),
);

type WrittenState = { loading: string; empty: string | null };

/**
 * The texts of a screen while loading and when empty, from the states beside its page; the other screens show
 * no data of the API.
 */
export const writtenStates: Readonly<Partial<Record<ScreenName, WrittenState>>> = {
  // It polls, and is never empty.
  paymentSuccess: { loading: 'Updating payment status...', empty: null },
  ...Object.fromEntries(
    everyStates.map(({ screen, loadingText, emptyText }) => [screen, { loading: loadingText, empty: emptyText }]),
  ),
};

/** The answers when there is nothing to show. */
export const everyEmptyAnswer: Readonly<Partial<Record<EndpointName, unknown>>> = Object.assign(
  {},
  ...everyStates.map(({ empty }) => empty),
);
