import { watchedPartNames } from '@wayfarer/contracts';
import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** To admins, when something that keeps the site running fails, and when it is well again. */
export const systemReport = (
  { username, part, isWrong, sentence, at }: ContentOf<'system-report'>,
  { brand, timeZone, urlOf }: Site,
): Template => {
  const name = watchedPartNames[part];
  return {
    subject: isWrong ? `${name}: something is wrong` : `${name}: all is well again`,
    preview: sentence,
    heading: isWrong ? `${name}: something is wrong` : `${name}: all is well again`,
    body: [
      paragraph(`Hello ${username},`, 'greeting'),
      paragraph(sentence, 'sentence'),
      paragraph(
        isWrong
          ? `This was seen at ${instantText(at, timeZone)}. You get one more email when it is well again.`
          : `This was seen at ${instantText(at, timeZone)}. There is nothing to do.`,
        'when',
      ),
    ],
    action: { label: 'Open System', url: urlOf('adminSystem') },
    why: `You are receiving this email because you are an admin of ${brand}.`,
  };
};
