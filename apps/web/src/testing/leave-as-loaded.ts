import { sampleSiteSettings } from '@wayfarer/contracts';
import { ENGLISH } from '@wayfarer/words';
import { saveDraft } from '../shared/forms/draft-storage.ts';
import { endLogout } from '../shared/session/logout-state.ts';
import { applySiteSettings, siteSettingsOf } from '../shared/site-settings.ts';
import { readAnnouncements } from '../shared/ui/feedback/notify.ts';
import { readQuestion } from '../shared/ui/overlays/confirm.ts';
import { speak } from '../shared/words/words.ts';

/**
 * Resets what lasts as long as a page: the state of the website's modules (notices, a question, a draft, a
 * logout under way, the settings, the language) and of the window (its document and its address).
 */
export const leaveAsLoaded = (): void => {
  for (const notice of readAnnouncements()) notice.close();
  readQuestion()?.answer(false);
  // Only one draft is kept at a time: this one, which nobody reads, replaces it.
  saveDraft('none', 'nobody', null);
  endLogout();
  speak(ENGLISH);
  applySiteSettings({ ...siteSettingsOf('{}'), agency: sampleSiteSettings.agency });
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
};
