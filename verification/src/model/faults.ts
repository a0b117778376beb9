import {
  type Answer,
  type Applied,
  applyToProvider,
  failing,
  type Provider,
  type ProviderRequest,
  refusing,
} from './memory-provider.ts';

export type Outcome = Applied & { readonly fault: string | null };

const unclear: Answer = { fails: 'unclear', isRepeated: false };

const faulty = (applied: Applied | null, fault: string): Outcome[] => (applied ? [{ ...applied, fault }] : []);

/**
 * Everything that may become of one call to the provider: it is answered, or meets a fault, before or after
 * its effect.
 */
export const outcomesOf = (provider: Provider, request: ProviderRequest, mayFail: boolean): Outcome[] => {
  const answered = applyToProvider(provider, request);
  const outcomes: Outcome[] = [{ ...answered, fault: null }];
  if (!mayFail) return outcomes;
  outcomes.push({ provider, answer: unclear, fault: 'is lost' });
  const changesSomething = request.act === 'openSession' || request.act === 'expireSession' || request.act === 'refund';
  if (!changesSomething) return outcomes;
  return [
    ...outcomes,
    ...faulty({ provider: answered.provider, answer: unclear }, 'acts, but its answer is lost'),
    ...faulty(failing(provider, request, false), 'answers 500'),
    ...faulty(failing(provider, request, true), 'acts, but answers 500'),
    ...faulty(refusing(provider, request), 'is refused this once'),
    ...faulty({ provider: { ...provider, late: [...provider.late, request] }, answer: unclear }, 'is on its way for long'),
    ...faulty({ provider, answer: { fails: 'busy', isRepeated: false } }, 'answers 429'),
  ];
};
