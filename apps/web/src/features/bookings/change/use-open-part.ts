import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Whoever came to change one part of a booking ('?part=day', '?part=party') has it in view, with the focus on
 * it. Any other address changes nothing.
 */
export const useOpenPart = (form: RefObject<HTMLElement | null>): void => {
  const [params] = useSearchParams();
  const part = params.get('part');
  useEffect(() => {
    if (part === 'day' || part === 'party')
      form.current?.querySelector<HTMLElement>(`[data-part=${part}] :is(button, input):enabled`)?.focus();
  }, [form, part]);
};
