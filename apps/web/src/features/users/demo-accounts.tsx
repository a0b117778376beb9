import { Button } from '../../shared/ui/actions/button.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';

const PASSWORD = 'wayfarer-demo';

/** They exist only with the embedded database (see docs/operations). */
const demoAccounts = () => [
  { username: 'traveller', what: t('books trips') },
  { username: 'admin', what: t('runs the agency') },
];

/** Lists the accounts of a demo; a press fills in the form. */
export const DemoAccounts = ({ onChoose }: { onChoose: (account: { username: string; password: string }) => void }) => (
  <section aria-labelledby="demo-accounts" className="rounded-card bg-warm-soft p-5 noscript:hidden">
    <h2 id="demo-accounts" className="font-semibold text-ink">
      {t('Demo accounts')}
    </h2>
    <p className="mt-1 text-ink-soft text-small">
      {rich('The password of both is <password>. Choose one to fill in the form.', {
        password: <code className="font-semibold text-ink">{PASSWORD}</code>,
      })}
    </p>
    <ul className="mt-3 flex flex-wrap gap-3">
      {demoAccounts().map(({ username, what }) => (
        <li key={username} className="min-w-32 grow">
          <Button variant="secondary" className="w-full py-1.5" onClick={() => onChoose({ username, password: PASSWORD })}>
            <span>
              {username}
              <span className="block font-normal text-ink-soft text-small">{what}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
