import type { EndpointName } from '../every-route.ts';
import type { SiteSettings } from './site.schema.ts';

/** Reads for a page that is rendered on the server: as a call without a caller, and null where the API would say 404. */
export type ReadForPage = (
  name: EndpointName,
  input: { params?: Record<string, string>; query?: Record<string, string | number> },
) => Promise<{ readonly body: unknown; readonly headers: Readonly<Record<string, string>> } | null>;

export type PageRequest = {
  /** Decoded, without search. */
  readonly path: string;
  readonly settings: SiteSettings;
  /** Where browsers reach the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly read: ReadForPage;
};

export type RenderedPage = {
  /** HTML for the head: title, description, canonical, preview, what its code consists of. */
  readonly head: string;
  /** HTML for the root. */
  readonly body: string;
  /** Addresses of the style sheets that this page needs beside those of every page. */
  readonly styles: readonly string[];
  /** What was read, for the browser's cache; to be written as JSON. */
  readonly data: unknown;
};

/**
 * What the built website gives to the server: a public page as HTML, or null when what it would show is not there (a withdrawn package).
 * The website implements it, the API calls it.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
