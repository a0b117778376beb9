import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sentenceOf } from '../../api/api-failure.ts';
import { setFieldErrors } from '../../forms/set-field-errors.ts';
import { changedEntryIn } from './edited-meanwhile.tsx';

/**
 * Saves a form over the version of the entry that it was opened with. If somebody else was faster nothing is
 * saved, and nothing is lost (docs/decisions/0069).
 * @param base null for a new entry
 * @returns `theirs`: the entry as somebody else has changed it, and `overTheirs`: what to save over instead;
 * null if nobody has
 */
export const useVersionedSave = <Entry extends { version: number }, Values extends FieldValues, Output extends FieldValues>(
  base: Entry | null,
  form: UseFormReturn<Values, unknown, Output>,
) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  /**
   * @returns what was saved; null if nothing was: the editor went back, or it was refused, which is then
   * shown
   */
  const save = async <Saved>(over: Entry | null, send: (over: Entry | null) => Promise<Saved | null>): Promise<Saved | null> => {
    setFailure(null);
    try {
      const saved = await send(over);
      setTheirs(null);
      return saved;
    } catch (thrown) {
      const current = changedEntryIn<Entry>(thrown);
      setTheirs(current);
      if (current === null && !setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
      return null;
    }
  };
  return {
    save,
    failure,
    theirs,
    overTheirs: base === null || theirs === null ? null : { ...base, version: theirs.version },
    begin: () => {
      setTheirs(null);
      setFailure(null);
    },
  };
};
