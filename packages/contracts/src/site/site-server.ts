import type { EndpointName } from '../every-route.ts';
import type { SiteSettings } from './site.schema.ts';

/** Reads for a page that is rendered on the server: as a call without a caller, and null where the API would say 404. */
export type ReadForPage = (
  name: EndpointName,
  input: { params?: Record<string, string>; query?: Record<string, string | number> },
) => Promise<{ readonly body: unknown; readonly headers: Readonly<Record<string, string>> } | null>;

/** What stands in a page and is allowed there by its hash alone, as a security policy names it. */
export type Inlined = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

export type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inlined?: Inlined;
};

/** Things of one kind that have a page each, in an order that lasts. */
export type ListedPages = {
  readonly screen: 'destination' | 'packageDetail';
  readonly count: () => Promise<number>;
  /** Ids, without so many of the first, and so many at most. */
  readonly listIds: (without: number, most: number) => Promise<readonly string[]>;
};

/** `Kept` is a response as the API keeps it: compressed, ready to be sent. */
export type SiteNeeds<Kept> = {
  /** Where the built website is. */
  readonly folder: string;
  /** Those of the configuration. What admins have changed since is read with each page, and takes precedence. */
  readonly settings: SiteSettings;
  /** Where browsers reach the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly read: ReadForPage;
  /** What the sitemap names beside the screens. */
  readonly listed: readonly ListedPages[];
  /** The response under a key, made now unless it is kept; nothing is kept for longer than the catalogue stays as it is. */
  readonly keep: (key: string, make: () => Promise<SiteResponse>) => Promise<Kept>;
  /** A response that is made for one answer and not kept. */
  readonly once: (make: () => Promise<SiteResponse>) => Promise<Kept>;
  readonly clock: () => Date;
  /** Told of a page that could not be rendered and is left to the browser. */
  readonly onFailure: (error: unknown, path: string) => void;
};

/** How a form ended that a browser without JavaScript has posted. */
export type PostedForm = {
  readonly form: 'registration' | 'message' | 'forgotten';
  /** What was typed, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Null where it was done; otherwise what went wrong, with a sentence per field. */
  readonly failure: { readonly message: string; readonly fields: Readonly<Record<string, string>> } | null;
};

/** `path` is decoded; `search` comes with its question mark, or is empty. A page that tells of a posted form is made for one answer alone. */
export type SiteAddress = { readonly path: string; readonly search: string; readonly posted?: PostedForm };

/**
 * The server's part of the built website: what stands at an address that is none of its files; null where a file is asked for that is not
 * there. The website implements it (apps/web/src/server), the API calls it.
 * @throws Error when the built website is incomplete
 */
export type CreateSite = <Kept>(needs: SiteNeeds<Kept>) => (address: SiteAddress) => Promise<Kept | null>;
