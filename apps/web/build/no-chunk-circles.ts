import type { Plugin } from 'vite';

type Chunks = Readonly<Record<string, { type: string; imports?: string[] }>>;

const circleFrom = (start: string, chunks: Chunks, way: readonly string[] = []): readonly string[] | null => {
  for (const next of chunks[way.at(-1) ?? start]?.imports ?? []) {
    if (next === start) return [start, ...way, start];
    if (way.includes(next)) continue;
    const circle = circleFrom(start, chunks, [...way, next]);
    if (circle !== null) return circle;
  }
  return null;
};

/**
 * Fails the build when chunks import each other in a cycle: which of them runs first would be unpredictable.
 */
export const noChunkCircles = (): Plugin => ({
  name: 'no-chunk-circles',
  apply: 'build',
  generateBundle: function (_options, bundle) {
    const chunks: Chunks = bundle;
    for (const file of Object.keys(chunks)) {
      const circle = circleFrom(file, chunks);
      if (circle !== null) this.error(`These chunks import each other: ${circle.join(' → ')}.`);
    }
  },
});
