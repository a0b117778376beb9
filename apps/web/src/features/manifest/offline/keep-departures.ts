import { addDays } from '@wayfarer/contracts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { KEPT_DEPARTURES } from '../../../shared/session/kept-on-this-device.ts';

const WORKER = '/staff-worker.js';
/** The page of every departure, as the worker knows it. */
const PAGE = '/departures';
/** Files of this many builds' screens; once there are more, those of earlier builds are among them. */
const MAX_FILES = 300;

type ScriptUrls = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** Pages may only run scripts of this site by name (`trusted-types` in the policy of pages). */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('page-scripts', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
};

const whenControlled = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerAddress());
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
};

const isFile = (address: string): boolean => new URL(address).pathname.startsWith('/assets/');

/** Whether an answer is about a day that was before yesterday: a trip that has ended needs no list. */
const isOver = (address: string, today: string): boolean => {
  const [day] = isFile(address) ? [] : (address.match(/\d{4}-\d{2}-\d{2}/) ?? []);
  return day !== undefined && day < addDays(today, -1);
};

const dropOld = async (cache: Cache): Promise<void> => {
  const kept = (await cache.keys()).map(({ url }) => url);
  const areTooMany = kept.filter(isFile).length > MAX_FILES;
  const today = todayOnSite();
  for (const address of kept)
    if (isOver(address, today) || (areTooMany && isFile(address))) await cache.delete(address, { ignoreVary: true });
};

/**
 * Keeps this page's files and the page itself on the device; from then on the worker keeps what the API
 * answers.
 * @returns whether nothing was kept until now, so that answers have to be asked for once more: the worker
 * stays over a logout and a new login, but what was kept does not
 * @throws where the browser refuses, as without HTTPS
 */
export const keepDepartures = async (): Promise<{ isNew: boolean }> => {
  const isNew = !navigator.serviceWorker.controller || !(await caches.has(KEPT_DEPARTURES));
  const cache = await caches.open(KEPT_DEPARTURES);
  await dropOld(cache);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  await cache.addAll([PAGE, ...new Set(files.filter(isFile))]);
  await whenControlled();
  return { isNew };
};
