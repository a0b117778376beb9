type Module = { importers: readonly string[] } | null;
type Graph = { getModuleInfo: (id: string) => Module };

/** Chunks by what they begin with; a module goes to the first that contains it without waiting for anything. */
const CHUNKS = [
  // All that every screen needs: left alone, it would come as forty files, each compressed by itself.
  { name: 'core', start: /\/src\/main\.tsx$/ },
  // Home and what other public pages share with it.
  { name: 'home', start: /\/src\/pages\/public\/home-page\.tsx$/ },
];

/** The entry needs these too, and must not wait for the rest. */
const ENTRYS_OWN = /preload-helper|ui\/carousel\.css/;
/** Packages whose index imports all they have, so that the graph cannot tell who needs what. */
const INDEXED = [
  {
    file: /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/,
    chunks: {
      core: ['menu', 'check', 'info', 'triangle-exclamation-point', 'x', 'wifi-off', 'cloud-off'],
      home: ['search', 'compass', 'calendar-check', 'luggage', 'star'],
      // On several screens each, and a few hundred bytes: every file of their own would be named in what all screens load.
      signs: ['chevron-left', 'chevron-right', 'chevron-down', 'plus', 'clock', 'map', 'map-pin', 'undo-2', 'search-x'],
    },
  },
  {
    file: /\/@tanstack\/(?:react-query|query-core)\/build\/modern\/(\w*[mM]utationObserver|useMutation\w*)\.js$/,
    chunks: { core: [], home: [], signs: [] },
  },
] as const;

/** Some lines each, for several screens. */
const WORDS = /\/contracts\/src\/(?:seats|cancellation-policy)\/[\w-]+\.rules\.ts$|\/format\/(?:duration|booking-number)-of\.ts$/;
const STANDING = /\/bookings\/(?:seats-held|use-minutes-left|why-cancelled|refund-sentence-of)\.tsx?$/;

const chunkByName = (id: string): string | null | undefined => {
  for (const { file, chunks } of INDEXED) {
    const name = file.exec(id)?.[1];
    if (name === undefined) continue;
    const found = Object.entries(chunks).find(([, names]) => (names as readonly string[]).includes(name));
    return found?.[0] ?? null;
  }
  return undefined;
};

const smallChunkOf = (id: string): string | null => {
  if (WORDS.test(id)) return 'words';
  return STANDING.test(id) ? 'standing' : null;
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
  const chunks = CHUNKS.map(({ name, start }) => ({ name, isBehind: createIsBehind(start) }));
  return (id, graph) => {
    if (ENTRYS_OWN.test(id)) return 'entry';
    // A start keeps a chunk of its own: by that the manifest knows it.
    if (CHUNKS.some(({ start }) => start.test(id))) return null;
    const named = chunkByName(id);
    return named === undefined ? (chunks.find(({ isBehind }) => isBehind(id, graph))?.name ?? smallChunkOf(id)) : named;
  };
};
