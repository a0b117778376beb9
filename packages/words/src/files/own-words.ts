import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, isPseudo, type LanguageCode, languages } from '../languages.ts';
import { faultOf } from './fault-of.ts';
import { type Entry, readEntries } from './read-catalogue.ts';
import { readTemplate } from './read-template.ts';

/** Texts that an operator has put in place of ours. */
export type OwnWords = {
  readonly entries: Readonly<Partial<Record<LanguageCode, readonly Entry[]>>>;
  /** What was left out, and why: a sentence each. */
  readonly faults: readonly string[];
};

export const NO_OWN_WORDS: OwnWords = { entries: {}, faults: [] };

/** Of one file so many are told: one of another version may have a thousand. */
const MAX_FAULTS = 20;

/** As an operator finds it in the file: a context, `msgctxt`, stands before its text. */
const shownKey = (key: string): string => `'${key.replace('\u0004', ': ')}'`;

type Known = ReadonlyMap<string, Entry>;

const checkEntries = (entries: readonly Entry[], language: LanguageCode, known: Known) => {
  const taken: Entry[] = [];
  const faults: string[] = [];
  for (const entry of entries.filter(({ forms }) => forms.length > 0)) {
    const english = known.get(entry.key)?.english;
    const fault = english === undefined ? null : faultOf({ english, forms: entry.forms }, languages[language].forms);
    if (english === undefined) faults.push(`there is no text ${shownKey(entry.key)}, so it is left out.`);
    else if (fault !== null) faults.push(`${shownKey(entry.key)} ${fault}, so it is left out.`);
    else taken.push(entry);
  }
  const more = faults.length - MAX_FAULTS;
  return { taken, faults: more > 0 ? [...faults.slice(0, MAX_FAULTS), `${more} more are left out.`] : faults };
};

/** Why nothing of a folder or a file is taken. */
const unread = (name: string, thrown: unknown): OwnWords => ({
  entries: {},
  faults: [`${name} cannot be read, so nothing of it is taken: ${thrown instanceof Error ? thrown.message : String(thrown)}`],
});

const readFile = (folder: string, file: string, known: Known): OwnWords => {
  const code = file.slice(0, -'.po'.length);
  const nothing = (fault: string): OwnWords => ({ entries: {}, faults: [`${file}: ${fault}`] });
  if (!isLanguageCode(code) || isPseudo(code))
    return nothing('a file is named after its language, as de.po, and there is none with this code.');
  let read: ReturnType<typeof readEntries>;
  try {
    read = readEntries(readFileSync(join(folder, file), 'utf8'));
  } catch (thrown) {
    return unread(file, thrown);
  }
  const [named = ''] = read.language.split(/[-_@]/);
  if (named !== '' && named !== code) return nothing(`in its head it is for '${read.language}', so nothing of it is taken.`);
  const { taken, faults } = checkEntries(read.entries, code, known);
  return { entries: taken.length === 0 ? {} : { [code]: taken }, faults: faults.map((fault) => `${file}: ${fault}`) };
};

/**
 * Reads the catalogues of an operator, `de.po` for German, with as few of the texts as wanted. What is wrong
 * is left out and told, and never stops anything.
 */
export const readOwnWords = (folder: string): OwnWords => {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.po'));
  } catch (thrown) {
    return unread(folder, thrown);
  }
  const known = new Map(files.length === 0 ? [] : readTemplate().map((entry) => [entry.key, entry]));
  const read = files.toSorted().map((file) => readFile(folder, file, known));
  return { entries: Object.assign({}, ...read.map(({ entries }) => entries)), faults: read.flatMap(({ faults }) => faults) };
};
