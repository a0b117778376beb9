type Module = { importers: readonly string[] } | null;
type Graph = { getModuleInfo: (id: string) => Module };

const PAGES = String.raw`\/src\/pages\/public\/`;
/** The code that a screen begins with. */
const STARTS = {
  everyScreen: /\/src\/main\.tsx$/,
  home: new RegExp(`${PAGES}home-page\\.tsx$`),
  list: new RegExp(`${PAGES}package-list-page\\.tsx$`),
  detail: new RegExp(`${PAGES}package-detail-page\\.tsx$`),
} as const;
type Start = keyof typeof STARTS;

/** The entry needs these too, and must not wait for the rest. */
const ENTRYS_OWN = /preload-helper|carousel\/carousel\.css/;

const wordsOf = (text: string): string[] => text.split(' ');

/** Packages whose index imports all they have, so that the graph cannot tell who needs what. */
const INDEXED = [
  {
    file: /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/,
    chunks: {
      core: ['menu', 'check', 'info', 'triangle-exclamation-point', 'x', 'wifi-off', 'cloud-off'],
      home: ['star'],
      shared: ['search', 'compass', 'calendar-check', 'luggage'],
      packages: ['mountain', 'calendar-days'],
      booking: ['indian-rupee'],
      // On several screens each, and a few hundred bytes: every file of their own would be named in what all screens load.
      parts: wordsOf(
        'chevron-left chevron-right chevron-down plus clock map map-pin undo-2 search-x circle-exclamation-point circle-check',
      ),
    },
  },
  {
    file: /\/@tanstack\/(?:react-query|query-core)\/build\/modern\/(\w*[mM]utationObserver|useMutation\w*)\.js$/,
    chunks: {},
  },
] as const;

/** Some lines each, for several screens: one file compresses better than ten, and is asked for once. */
const SMALL = [
  {
    name: 'parts',
    file: /\/contracts\/src\/(?:seats|cancellation-policy)\/[\w-]+\.rules\.ts$|\/values\/calendar-date\.ts$|\/format\/(?:duration-of|booking-number-of|format-money)\.ts$|\/ui\/(?:feedback\/notice\.tsx|browser\/use-media\.ts)$/,
  },
  // Login needs it too, and nothing else of Home.
  { name: 'core', file: /\/ui\/browser\/use-browser-value\.ts$/ },
  { name: 'fields', file: /\/ui\/fields\/(?:field|text-field|select-field)\.tsx$|\/ui\/fields\/control-style\.ts$/ },
  // What a package's own page and the way from there to a booking say of its conditions.
  {
    name: 'booking',
    file: /\/tour-packages\/seats-query\.ts$|\/format\/(?:seats-left|cancellation-words)\.ts$|\/ui\/layout\/breadcrumb\.tsx$/,
  },
  { name: 'standing', file: /\/bookings\/detail\/(?:seats-held|use-minutes-left|why-cancelled|refund-sentence-of)\.tsx?$/ },
] as const;

/** null: the icon is one screen's own. */
const indexedChunkOf = (id: string): string | null | undefined => {
  for (const { file, chunks } of INDEXED) {
    const name = file.exec(id)?.[1];
    if (name === undefined) continue;
    return Object.entries<readonly string[]>(chunks).find(([, names]) => names.includes(name))?.[0] ?? null;
  }
  return undefined;
};

/** By the screens that cannot do without it; what a single one needs stays with that one. */
const chunkByNeed = (isFor: (start: Start) => boolean): string | null => {
  // Home's own is in a chunk too: About Us shows some of its blocks.
  if (isFor('home')) return isFor('list') || isFor('detail') ? 'shared' : 'home';
  return isFor('list') && isFor('detail') ? 'packages' : null;
};

const createIsBehind = (start: RegExp) => {
  const known = new Map<string, boolean>();
  const isBehind = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const answer = start.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isBehind(importer, graph));
    known.set(id, answer);
    return answer;
  };
  return isBehind;
};

/** Where a module goes; null leaves it to the bundler. */
export const createChunkOf = (): ((id: string, graph: Graph) => string | null) => {
  const behind = Object.fromEntries(Object.entries(STARTS).map(([start, file]) => [start, createIsBehind(file)]));
  return (id, graph) => {
    if (ENTRYS_OWN.test(id)) return 'entry';
    // A start keeps a chunk of its own: by that the manifest knows it.
    if (Object.values(STARTS).some((start) => start.test(id))) return null;
    const indexed = indexedChunkOf(id);
    if (indexed !== undefined) return indexed;
    const isFor = (start: Start) => behind[start]?.(id, graph) ?? false;
    // Left alone, it would come as forty files, each compressed by itself.
    if (isFor('everyScreen')) return 'core';
    return SMALL.find(({ file }) => file.test(id))?.name ?? chunkByNeed(isFor);
  };
};
