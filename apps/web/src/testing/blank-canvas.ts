import { vi } from 'vitest';

// A canvas context that takes every stroke and draws nothing.
const strokes = (canvas: HTMLCanvasElement) =>
  new Proxy(
    {},
    {
      get: (_, name) => (name === 'canvas' ? canvas : name === 'measureText' ? () => ({ width: 0 }) : () => undefined),
      set: () => true,
    },
  );

/** Lets charts be drawn where jsdom has no canvas: nothing is seen, nothing fails. */
export const drawNothing = (): void => {
  // Assigned and not spied on: the overloads of getContext name contexts that no chart asks for.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return strokes(this);
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
};
