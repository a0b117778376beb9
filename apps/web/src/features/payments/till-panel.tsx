import { formatMoney, type PaymentWay, type Till, type TillWay } from '@wayfarer/contracts';
import { sumOfRupees } from '../../shared/format/sum-of-rupees.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

/** What each way of paying is called. */
export const wayNames: Readonly<Record<PaymentWay, string>> = { card: 'Card', cash: 'Cash', transfer: 'Bank transfer' };

const CELL = 'py-2 ps-4 text-end';

const Amounts = ({ name, into, out, difference }: { name: string; into: number; out: number; difference: number }) => (
  <tr className="border-hairline border-t">
    <th scope="row" className="py-2 pe-4 text-start font-medium">
      {name}
    </th>
    <td className={CELL}>{formatMoney(into)}</td>
    <td className={CELL}>{formatMoney(out)}</td>
    <td className={`${CELL} font-semibold`}>{formatMoney(difference)}</td>
  </tr>
);

/** What came in and went out by each way, of what is filtered; what to choose where nothing is. */
export const TillPanel = ({ till }: { till: Till }) => {
  const { ways, isTooMany } = till;
  if (ways === null)
    return (
      <p className="text-ink-soft text-small">
        {isTooMany
          ? 'These are too many payments to be added up. Choose fewer days.'
          : 'Choose days, a way or a person to see what came in and went out.'}
      </p>
    );
  const sumOf = (pick: (way: TillWay) => number): number => sumOfRupees(ways.map(pick));
  return (
    <Card as="section" aria-labelledby="till" className="space-y-3">
      <h2 id="till" className="font-semibold text-body text-ink">
        In and out
      </h2>
      <div className="overflow-x-auto">
        <table className="figures w-full text-ink text-small" aria-labelledby="till">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="pe-4 pb-2 text-start font-medium">
                Way
              </th>
              {['In', 'Out', 'Difference'].map((heading) => (
                <th key={heading} scope="col" className="pb-2 ps-4 text-end font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.map(({ way, in: into, out, difference }) => (
              <Amounts key={way} name={wayNames[way]} into={into} out={out} difference={difference} />
            ))}
            {ways.length > 1 ? (
              <Amounts
                name="All"
                into={sumOf((one) => one.in)}
                out={sumOf(({ out }) => out)}
                difference={sumOf(({ difference }) => difference)}
              />
            ) : null}
          </tbody>
        </table>
      </div>
      <p className="text-ink-faint text-small">
        Days are those on which money came or went: what was given back counts on its own day, by the way it went back.
      </p>
    </Card>
  );
};
