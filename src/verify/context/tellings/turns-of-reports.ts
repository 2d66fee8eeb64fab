/** Turns of phrase of reports, notices and terms, as those of `turns.ts`: which say the same, and which follow from which. */

const BE = ['is', 'are', 'was', 'were', 'has been', 'have been', 'had been', 'will be'];
const each = (turns: (be: string) => readonly string[]): readonly (readonly string[])[] => BE.map(turns);

/** Those that say the same, form by form. */
export const SAME_IN_REPORTS: readonly (readonly string[])[] = [
  ...each((be) => [`${be} picked up`, `${be} collected`]),
  ...each((be) => [`${be} carried out`, `${be} conducted`, `${be} performed`]),
  ...each((be) => [
    `${be} postponed to`,
    `${be} postponed until`,
    `${be} deferred to`,
    `${be} deferred until`,
    `${be} put off until`,
    `${be} put off to`,
    `${be} adjourned to`,
    `${be} adjourned until`,
  ]),
  ...each((be) => [`${be} put at`, `${be} estimated at`]),
  ['because of', 'due to', 'owing to', 'as a result of'],
  ['hit', 'struck', 'collided with'],
  ['becomes due', 'falls due'],
  ['become due', 'fall due'],
  ['half an hour', '30 minutes', 'thirty minutes'],
];

/** What follows from another turn, and not the other way round. */
export const FROM_IN_REPORTS: readonly (readonly [string, string])[] = [
  ['becomes due', 'is due'],
  ['become due', 'are due'],
  ['is estimated at', 'was put at'],
  ['is estimated at', 'was estimated at'],
  ['is not covered', 'is excluded'],
  ['are not covered', 'are excluded'],
  ['is excluded', 'is not covered'],
  ['is excluded', 'is not insured'],
  ['are excluded', 'are not covered'],
  ['are excluded', 'are not insured'],
  ['is not covered', 'is not insured'],
  ['are not covered', 'are not insured'],
  ['came out on', 'was released on'],
  ['came out on', 'was published on'],
  ['came out in', 'was released in'],
  ['came out in', 'was published in'],
  ['was released on', 'came out on'],
  ['leaked out', 'leaked'],
  ['is paid in', 'is payable in(?! (?:full|part))'],
  ['are paid in', 'are payable in(?! (?:full|part))'],
  ['is paid on', 'is payable on'],
  ['is due on', 'is payable on'],
  ['is due upon', 'is payable upon'],
  ['on acceptance', 'upon acceptance'],
  ['upon acceptance', 'on acceptance'],
  ['upon delivery', 'on delivery'],
  ['upon signature', 'on signature'],
  ['was found at', 'was recorded at'],
  ['were found at', 'were recorded at'],
  ['was found in', 'was recorded in'],
  ['were found in', 'were recorded in'],
  ['took place', 'was carried out'],
  ['took place', 'were carried out'],
  ['took place', 'was conducted'],
  ['becomes read-only', 'is switched to read-only mode'],
  ['becomes read-only', 'is set to read-only'],
  ['become read-only', 'are switched to read-only mode'],
  ['fell down', 'fell to the ground'],
];
