import { siteSettings } from '../../shared/site-settings.ts';
import { Fact } from '../../shared/ui/display/fact.tsx';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

const names = () => ({
  people: t('People'),
  since: t('Running trips since'),
  languages: t('Languages'),
  licence: t('Licence'),
  cover: t('Cover'),
  answers: t('Answers'),
});

/** Who runs a trip, as far as the agency says it. */
export const WhoRunsIt = () => {
  const { name, operator = {} } = siteSettings.agency;
  const said = (Object.keys(names()) as (keyof ReturnType<typeof names>)[]).filter((part) => operator[part] !== undefined);
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="who-runs-it">
      <h2 id="who-runs-it" className="font-bold text-ink text-title">
        {t('Who runs it')}
      </h2>
      <p className="mt-2 text-ink">{name}</p>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2">
        {said.map((part) => (
          <Fact key={part} name={names()[part]}>
            <bdi {...ownText(siteSettings.agency, `operator/${part}`)}>{operator[part]}</bdi>
          </Fact>
        ))}
      </dl>
    </section>
  );
};
