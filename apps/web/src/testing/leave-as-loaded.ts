import { sampleSiteSettings } from '@wayfarer/contracts/testing';
import { saveDraft } from '../shared/forms/draft-storage.ts';
import { endLogout } from '../shared/session/logout-state.ts';
import { applySiteSettings, siteSettingsOf } from '../shared/site-settings.ts';
import { readAnnouncements } from '../shared/ui/feedback/notify.ts';
import { readQuestion } from '../shared/ui/overlays/confirm.ts';

/**
 * Takes back what lives as long as a page does: what the website's modules remember (notices, a question, a draft, a logout under
 * way, the settings) and what stands in the window (its document and its address).
 */
export const leaveAsLoaded = (): void => {
  for (const notice of readAnnouncements()) notice.close();
  readQuestion()?.answer(false);
  // One is kept at a time: this one, which nobody asks for, takes its place.
  saveDraft('none', 'nobody', null);
  endLogout();
  applySiteSettings({ ...siteSettingsOf('{}'), agency: sampleSiteSettings.agency });
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
};
