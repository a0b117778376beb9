import { type ComponentProps, type RefObject, type SubmitEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressOf } from '../words/words.ts';
import type { CheckedForm, FieldErrors, FormValues } from './check-form.ts';

/** A form's schema as its module exports it. */
type Rules<Output> = { readonly check: (values: FormValues) => CheckedForm<Output> };

type PlainForm<Output> = {
  /**
   * Called when a field is first touched, and awaited when the form is sent: schemas are not part of the
   * first load.
   */
  loadRules: () => Promise<Rules<Output>>;
  /** The address that a browser without JavaScript posts it to. */
  action: string;
  /** Errors of an earlier attempt that the server refused. */
  refused?: FieldErrors | undefined;
  send: (values: Output) => unknown;
};

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const fieldIn = (form: HTMLFormElement, isMeant: (name: string) => boolean): HTMLInputElement | undefined =>
  [...form.elements].find((element): element is HTMLInputElement => 'name' in element && isMeant(String(element.name)));

const fillIn = (form: HTMLFormElement, values: FormValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldIn(form, (other) => other === name);
    if (field) field.value = value;
  }
};

/**
 * The form of a public page: uncontrolled fields, validated with the contract's schema when it is sent and,
 * after that, when it is corrected. If the schema has not loaded, the server validates with it. Without
 * JavaScript the browser checks what it can and posts (docs/decisions/0007).
 */
export const usePlainForm = <Output>({
  loadRules,
  action,
  refused = {},
  send,
}: PlainForm<Output>): {
  element: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  fill: (values: FormValues) => void;
  props: ComponentProps<'form'>;
} => {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(refused);
  const wasChecked = useRef(Object.keys(refused).length > 0);
  // Not an effect: the form may be shown later than this is called, or again.
  const ref = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    // From now on errors are shown at their fields; without this code the browser shows its own.
    if (form) form.noValidate = true;
  }, []);

  const check = async (form: HTMLFormElement): Promise<CheckedForm<Output>> => {
    const rules = await loadRules().catch(() => null);
    return rules === null ? { values: valuesOf(form) as Output, errors: null } : rules.check(valuesOf(form));
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const checked = await check(form);
    wasChecked.current = true;
    // Set before the first of them gets the focus, so that it is read out with its error.
    flushSync(() => setErrors(checked.errors ?? {}));
    if (checked.errors === null) await send(checked.values);
    else fieldIn(form, (name) => checked.errors[name] !== undefined)?.focus();
  };

  const correct = async (form: HTMLFormElement, name: string): Promise<void> => {
    const { errors: left } = await check(form);
    setErrors((told) => ({ ...told, [name]: left?.[name] }));
  };

  return {
    element,
    errors,
    fill: (values) => {
      setErrors({});
      wasChecked.current = false;
      if (element.current) fillIn(element.current, values);
    },
    props: {
      ref,
      method: 'post',
      action: addressOf(action),
      onFocus: () => void loadRules().catch(() => null),
      onInput: ({ currentTarget, target }) => {
        if (wasChecked.current && target instanceof Element) void correct(currentTarget, target.getAttribute('name') ?? '');
      },
      onClick: (event) => {
        // The second click of a double click would send the form that the first has cleared.
        if (event.detail > 1 && event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
};
