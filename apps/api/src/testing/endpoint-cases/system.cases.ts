import { startMailServer } from '../servers/start-mail-server.ts';
import { withSettings } from '../with-settings.ts';
import type { Changes, ErrorCases, Reads } from './every-case.ts';

export const errorCases: ErrorCases = {
  // The API of these tests has no mail server.
  sendTestEmail: {
    CONFLICT: ({ api, admin }) => api.request.post('/api/system/test-email').set(admin.bearer),
  },
};

export const changes: Changes = {
  sendTestEmail: async ({ api, admin }) => {
    const mail = await startMailServer();
    const { database, clock } = api.dependencies;
    await database
      .collection('users')
      .updateOne({ usernameKey: admin.username.toLowerCase() }, { $set: { emailVerifiedAt: clock() } });
    const settings = { SMTP_URL: mail.url, EMAIL_FROM: 'agency@wayfarer.example' };
    const answer = await withSettings(api, settings, async () => api.request.post('/api/system/test-email').set(admin.bearer));
    await mail.close();
    return { answer };
  },
};

export const reads: Reads = { showSystem: {} };
