import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type LeadToWrong<Values extends FieldValues, Output, Field extends FieldPath<Values>, Section extends string> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'setFocus'>;
  /** In which section each field is, in the order of the screen. */
  sectionOf: Readonly<Record<Field, Section>>;
  /** The section that is open, and how another one is. */
  current: string;
  go: (section: Section) => void;
};

/**
 * After a save that was refused, by the form or by the server, opens the first wrong field and focuses it.
 */
export const useLeadToWrong = <Values extends FieldValues, Output, Field extends FieldPath<Values>, Section extends string>({
  form: { formState, setFocus },
  sectionOf,
  current,
  go,
}: LeadToWrong<Values, Output, Field, Section>): void => {
  const { errors, submitCount } = formState;
  const latest = useRef({ errors, sectionOf, go });
  const [wanted, setWanted] = useState<Field | null>(null);
  useEffect(() => {
    latest.current = { errors, sectionOf, go };
  });
  useEffect(() => {
    const { errors: present, sectionOf: sections, go: open } = latest.current;
    const wrong = (Object.keys(sections) as Field[]).find((field) => submitCount > 0 && present[field] !== undefined);
    if (wrong === undefined) return;
    setWanted(wrong);
    open(sections[wrong]);
  }, [submitCount]);
  useEffect(() => {
    if (wanted === null || latest.current.sectionOf[wanted] !== current) return;
    setFocus(wanted);
    setWanted(null);
  }, [wanted, current, setFocus]);
};
