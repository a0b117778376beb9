import { afterAll } from 'vitest';
import { everyEmail } from '../../every-feature.ts';
import { emailWorker } from '../../features/emails/index.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import type { TestApi } from '../start-test-api.ts';
import { startMailServer } from './start-mail-server.ts';

/** A mail server, and workers that send due emails; each pass sends everything that is due and returns. */
export const startPost = async (api: TestApi) => {
  const mailbox = await startMailServer();
  const server = smtpServer(mailbox.url);
  const { dependencies } = api;
  const emails = dependencies.database.collection('emails');
  const { pass } = emailWorker(dependencies, { server, ...everyEmail(dependencies) });
  return {
    ...mailbox,
    pass,
    /** Resets it: the server works, and no email caused so far is due, stored or received. */
    clear: async (): Promise<void> => {
      mailbox.fail({});
      await pass();
      mailbox.forget();
      await emails.deleteMany({});
    },
    stored: () => emails.find().sort({ causedAt: 1 }).toArray(),
    close: async (): Promise<void> => {
      await server.close();
      await mailbox.close();
    },
  };
};

export type Post = Awaited<ReturnType<typeof startPost>>;

/** The same for all tests of a file, at whose top it is called, before its API stops. */
export const testPost = async (api: TestApi): Promise<Post> => {
  const post = await startPost(api);
  afterAll(post.close);
  return post;
};
