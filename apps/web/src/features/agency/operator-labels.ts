/** What each part of who runs the trips is called on the screen. */
export const operatorLabels = {
  people: 'People',
  since: 'Running trips since',
  languages: 'Languages',
  licence: 'Licence',
  cover: 'Cover',
  answers: 'You answer',
} as const;
