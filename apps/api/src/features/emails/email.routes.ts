import type { emailEndpoints } from '@wayfarer/contracts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { presentEmails } from './email.presenter.ts';
import { writingConfigOf } from './email-agency.ts';
import { listEmails } from './email-list.repository.ts';
import type { EmailNeeds } from './email-needs.ts';
import { getEmail, kindsSeenBy, showEmail } from './find-email.ts';
import { resendEmail } from './resend-email.ts';

export const emailHandlers = (needs: EmailNeeds): Handlers<keyof typeof emailEndpoints> => ({
  listEmails: async ({ caller, query }) => {
    const { database, config, agency } = needs;
    const page = await listEmails(database, { ...query, kinds: kindsSeenBy(caller) }, config.SITE_TIME_ZONE);
    const entries = await presentEmails(writingConfigOf(config, await agency()), page.records);
    return pageReply(entries, page, query);
  },
  findEmail: async ({ caller, params }) => showEmail(needs, await getEmail(needs, caller, params.id)),
  resendEmail: ({ caller, params, body }) => resendEmail(needs, caller, params.id, body),
});
