import type { MoneyDependencies, MoneyGuards } from '@wayfarer/api/payments';
import type { PaymentProvider } from '@wayfarer/api/stripe/payment-provider';
import type { Scenario } from '../model/scenario.ts';

/** The dependencies of the product with a broken guarantee. */
type Break = (needs: MoneyDependencies) => Partial<MoneyDependencies>;

/** A guarantee, how it is broken, and a scenario in which that must be noticed. */
export type BrokenGuard = { readonly guard: string; readonly break: Break; readonly scenario: Scenario };

/** Guarantees by their names, each broken in its own way, all of which must be noticed in one scenario. */
export const noticedIn = (scenario: Scenario, breaks: Readonly<Record<string, Break>>): BrokenGuard[] =>
  Object.entries(breaks).map(([guard, broken]) => ({ guard, break: broken, scenario }));

/** One of the product's guards is replaced by a broken one, which may ask the shipped one. */
export const guard =
  <Name extends keyof MoneyGuards>(name: Name, replace: (shipped: MoneyGuards[Name]) => MoneyGuards[Name]): Break =>
  ({ guards }) => ({ guards: { ...guards, [name]: replace(guards[name]) } });

/** The product calls its payment provider differently. */
export const provider =
  (replace: (shipped: PaymentProvider, needs: MoneyDependencies) => Partial<PaymentProvider>): Break =>
  (needs) => ({ paymentProvider: { ...needs.paymentProvider, ...replace(needs.paymentProvider, needs) } });
