import type { NamedSource } from '@wayfarer/contracts';
import { readStored, writeStored } from './session/storage.ts';

const KEY = 'came-through';
/** What the server takes as a name (`namedSourceSchema`): nobody can correct what a link says. */
const NAME = /^[\p{L}\p{M}\p{N} ._&+/'-]{1,80}$/u;

/** The parameters of a link by which a campaign or a partner is told; a campaign also by its source alone. */
const parameters = [
  ['partner', 'partner'],
  ['utm_campaign', 'campaign'],
  ['utm_source', 'campaign'],
] as const;

const sourceIn = (search: string): NamedSource | null => {
  const found = new URLSearchParams(search);
  for (const [parameter, kind] of parameters) {
    const name = found.get(parameter)?.trim() ?? '';
    if (NAME.test(name)) return { kind, name };
  }
  return null;
};

/**
 * Remembers which campaign or partner led here, until the tab is closed: a booking made in it says so.
 * Nothing is kept longer, and nothing of who visits.
 */
export const rememberSource = (search: string): void => {
  const source = sourceIn(search);
  if (source !== null) writeStored('sessionStorage', KEY, JSON.stringify(source));
};

/** What led to this visit; undefined where nobody did. */
export const rememberedSource = (): NamedSource | undefined => {
  const stored = readStored('sessionStorage', KEY);
  return stored === null ? undefined : (JSON.parse(stored) as NamedSource);
};

/** A link to the site that says who shared it; null where the name is not one that a booking keeps. */
export const linkThrough = (origin: string, { kind, name }: NamedSource): string | null =>
  NAME.test(name.trim())
    ? `${origin}/package-view?${new URLSearchParams({ [kind === 'partner' ? 'partner' : 'utm_campaign']: name.trim() })}`
    : null;
