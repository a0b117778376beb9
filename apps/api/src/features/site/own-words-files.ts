import { createHash } from 'node:crypto';
import type { OwnWordsFile } from '@wayfarer/contracts';
import { BASE_LANGUAGE, isLanguageCode } from '@wayfarer/words';
import { websiteTexts } from '@wayfarer/words/files';
import { compressPrepared, type PreparedResponse } from '../../http/memory/prepared-response.ts';
import type { SecurityHeaders } from '../../http/output/security-headers.ts';
import { prepareFile } from '../../http/website/read-website-files.ts';
import { catalogueIn, hasOwnWords, type WordsPlace } from '../../language/own-words.ts';

/**
 * What pages of a language load in place of the built website's texts, where the operator has texts of their
 * own in it: of English too, whose pages load none otherwise.
 */
export const ownWordsFiles = (
  { LANGUAGES }: WordsPlace,
  security: SecurityHeaders,
): { readonly words: readonly OwnWordsFile[]; readonly files: ReadonlyMap<string, PreparedResponse> } => {
  const files = new Map<string, PreparedResponse>();
  const changed = [BASE_LANGUAGE, ...LANGUAGES].filter((code) => isLanguageCode(code)).filter(hasOwnWords);
  if (changed.length === 0) return { words: [], files };
  const ofWebsite = websiteTexts();
  const words = changed.flatMap((code) => {
    const whole = catalogueIn(code);
    if (whole === null) return [];
    const catalogue = ofWebsite(whole);
    const content = Buffer.from(JSON.stringify(catalogue));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `/assets/words-${code}-${hash}.json`;
    const file = prepareFile(content, address, security);
    void compressPrepared(file);
    files.set(address, file);
    return [{ catalogue, address }];
  });
  return { words, files };
};
