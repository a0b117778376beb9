import { audienceOf, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { readStored, writeStored } from './storage.ts';

// For this tab only, in addition to the three specified keys of local storage.
const KEY = 'returnTo';

/** A login leads staff to the dashboard anyway. A voucher says less to who is not logged in. */
const isRemembered = (name: ScreenName): boolean =>
  name === 'verifyVoucher' || (name !== 'adminDashboard' && audienceOf(screens[name]) !== 'everyone');
const patternOf = (name: ScreenName): RegExp => new RegExp(`^${screens[name].path.replaceAll(/\{\w+\}/g, '[^/?#]+')}(?:[?#]|$)`);

/** The screen that an address leads to, where a login can be in the way; null for all others. */
export const aimOf = (address: string): ScreenName | null => {
  const names = Object.keys(screens) as ScreenName[];
  return names.find((name) => isRemembered(name) && patternOf(name).test(address)) ?? null;
};

/** Saves the address of a screen that required a login first, for the login and the bar after it. */
export const saveReturnTo = (address: string): void => writeStored('sessionStorage', KEY, address);

/** The address to return to after the login, or null. */
export const readReturnTo = (): string | null => {
  const address = readStored('sessionStorage', KEY);
  return address !== null && aimOf(address) ? address : null;
};

/** Called by what was reached, and when the bar is closed. */
export const clearReturnTo = (): void => writeStored('sessionStorage', KEY, null);

/** Between tabs of this browser and never stored: local storage holds the three specified keys alone. */
const CHANNEL = 'return-to';
const ASK = 'ask';

/** The result ends it. Where the browser denies storage it may deny this, too: then each tab is alone. */
const talk = (hear: (data: unknown, channel: BroadcastChannel) => void, first?: string): (() => void) => {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => hear(data, channel);
    if (first !== undefined) channel.postMessage(first);
    return () => channel.close();
  } catch {
    return () => undefined;
  }
};

/** Lets the tab of an emailed link take over where this one was on the way to. The result ends that. */
export const offerReturnTo = (): (() => void) =>
  talk((data, channel) => {
    const address = readReturnTo();
    if (data === ASK && address !== null) channel.postMessage(address);
  });

/** Takes over where another tab was on the way to, if this one was on the way to nothing. */
export const takeReturnTo = (): (() => void) =>
  talk((data) => {
    if (typeof data === 'string' && aimOf(data) && readReturnTo() === null) saveReturnTo(data);
  }, ASK);
