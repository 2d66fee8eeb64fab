/**
 * What a table of plans, one a column or a row, says of their features: "SSO is only available on the Enterprise plan", "both
 * plans include backups", "the Starter plan allows 5 users", "the Starter plan is free".
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Reading, textOf } from '../../text/reading.ts';
import { countOf } from '../data-answers/answer.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { truthOf } from '../record/words/states.ts';
import type { Column, Table } from './column.ts';
import type { Answer } from './rows.ts';

const KIND =
  '(?:plan|tier|package|edition|version|subscription|option|model|membership|tariff|licen[cs]e|account)';
const HAS = '(?:includes?|have|has|comes? with|offers?|supports?|provides?|contains?)';
const OFFERED = '(?:available|included|offered|supported|provided)';
const OF = String.raw`(?:The |the )?(?<plan>[\p{L}\d][\p{L}\d +-]{0,30}?)(?: ${KIND})?`;

const ALL = new RegExp(
  String.raw`^(?<all>All|Every|Each|Both|No|Neither|None)(?: of)?(?: the)? ${KIND}s? ${HAS} (?:an? |the )?(?<what>\p{L}[^,;:]{1,40})$`,
  'u',
);
const ONLY: readonly RegExp[] = [
  new RegExp(String.raw`^Only ${OF} ${HAS} (?:an? |the )?(?<what>\p{L}[^,;:]{1,40})$`, 'u'),
  new RegExp(
    String.raw`^(?:The )?(?<what>\p{L}[^,;:]{1,40}?) (?:is|are) (?:(?:only|exclusively)(?: ${OFFERED})?|${OFFERED} (?:only|exclusively)) (?:in|with|on|for|to) ${OF}$`,
    'u',
  ),
];
const ALLOWED = new RegExp(
  String.raw`^${OF} (?:allows|supports|comes with|includes|offers|provides) (?:up to )?(?<many>\d[\d.,]*|\p{Ll}+) (?<what>\p{L}[^,;:]{1,40})$`,
  'u',
);
const FREE = new RegExp(String.raw`^${OF} is (?:free|free of charge)$`, 'u');
const FORMS = [ALL, ...ONLY, ALLOWED, FREE];

const said = (reading: Reading): string => textOf(reading).trim().replace(/\.$/, '');

/** Whether a claim may be one of plans and their features. */
export const isOfPlans = (reading: Reading): boolean => FORMS.some((form) => form.test(said(reading)));

/** What a table says of the features of plans; undefined for other claims, and where a cell leaves it open. */
export function ofPlans(reading: Reading, table: Table, lexicon: Lexicon): Answer | undefined {
  const text = said(reading);
  const every = ALL.exec(text)?.groups;
  if (every !== undefined) return ofAll(every, table, lexicon);
  const only = ONLY.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (only !== undefined) return ofOnly(only, table, lexicon);
  const allowed = ALLOWED.exec(text)?.groups;
  if (allowed !== undefined) return ofMany(allowed, table, lexicon);
  const free = FREE.exec(text)?.groups;
  return free === undefined ? undefined : ofPrice(free, table);
}

type Groups = Readonly<Partial<Record<'all' | 'what' | 'plan' | 'many', string>>>;

const ATTRIBUTES_OF = new RegExp(`^${KIND}s?$`, 'u');
/** What heads the column of what its rows are called, where the columns of the text are its rows. */
const TURNED = /^name$/;

/** The column of the plans; undefined for a table of other things. */
function plansOf({ columns: [first] }: Table): Column | undefined {
  const name = first?.name.join(' ') ?? '';
  return ATTRIBUTES_OF.test(name) || TURNED.test(name) ? first : undefined;
}

/** The one column of a feature. */
function featureOf(what: string, table: Table, lexicon: Lexicon): Column | undefined {
  const key = (words: readonly string[]): string => words.map((word) => lexicon.lemma(word)).join(' ');
  const named = table.columns.slice(1).filter(({ name }) => key(name) === key(wordsOf(what)));
  return named.length === 1 && !isToldBeside(table, what) ? named[0] : undefined;
}

/** The row of a plan; -1 for none. */
function rowOf(plan: string, { cells }: Column): number {
  const name = wordsOf(plan).join(' ');
  const rows = cells.flatMap((cell, at) => (cell?.words.join(' ') === name ? [at] : []));
  return rows.length === 1 ? rows[0]! : -1;
}

/** Whether a plan has a feature, by the cell of it; undefined where that leaves it open. */
function has(cell: Field | undefined): boolean | undefined {
  if (cell === undefined) return undefined;
  const words = cell.words.join(' ');
  if (/^(?:included|available)$/.test(words)) return true;
  if (/^(?:not included|not available|unavailable|excluded)$/.test(words)) return false;
  const truth = /^\d/.test(words) ? undefined : truthOf(cell.quote, cell.words);
  return truth === undefined ? undefined : truth === 'yes';
}

