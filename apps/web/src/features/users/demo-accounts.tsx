import { Button } from '../../shared/ui/actions/button.tsx';

/** They exist only with the embedded database (see docs/operations). */
const demoAccounts = [
  { username: 'traveller', password: 'wayfarer-demo', what: 'books trips' },
  { username: 'admin', password: 'wayfarer-demo', what: 'runs the agency' },
] as const;

/** Lists the accounts of a demo; a press fills in the form. */
export const DemoAccounts = ({ onChoose }: { onChoose: (account: { username: string; password: string }) => void }) => (
  <section aria-labelledby="demo-accounts" className="rounded-card bg-warm-soft p-5 noscript:hidden">
    <h2 id="demo-accounts" className="font-semibold text-ink">
      Demo accounts
    </h2>
    <p className="mt-1 text-ink-soft text-small">
      The password of both is <code className="font-semibold text-ink">wayfarer-demo</code>. Choose one to fill in the form.
    </p>
    <ul className="mt-3 flex flex-wrap gap-3">
      {demoAccounts.map(({ what, ...account }) => (
        <li key={account.username} className="min-w-32 grow">
          <Button variant="secondary" className="w-full py-1.5" onClick={() => onChoose(account)}>
            <span>
              {account.username}
              <span className="block font-normal text-ink-soft text-small">{what}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
