import { type ExchangeRates, MAX_RATE_AGE_DAYS } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { EditedMeanwhile } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { useVersionedSave } from '../../shared/admin-list/form/use-versioned-save.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { partErrorOf } from '../../shared/forms/part-error.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { ExchangeRateRows } from './exchange-rate-rows.tsx';
import { exchangeRatesSchemaOf, ratesValuesOf, slipsOf } from './exchange-rates-form.ts';
import { LoadedSetting } from './loaded-setting.tsx';
import { SettingsSection } from './settings-section.tsx';

type ExchangeRatesProps = { onUnsaved: (isUnsaved: boolean) => void };

const ABOUT = `Readers may choose a currency at the foot of each page, and then see what a price is about beside it. They pay in rupees. A rate that is older than ${MAX_RATE_AGE_DAYS} days is not shown; without any, nobody is asked.`;

const ExchangeRatesFormOf = ({ stored, onUnsaved }: ExchangeRatesProps & { stored: ExchangeRates }) => {
  const [base, setBase] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const ask = useConfirm();
  const form = useForm({
    defaultValues: ratesValuesOf(stored),
    resolver: schemaResolver(exchangeRatesSchemaOf(base.version)),
    mode: 'onTouched',
  });
  const { save, failure, theirs, begin } = useVersionedSave(base, form);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const beginWith = (shown: ExchangeRates): void => {
    begin();
    setBase(shown);
    form.reset(ratesValuesOf(shown));
  };
  const submit = (over: ExchangeRates) =>
    form.handleSubmit(async ({ rates }) => {
      setSaved(false);
      const slips = slipsOf(rates, over.rates);
      const title = 'These rates differ by more than half from the stored ones. Are they right?';
      if (slips.length > 0 && !(await ask({ title, list: slips, confirmLabel: 'Save them' }))) return;
      const answer = await save(base, async () => {
        const meant = slips.length > 0 ? { confirmed: true } : {};
        const call = callEndpoint('editExchangeRates', { body: { rates, ...meant, version: over.version } });
        call.catch(logFailure('Saving the exchange rates failed'));
        return call;
      });
      if (answer === null) return;
      beginWith(answer.exchangeRates);
      setSaved(true);
    })();
  return (
    <form
      noValidate
      aria-label="Other currencies"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(base);
      }}
    >
      <SettingsSection title="Other currencies" text={ABOUT}>
        <Controller
          control={form.control}
          name="rates"
          render={({ field, fieldState }) => (
            <ExchangeRateRows
              values={{ rates: field.value }}
              onChange={({ rates }) => field.onChange(rates)}
              read={base.read}
              errorOf={partErrorOf(fieldState.error)}
            />
          )}
        />
        {failure === null ? null : <Notice>{failure}</Notice>}
        {theirs === null ? null : (
          <EditedMeanwhile
            noun="setting"
            fields=""
            busy={isSubmitting}
            onShow={() => beginWith(theirs)}
            onSave={() => void submit(theirs)}
          />
        )}
        {isSaved && !isDirty ? <Notice tone="green">Saved. Readers see it within a minute.</Notice> : null}
        <Button type="submit" busy={isSubmitting}>
          Save rates
        </Button>
      </SettingsSection>
    </form>
  );
};

/** What other currencies are in rupees. @param onUnsaved the page has one guard for all its forms */
export const ExchangeRatesSettings = ({ onUnsaved }: ExchangeRatesProps) => (
  <LoadedSetting
    queryKey={laterQueryKeys.agency.exchangeRates}
    load={(call) => callEndpoint('showExchangeRates', call)}
    loading="Loading the rates..."
    height="h-80"
  >
    {(stored) =>
      stored.source === 'off' ? (
        <SettingsSection title="Other currencies" text={ABOUT}>
          <Notice tone="grey">Switched off by EXCHANGE_RATES on the server, and can only be switched on there.</Notice>
        </SettingsSection>
      ) : (
        <ExchangeRatesFormOf stored={stored} onUnsaved={onUnsaved} />
      )
    }
  </LoadedSetting>
);
