import type { FieldError } from 'react-hook-form';

/**
 * Finds the sentence about a part of a field, 'rules.0.from' of a schedule, or about something inside that
 * part.
 */
export type PartError = (part: string) => string | undefined;

export const partErrorOf =
  (error: FieldError | undefined): PartError =>
  (part) => {
    const found = Object.entries(error?.types ?? {}).find(
      ([path]) => path === part || (part !== '' && path.startsWith(`${part}.`)),
    );
    return typeof found?.[1] === 'string' ? found[1] : undefined;
  };
