import { BASE_LANGUAGE, isLanguageCode, type LanguageCode } from '@wayfarer/words';
import type { Request, RequestHandler, Response } from 'express';
import { inLanguage } from '../language/in-language.ts';

/** Of the website's calls: browsers send `Accept-Language` with everything, whatever the page is in. */
const HEADER = 'Wayfarer-Language';

/** The language of the page that makes a request: of an address by its prefix, of a call by its header. */
const askedLanguage = (request: Request, offered: readonly string[]): LanguageCode => {
  const asked = [request.path.split('/')[1] ?? '', request.get(HEADER) ?? ''];
  return asked.filter((code) => offered.includes(code)).find(isLanguageCode) ?? BASE_LANGUAGE;
};

/** Says in which of the offered languages a request is answered: English where it asks for none of them. */
export const noteLanguage =
  (offered: readonly string[]): RequestHandler =>
  (request, response, next) => {
    response.locals.language = askedLanguage(request, offered);
    speakAsAsked(request, response, next);
  };

/** Runs something in the language in which a request is answered. */
export const inAskedLanguage = <Result>(response: Response, run: () => Result): Result =>
  inLanguage((response.locals.language as LanguageCode | undefined) ?? BASE_LANGUAGE, run);

/** What follows is said in the language of the request, also where reading a body has lost it. */
export const speakAsAsked: RequestHandler = (_request, response, next) => inAskedLanguage(response, next);
