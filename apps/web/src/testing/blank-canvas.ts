import { vi } from 'vitest';

// A canvas context that accepts every call and draws nothing.
const strokes = (canvas: HTMLCanvasElement) =>
  new Proxy(
    {},
    {
      get: (_, name) => (name === 'canvas' ? canvas : name === 'measureText' ? () => ({ width: 0 }) : () => undefined),
      set: () => true,
    },
  );

/** Lets charts render in jsdom, which has no canvas: nothing is drawn, nothing fails. */
export const drawNothing = (): void => {
  // Assigned, not spied on: the overloads of getContext include contexts that no chart uses.
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
