/** move: travel on the other day. money: everything that was paid goes back. */
export const anotherDayAnswers = ['move', 'money'] as const;
export type AnotherDayAnswer = (typeof anotherDayAnswers)[number];
