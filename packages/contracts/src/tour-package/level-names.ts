/** Of levels, which the API counts from 1: how fit one should be. */
export const levelNames = ['Easy', 'Light', 'Moderate', 'Demanding', 'Strenuous'] as const;
