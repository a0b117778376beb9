import { siteSettings } from '../../shared/site-settings.ts';
import { Fact } from '../../shared/ui/display/fact.tsx';

const names = {
  people: 'People',
  since: 'Running trips since',
  languages: 'Languages',
  licence: 'Licence',
  cover: 'Cover',
  answers: 'Answers',
} as const;

/** Who runs a trip, as far as the agency says it. */
export const WhoRunsIt = () => {
  const { name, operator = {} } = siteSettings.agency;
  const said = (Object.keys(names) as (keyof typeof names)[]).filter((part) => operator[part] !== undefined);
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="who-runs-it">
      <h2 id="who-runs-it" className="font-bold text-ink text-title">
        Who runs it
      </h2>
      <p className="mt-2 text-ink">{name}</p>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2">
        {said.map((part) => (
          <Fact key={part} name={names[part]}>
            <bdi>{operator[part]}</bdi>
          </Fact>
        ))}
      </dl>
    </section>
  );
};
