import { type Answer, type Applied, applyToProvider, failing, type Provider, type ProviderRequest } from './memory-provider.ts';

export type Outcome = Applied & { readonly fault: string | null };

const unclear: Answer = { fails: 'unclear' };

/** Everything that may become of one call to the provider: it is answered, or meets a fault, before or after its effect. */
export const outcomesOf = (provider: Provider, request: ProviderRequest, mayFail: boolean): Outcome[] => {
  const answered = applyToProvider(provider, request);
  const outcomes: Outcome[] = [{ ...answered, fault: null }];
  if (!mayFail) return outcomes;
  outcomes.push({ provider, answer: unclear, fault: 'is lost' });
  outcomes.push({ ...failing(provider, request, false), fault: 'answers 500' });
  const changesSomething = request.act === 'openSession' || request.act === 'expireSession' || request.act === 'refund';
  if (!changesSomething) return outcomes;
  outcomes.push({ provider: answered.provider, answer: unclear, fault: 'acts, but its answer is lost' });
  outcomes.push({ ...failing(provider, request, true), fault: 'acts, but answers 500' });
  outcomes.push({
    provider: { ...provider, late: [...provider.late, request] },
    answer: unclear,
    fault: 'is on its way for long',
  });
  outcomes.push({ provider, answer: { fails: 'busy' }, fault: 'answers 429' });
  return outcomes;
};
