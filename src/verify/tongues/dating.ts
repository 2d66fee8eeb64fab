/** Dates in languages that are not read: all that a sentence of theirs may say more than a claim. */
import type { Reading, Word } from '../../text/reading.ts';

/** Words of date and day in languages that are not read: Dutch, Italian, Portuguese, Swedish, Danish, Polish, Russian. */
const DATING = new Set(
  (
    'gisteren vandaag eergisteren maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni ' +
    'juli augustus september oktober november december ieri oggi lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio ' +
    'febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ontem hoje janeiro fevereiro marco abril ' +
    'maio junho julho setembro outubro novembro dezembro igar idag wczoraj dzisiaj \u0432\u0447\u0435\u0440\u0430 ' +
    '\u0441\u0435\u0433\u043e\u0434\u043d\u044f'
  ).split(' '),
);
const BEFORE_DAYS = new Set('op il em no na di de den i w dnia'.split(' '));

/** Whether a word is one of a date: "op maandag", "il 3 maggio". */
export function isDating(words: readonly Word[], at: number): boolean {
  const { form, numeric } = words[at];
  if (DATING.has(form)) return true;
  if (numeric) return DATING.has(words[at - 1]?.form ?? '') || DATING.has(words[at + 1]?.form ?? '');
  return BEFORE_DAYS.has(form) && words[at + 1] !== undefined && isDating(words, at + 1);
}

/** Whether a sentence is a claim, word for word, with no more in it than a date. */
export function standsDated({ words: ours }: Reading, { words, question }: Reading): boolean {
  const rest = words.filter((_, at) => !isDating(words, at));
  return !question && rest.length === ours.length && ours.every(({ form }, at) => form === rest[at]!.form);
}
