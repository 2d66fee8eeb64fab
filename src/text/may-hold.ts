/** Letters of a pattern looked for before it is made: to compile one takes longer than to read many texts. */

const NOT_ASCII = /[^\0-\x7f]/;
/** What a pattern of whatever case takes for an "s", and is no capital of it. */
const LONG_S = '\u017f';

/** Whether a text may hold some letters, whatever their case: no pattern that needs them matches a text that cannot. */
export const mayHold = (text: string, letters: string): boolean =>
  NOT_ASCII.test(letters) || text.toLowerCase().includes(letters.toLowerCase()) || text.includes(LONG_S);
