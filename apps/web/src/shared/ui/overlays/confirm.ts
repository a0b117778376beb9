import type { ReactNode } from 'react';

export type Question = {
  title: string;
  text?: string;
  /** Below the text, each on a line of its own. */
  list?: readonly string[];
  /** Below the text, such as a table. */
  details?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** danger: the confirming button is destructive. */
  tone?: 'accent' | 'danger';
  /** A third way, which answers no and leads to another page. */
  link?: { label: string; to: string };
};

export type AskedQuestion = {
  question: Question;
  answer: (sure: boolean) => void;
};

let asked: AskedQuestion | null = null;
const listeners = new Set<() => void>();

const publish = (next: AskedQuestion | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** For ConfirmHost: the question that waits for its answer. */
export const readQuestion = (): AskedQuestion | null => asked;
export const subscribeToQuestions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks in the accessible dialog; resolves true on confirm, false on cancel, Escape or a newer question. */
export const confirm = (question: Question): Promise<boolean> => {
  asked?.answer(false);
  return new Promise((resolve) => {
    publish({
      question,
      answer: (sure) => {
        publish(null);
        resolve(sure);
      },
    });
  });
};
