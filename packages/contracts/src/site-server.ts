import type { Catalogue } from '@wayfarer/words';
import type { CachedRead } from './every-entity.ts';
import type { SiteSettings } from './site/site.schema.ts';

/**
 * What pages of the server read: cached calls; departures, of which a page may be a second old; and what must
 * be true at the moment: such a page is not cached either.
 */
export type PageRead = CachedRead | 'listPackageDepartures' | 'verifyVoucher';

/**
 * Reads data for a server-rendered page: as a call without a caller, and null where the API would answer 404.
 */
export type ReadForPage = (
  name: PageRead,
  input: { params?: Record<string, string>; query?: Record<string, string | number> },
) => Promise<{ readonly body: unknown; readonly headers: Readonly<Record<string, string>> } | null>;

/** Hashes of the inline scripts and styles of a page, which its security policy allows only by hash. */
export type Inlined = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

export type SiteResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inlined?: Inlined;
};

/** Entities of one kind with a page each, in a stable order. */
export type ListedPages = {
  readonly screen: 'destination' | 'packageDetail';
  readonly count: () => Promise<number>;
  /** Ids, after skipping `without` of them, at most `most`. */
  readonly listIds: (without: number, most: number) => Promise<readonly string[]>;
};

/** Texts of a language that take the place of those of the built website, and where browsers load them. */
export type OwnWordsFile = { readonly catalogue: Catalogue; readonly address: string };

/** `Kept` is a response as the API caches it: compressed, ready to be sent. */
export type SiteNeeds<Kept> = {
  /** The folder of the built website. */
  readonly folder: string;
  /**
   * The settings of the configuration. What admins have changed is read with each page, and takes precedence.
   */
  readonly settings: SiteSettings;
  /** The codes of the languages besides English in which the site has pages. */
  readonly languages: readonly string[];
  /** Of languages, English too, in which the operator has put texts in place of ours; absent: of none. */
  readonly ownWords?: readonly OwnWordsFile[];
  /** The address of the site for browsers, without a slash at its end. */
  readonly publicUrl: string;
  readonly read: ReadForPage;
  /** What the sitemap lists besides the screens. */
  readonly listed: readonly ListedPages[];
  /**
   * The response under a key that was made less than a second ago, or one that is made now. Where that fails
   * an older one may be given, unless the failure has a `status` below 500.
   */
  readonly keep: (key: string, make: () => Promise<SiteResponse>) => Promise<Kept>;
  /** A response that is made once and not cached. */
  readonly once: (make: () => Promise<SiteResponse>) => Promise<Kept>;
  readonly clock: () => Date;
  /** Called when a page could not be rendered and is left to the browser. */
  readonly onFailure: (error: unknown, path: string) => void;
};

/** The outcome of a form that a browser without JavaScript has posted. */
export type PostedForm = {
  readonly form: 'registration' | 'message' | 'forgotten';
  /** What was typed, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Null on success; otherwise the failure, with an error per field. */
  readonly failure: { readonly message: string; readonly fields: Readonly<Record<string, string>> } | null;
};

/**
 * `path` is decoded; `search` includes its question mark, or is empty. A page with the outcome of a posted
 * form is never cached.
 */
export type SiteAddress = { readonly path: string; readonly search: string; readonly posted?: PostedForm };

/**
 * The server's part of the built website: the response at an address that is not a file; null if a file is
 * requested that does not exist. The website implements it (apps/web/src/server), the API calls it.
 * @throws Error when the built website is incomplete
 */
export type CreateSite = <Kept>(needs: SiteNeeds<Kept>) => (address: SiteAddress) => Promise<Kept | null>;
