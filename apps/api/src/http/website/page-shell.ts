/** JSON that cannot end the script element that it stands in. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type PageParts = {
  /** HTML for the head, in place of what stands between its two marks. */
  readonly head: string;
  readonly body: string;
  /** The path that the body was rendered for; null where the browser has to begin anew. */
  readonly renderedFor: string | null;
  /** For the data block of that name. */
  readonly data: unknown;
};

/** Cuts the built page where it is filled. Positions are found once, and nothing that is filled in is searched again. */
const cut = (source: string): [string, string, string, string] => {
  const found = source.match(
    /^(.*)<!-- head -->.*<!-- \/head -->(.*<script id="site-settings" type="application\/json">)[^<]*(<\/script>.*)<div id="root"><\/div>(.*)$/s,
  );
  const [, start, toSettings, toRoot, end] = found ?? [];
  if (start === undefined || toSettings === undefined || toRoot === undefined || end === undefined)
    throw new Error('The built index.html has lost one of its marks: head, site-settings, root.');
  return [start, toSettings, toRoot, end];
};

// A page that arrives in pieces would be painted in pieces, and what stands at a hero's foot would move: browsers that can wait do so.
const WAIT_FOR_END = '<link rel="expect" href="#page-end" blocking="render">';
const END = '<span id="page-end" hidden></span>';

/**
 * The built page as a function of what goes into it.
 * @throws Error when the built page has lost one of the places to fill
 */
export const pageShell = (html: string, settings: unknown): ((parts: PageParts) => string) => {
  const [start, toSettings, toRoot, end] = cut(html);
  return ({ head, body, renderedFor, data }) => {
    const address = renderedFor === null ? '' : ` data-rendered-for="${escapeHtml(renderedFor)}"`;
    const block = data === null ? '' : `<script id="page-data" type="application/json">${inertJson(data)}</script>`;
    const [wait, mark] = body === '' ? ['', ''] : [WAIT_FOR_END, END];
    return `${start}${head}${wait}${toSettings}${inertJson(settings)}${toRoot}<div id="root"${address}>${body}</div>${mark}${block}${end}`;
  };
};
