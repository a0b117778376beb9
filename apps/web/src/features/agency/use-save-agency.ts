import type { Agency } from '@wayfarer/contracts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useVersionedSave } from '../../shared/admin-list/form/use-versioned-save.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { type AgencyFormOutput, type AgencyFormValues, agencyForm } from './agency-form.ts';

/**
 * Saves the settings over the version that the form was opened with, and resets the form to what is stored
 * then.
 */
export const useSaveAgency = (begunWith: Agency, form: UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>) => {
  const [base, setBase] = useState(begunWith);
  const { save, failure, theirs, overTheirs, begin } = useVersionedSave(base, form);
  const [saved, setSaved] = useState(false);
  const beginWith = (agency: Agency): void => {
    begin();
    setBase(agency);
    form.reset(agencyForm.valuesOf(agency));
  };
  const submit = async (values: AgencyFormOutput, over: Agency = base): Promise<void> => {
    setSaved(false);
    const body = agencyForm.bodyOf(values, over.version);
    const sending = async () => {
      const call = callEndpoint('editAgency', { body });
      call.catch(logFailure('Saving the settings failed'));
      return call;
    };
    const answer = await save(over, sending);
    if (answer === null) return;
    beginWith(answer.agency);
    setSaved(true);
  };
  return { submit, failure, base, theirs, overTheirs, beginWith, saved };
};
