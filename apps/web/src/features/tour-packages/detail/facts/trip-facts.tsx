import { HARDEST_LEVEL, levelWordsOf, type PackageFacts } from '@wayfarer/contracts';
import { formatList } from '@wayfarer/words';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact, factLinkStyle } from '../../../../shared/ui/display/fact.tsx';
import { ownText, type Translatable } from '../../../../shared/words/own-text.tsx';
import { t } from '../../../../shared/words/words.ts';
import { Questions } from './questions.tsx';

type LinesProps = {
  heading: string;
  lines: readonly string[] | undefined;
  fact: keyof PackageFacts;
  of: Translatable;
  icon: ReactNode;
};

const Lines = ({ heading, lines, fact, of, icon }: LinesProps) =>
  lines === undefined ? null : (
    <div className="min-w-0">
      <h3 className="font-semibold text-ink">{heading}</h3>
      <ul className="mt-3 space-y-2">
        {lines.map((line, at) => (
          <li key={line} className="flex gap-2.5 text-ink">
            <span aria-hidden="true" className="mt-1 shrink-0">
              {icon}
            </span>
            <span dir="auto" className="min-w-0 wrap-anywhere" {...ownText(of, `facts/${fact}/${at}`)}>
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

const yes = <Check className="size-4 text-green" />;

/** What travellers ask before they book, as far as the agency has filled it. */
export const TripFacts = ({ facts, of }: { facts: PackageFacts; of: Translatable }) => {
  const { highlights, included, notIncluded, toBring, meetingPoint, map, level, languages, minAge, questions, ...hidden } = facts;
  // A fact that the page would not show is a type error.
  hidden satisfies Record<string, never>;
  return (
    <section aria-labelledby="good-to-know" className="space-y-8">
      <h2 id="good-to-know" className="font-bold text-ink text-title">
        {t('Good to know')}
      </h2>
      <Lines heading={t('Highlights')} lines={highlights} fact="highlights" of={of} icon={yes} />
      {included || notIncluded ? (
        <div className="grid gap-8 sm:grid-cols-2">
          <Lines heading={t('Included')} lines={included} fact="included" of={of} icon={yes} />
          <Lines
            heading={t('Not included')}
            lines={notIncluded}
            fact="notIncluded"
            of={of}
            icon={<X className="size-4 text-ink-faint" />}
          />
        </div>
      ) : null}
      <Lines heading={t('What to bring')} lines={toBring} fact="toBring" of={of} icon={yes} />
      {meetingPoint || map || level || languages || minAge ? (
        <dl className="grid gap-5 sm:grid-cols-2">
          {meetingPoint || map ? (
            <Fact name={t('Meeting point')}>
              <bdi {...ownText(of, 'facts/meetingPoint')}>{meetingPoint}</bdi>{' '}
              {map ? (
                <a href={map} target="_blank" rel="noreferrer noopener" className={factLinkStyle}>
                  {t('Show on a map')}
                </a>
              ) : null}
            </Fact>
          ) : null}
          {level ? (
            <Fact name={t('Level')}>
              {t('{name} ({level} of {hardest})', { name: levelWordsOf(level), level, hardest: HARDEST_LEVEL })}
            </Fact>
          ) : null}
          {languages ? (
            <Fact name={t('Guides speak')}>
              <bdi {...ownText(of, 'facts/languages')}>{formatList(languages)}</bdi>
            </Fact>
          ) : null}
          {minAge ? <Fact name={t('Minimum age')}>{minAge}</Fact> : null}
        </dl>
      ) : null}
      {questions ? <Questions questions={questions} of={of} /> : null}
    </section>
  );
};
