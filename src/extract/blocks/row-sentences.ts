/** Rows of tables as sentences about what stands in their first cell: `Plan Basic has the price $7.99 and no phone support`. */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import { loweredName } from '../parts/lowered.ts';

/** Words of a cell that is a value and no text of its own. */
export const LONGEST_VALUE = 4;
/** Names of the first column that say nothing of what its cells are. */
const PLAIN_NAME =
  /^(?:items?|name|what|thing|subject|entry|(?:\p{L}+ )?(?:types?|kinds?|sorts?|options?)|)$/iu;
/** Names of the first of two columns whose cells are the names of what stands in the second. */
export const FIELD_NAME =
  /^(?:fields?|details?|step|steps|events?|stage|stages|milestones?|actions?|property|attributes?|metrics?|key|parameter|question|what|info|information|category|description|entry|)$/i;
/** Names of a first column of what the things named by the other columns have. */
export const TRAIT =
  /^(?:features?|specs?|specifications?|attributes?|propert(?:y|ies)|criteri(?:on|a)|aspects?|traits?|benefits?|characteristics?|perks?|details?)$/i;
export const UNREAD = /^(?:yes|no|true|false|none|n\/a|tbd|[^\p{L}\p{N}]*)$/iu;
/** A cell that only says yes or no of its column. */
export const MARK = /^(?:(?<yes>yes|true|included|✅|✓|✔️?)|no|false|not included|❌|✗|✘)$/iu;
/** `No (a fee applies)`: yes or no with more. */
const MARKED = /^(?:yes|no)[ ,;]*[,;(–—-]/iu;

/** A cell with the name of its column. */
interface Filled {
  readonly cell: string;
  readonly name: string;
}

/** A row as one sentence; undefined where it would not read as one. */
export function rowSentence(
  header: readonly string[],
  [first = '', ...others]: readonly string[],
): string | undefined {
  if (first === '' || others.length === 0 || first.split(' ').length > LONGEST_VALUE) return undefined;
  const filled = others.flatMap((cell, column) =>
    cell === '' ? [] : [{ cell, name: header[column + 1] ?? '' }],
  );
  // "Laptop | €1,200 | €950" under "Claimed | Accepted", "Seats | 48 | 50" under "Used | Limit".
  const counts = filled.some(({ name, cell }) => DONE.test(name) && AMOUNT.test(cell) && !DAY.test(cell));
  if (counts && filled.every(({ cell }) => !UNREAD.test(cell) && cell.split(' ').length <= LONGEST_VALUE))
    return `${first}: ${filled.map(({ name, cell }) => `${name.toLowerCase()} ${cell}`).join(', ')}`;
  const name = header[0] ?? '';
  const general = TRAIT.test(name) || FIELD_NAME.test(name);
  const told = filled.map((one) => ({ one, mark: general ? undefined : marked(one) }));
  const values = told.flatMap(({ one, mark }) => (mark === undefined ? [one] : []));
  if (filled.length === 0 || !values.every(reads)) return undefined;
  const done = values.filter(isDeed);
  const was = done.map(({ name, cell }) => `${loweredName(name)} ${DAY.test(cell) ? 'on ' : ''}${cell}`);
  const has = [
    ...values
      .filter((one) => !isDeed(one) && !DOES.test(one.name))
      .map(({ name, cell }) => `the ${loweredName(name)} ${cell}`),
    ...told.flatMap(({ mark }) => mark?.has ?? []),
  ];
  const does = values.filter((one) => DOES.test(one.name));
  const said = [
    ...does.map(({ name, cell }) => `${loweredName(name)} ${cell}`),
    ...(was.length > 0 ? [`was ${listed(was)}`] : []),
    ...(has.length > 0 ? [`has ${listed(has)}`] : []),
    ...told.flatMap(({ mark }) => mark?.does ?? []),
  ];
  const named = PLAIN_NAME.test(name) || general || first.toLowerCase().includes(name.toLowerCase());
  return `${named ? first : `${name} ${first}`} ${listed(said)}`;
}

/** Whether a cell can be told with the name of its column, as a value or as when or by whom it was done. */
const reads = ({ cell, name }: Filled): boolean =>
  !UNREAD.test(cell) &&
  !MARKED.test(cell) &&
  !PLACING.test(name) &&
  /^[\p{L} -]+$/u.test(name) &&
  cell.split(' ').length <= LONGEST_VALUE;

/** "Used | 48" is an amount, and "Shipped | 4 May" a deed with its day. */
const isDeed = ({ name, cell }: Filled): boolean => DONE.test(name) && (DAY.test(cell) || !AMOUNT.test(cell));

/**
 * What a yes or no says of the name of its column: that the thing has it ("phone support", "no balcony"), or what it is
 * or does ("is not refundable", "was paid", "does not work on Fridays"); undefined for any other cell or name.
 */
function marked({ cell, name }: Filled): { readonly has?: string; readonly does?: string } | undefined {
  const trait = loweredName(name);
  const repeated = new RegExp(String.raw`^(?:not |non-?|un|in)?${RegExp.escape(trait)}$`, 'i').test(cell);
  if (repeated && isState(trait)) return { does: `is ${loweredName(cell)}` };
  const mark = MARK.exec(cell);
  if (mark === null || !/^\p{L}[\p{L} -]*$/u.test(name) || STATING.test(name)) return undefined;
  const yes = mark.groups?.yes !== undefined;
  const not = yes ? '' : 'not ';
  if (DONE.test(name)) return { does: `was ${not}${trait}` };
  if (isState(trait)) return { does: `is ${not}${trait}` };
  if (isNoun(trait)) return { has: `${yes ? '' : 'no '}${trait}` };
  const verb = verbOf(trait);
  if (verb === undefined) return undefined;
  const rest = trait.slice(verb.form.length);
  if (yes) return { does: trait };
  return { does: verb.upos === 'AUX' ? `${verb.form} not${rest}` : `does not ${verb.lemma}${rest}` };
}

/** `Works on Fridays`, `Can be stacked`: the verb that the name of a column opens with. */
function verbOf(trait: string): ParsedToken | undefined {
  const verb = parseSentence(`It ${trait}.`).tokens[1];
  return /^(?:VBZ|MD)$/.test(verb?.xpos ?? '') && trait.includes(' ') ? verb : undefined;
}

/** Whether words say how a thing is: `refundable`, `in stock`. */
function isState(trait: string): boolean {
  if (/^[\p{L}-]+[ai]ble$/u.test(trait)) return true;
  const { tokens } = parseSentence(`It is ${trait}.`);
  const [state] = tokens.slice(2);
  if (state?.upos === 'ADP')
    return tokens.every(({ upos }, at) => at < 2 || /^(?:ADP|DET|NOUN|PUNCT)$/.test(upos));
  return state?.upos === 'ADJ' && tokens.length === 4;
}

/** Names of columns whose cells say how it stands: a "no" among them denies something else. */
const STATING = /(?:^| )(?:status|state|result|answer|value|outcome|decision|notes?|comments?|remarks?)$/i;

/** Columns named by how their cells stand to the rest: `From | To`. */
export const PLACING = /^(?:from|to|by|until|since|via|at|on|for|with)$/i;
/** `Works in`, `Reports to`: columns named by what is done, and how the cells stand to that. */
const DOES = /^\p{L}{3,}[^s\P{L}]s (?:in|at|on|for|to|with|from|under)$/iu;
/** Columns named by what was done: their cells say when, where or by whom. */
export const DONE =
  /^(?:(?!\p{L}*(?:sp|n|s|f|br|d|w|bl|gr|h)eed$|bed$|shed$)\p{L}+ed|sent|paid|sold|bought|built|found|lost)$/iu;
const AMOUNT = /^[$€£]?\d[\d.,]*(?: ?%| \p{L}{1,7})?$/u;
const DAY =
  /^(?:\d{1,2} \p{L}{3,9}|\p{L}{3,9} \d{1,2}|\d{4}-\d\d-\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Whether words name something that a thing may have in it, and no more than that. */
export function isNoun(words: string): boolean {
  const { tokens } = parseSentence(`It has ${words}.`);
  const own = tokens.slice(2, -1);
  // "It has phone support": behind "has" a noun may be read as a participle.
  return (
    own.every(
      ({ upos, form, lemma }) =>
        /^(?:NOUN|PROPN|ADJ|NUM|PUNCT)$/.test(upos) || (upos === 'VERB' && form === lemma),
    ) && own.at(-1)?.upos !== 'ADJ'
  );
}
