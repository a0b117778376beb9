import type { contactMessageEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { changeMessage } from './change-message.ts';
import { presentEntries } from './contact-message.presenter.ts';
import { contactMessageRepository } from './contact-message.repository.ts';
import { findMessage } from './find-message.ts';
import { replyToMessage } from './reply-to-message.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactMessageHandlers = (dependencies: Dependencies): Handlers<keyof typeof contactMessageEndpoints> => ({
  sendContactMessage: ({ body }) => sendContactMessage(dependencies, body),
  listMessages: async ({ caller, query }) => {
    const page = await contactMessageRepository(dependencies.database).list({ ...query, caller: caller.userId });
    return pageReply(await presentEntries(dependencies, page.records), page, query);
  },
  findMessage: ({ params }) => findMessage(dependencies, params.id),
  changeMessage: ({ params, body }) => changeMessage(dependencies, params.id, body),
  replyToMessage: ({ caller, params, body }) => replyToMessage(dependencies, caller, params.id, body),
});
