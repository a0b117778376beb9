import type { Agency } from '@wayfarer/contracts';
import { useState } from 'react';
import { changedEntryIn } from '../../shared/admin-list/edited-meanwhile.tsx';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';

/**
 * Saves the settings over those that the form was begun with. Where somebody else was faster nothing is saved and nothing is lost
 * (docs/decisions/0069).
 */
export const useSaveAgency = (begunWith: Agency) => {
  const [base, setBase] = useState(begunWith);
  const [theirs, setTheirs] = useState<Agency | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = (agency: Agency): void => {
    setBase(agency);
    setTheirs(null);
    setFailure(null);
  };
  /** @returns what is saved; null when it was refused, and why is told. @throws where fields are wrong */
  const save = async (bodyOf: (version: number) => FormData): Promise<Agency | null> => {
    setFailure(null);
    try {
      const { agency } = await callEndpoint('editAgency', { body: bodyOf((theirs ?? base).version) });
      begin(agency);
      return agency;
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'VALIDATION') throw thrown;
      console.error('Saving the settings failed', thrown);
      const newest = changedEntryIn<Agency>(thrown);
      if (newest === null) setFailure(sentenceOf(thrown));
      else setTheirs(newest);
      return null;
    }
  };
  return { save, failure, setFailure, base, theirs, begin };
};