function ofAll({ all, what }: Groups, table: Table, lexicon: Lexicon): Answer | undefined {
  const plans = plansOf(table);
  const feature = featureOf(what!, table, lexicon);
  if (plans === undefined || feature === undefined) return undefined;
  if (/^(?:Both|Neither)$/.test(all!) && plans.cells.length !== 2) return undefined;
  const wanted = /^(?:All|Every|Each|Both)$/.test(all!);
  const held = feature.cells.map(has);
  if (held.includes(!wanted)) return answer(false, plans, feature, 'quantifier');
  return held.includes(undefined) ? undefined : answer(true, plans, feature, 'quantifier');
}

function ofOnly({ plan, what }: Groups, table: Table, lexicon: Lexicon): Answer | undefined {
  const plans = plansOf(table);
  const feature = featureOf(what!, table, lexicon);
  const row = plans === undefined ? -1 : rowOf(plan!, plans);
  if (row < 0 || feature === undefined) return undefined;
  const held = feature.cells.map(has);
  if (held[row] === false || held.some((one, at) => at !== row && one === true))
    return answer(false, plans!, feature, 'quantifier');
  return held.includes(undefined) ? undefined : answer(true, plans!, feature, 'quantifier');
}

function ofMany({ plan, many, what }: Groups, table: Table, lexicon: Lexicon): Answer | undefined {
  const plans = plansOf(table);
  const feature = featureOf(what!, table, lexicon);
  const row = plans === undefined || isToldBeside(table, plan!) ? -1 : rowOf(plan!, plans);
  const cell = feature?.cells[row];
  if (row < 0 || cell === undefined) return undefined;
  const [, number, unit = ''] = /^(?:up to )?(\d[\d.,]*|unlimited)(?: (.+))?$/i.exec(cell.quote) ?? [];
  if (number === undefined || (unit !== '' && wordsOf(unit).join() !== wordsOf(what!).join()))
    return undefined;
  const count = countOf(many!);
  if (count === undefined && many !== 'unlimited') return undefined;
  const holds = count === undefined ? /^unlimited$/i.test(number) : countOf(number) === count;
  return { ...answer(holds, plans!, feature!, 'quantity'), cells: [plans!.cells[row]!, cell] };
}

const PRICE = /\b(?:price|cost|fee|charge|rate)s?\b/;
const NOTHING =
  /^(?:[€£$] ?)?0(?:[.,]00?)?(?: ?[€£$]| [A-Z]{3})?(?: ?(?:\/|per|a) ?\p{L}+)?$|^free(?: of charge)?$/iu;

function ofPrice({ plan }: Groups, table: Table): Answer | undefined {
  const plans = plansOf(table);
  const row = plans === undefined ? -1 : rowOf(plan!, plans);
  // A rate in a head is one of the price only where the cell is an amount.
  const prices = (table.rows[row] ?? []).filter(({ name }) => PRICE.test(name.join(' ')));
  if (row < 0 || prices.length === 0 || isToldBeside(table, plan!)) return undefined;
  const holds = prices.every(({ quote }) => NOTHING.test(quote));
  if (!holds && !prices.some(({ quote }) => /[1-9]/.test(quote))) return undefined;
  const derivation = prices.map(({ name, quote }) => `${name.join(' ')} ${quote}`).join(', ');
  return { holds, kind: 'quantity', derivation, cells: [plans!.cells[row]!, ...prices] };
}

/** Whether what stands above or below a table speaks of a feature or a plan: it may tell otherwise than the cells. */
function isToldBeside({ document: { text }, rows }: Table, what: string): boolean {
  const fields = rows.flat();
  const from = text.lastIndexOf('\n', Math.min(...fields.map(({ start }) => start))) + 1;
  const end = text.indexOf('\n', Math.max(...fields.map((field) => field.end)));
  const behind = end < 0 ? '' : text.slice(end);
  // The head of rows stands above the first of them, that of columns is one of their fields.
  const head = fields[0]!.object.startsWith('column') ? 1 : 2;
  const above = text.slice(0, from).split('\n').slice(0, -head);
  const beside = wordsOf([...above.filter((line) => !/[|\t]/.test(line)), behind].join('\n'));
  return ` ${beside.join(' ')} `.includes(` ${wordsOf(what).join(' ')} `);
}

function answer(holds: boolean, plans: Column, feature: Column, kind: Answer['kind']): Answer {
  const told = plans.cells.map((cell, row) => `${cell?.quote}: ${feature.cells[row]?.quote}`);
  const cells = [plans, feature].flatMap((column) => column.cells.flatMap((cell) => cell ?? []));
  return { holds, kind, derivation: `${feature.name.join(' ')} – ${told.join(', ')}`, cells };
}
