import { expect, onTestFinished, vi } from 'vitest';

/** For a test that causes failures: fails unless the console got exactly these lines by its end. */
export const expectInConsole = (...lines: string[]): void => {
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
    said.push(line);
  });
  onTestFinished(() => expect(said).toEqual(lines));
};
