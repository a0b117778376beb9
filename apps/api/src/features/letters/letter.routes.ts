import type { letterEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import type { EmailAgency } from '../emails/index.ts';
import { changeLetter } from './change-letter.ts';
import { listLetters } from './list-letters.ts';
import { tryLetter } from './try-letter.ts';

type Needs = Dependencies & { readonly agency: () => Promise<EmailAgency> };

export const letterHandlers = (needs: Needs): Handlers<keyof typeof letterEndpoints> => ({
  listLetters: () => listLetters(needs),
  editLetter: ({ params, body: { version, translations, ...own } }) =>
    changeLetter(needs, params.kind, { own, translations, version }),
  resetLetter: ({ params, query: { version } }) => changeLetter(needs, params.kind, { own: null, version }),
  tryLetter: ({ params, body }) => tryLetter(needs, params.kind, body),
});
