import { paths } from '../shared/paths.ts';
import { rich } from '../shared/words/rich.tsx';
import { addressOf, t, tc } from '../shared/words/words.ts';

const link = 'font-semibold text-accent underline underline-offset-4';

/** Shown without JavaScript on pages that only the browser can render. */
export const NeedsCode = () => (
  <noscript>
    <main className="gutters flex min-h-dvh flex-col justify-center gap-4 py-16">
      <h1 className="font-bold text-ink text-title">{t('This page needs JavaScript')}</h1>
      <p className="max-w-prose">
        {t(
          "Logging in, booking, paying and the admin area work only with it. Turn it on in your browser's settings and load this page again.",
        )}
      </p>
      <p>
        {rich('You can look at <trips> without it, and <write>.', {
          trips: (
            <a className={link} href={addressOf(paths.packageList())}>
              {tc('in a sentence', 'all trips')}
            </a>
          ),
          write: (
            <a className={link} href={addressOf(paths.contact())}>
              {tc('in a sentence', 'write to us')}
            </a>
          ),
        })}
      </p>
    </main>
  </noscript>
);
