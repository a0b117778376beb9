import type { Letter, LetterKind } from '@wayfarer/contracts';
import type { LetterRecord } from './letter.model.ts';

/** @param stored null where this email was never worded by the agency */
export const presentLetter = (kind: LetterKind, stored: LetterRecord | null | undefined): Letter => ({
  kind,
  own: stored?.own ?? null,
  ...(stored?.translations ? { translations: stored.translations } : {}),
  version: stored?.version ?? 0,
  changedAt: stored?.at.toISOString() ?? null,
});
