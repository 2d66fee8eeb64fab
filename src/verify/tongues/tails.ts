/** "…, wenn …", "si …", "porque …": a sentence of one statement and what is said of when, why or what by clauses on it. */
import type { Reading, Word } from '../../text/reading.ts';
import type { Tongue } from './grammar.ts';

export type Bond =
  | 'if'
  | 'unless'
  | 'when'
  | 'once'
  | 'because'
  | 'that'
  | 'so-that'
  | 'before'
  | 'after'
  | 'whether';

/** A clause that hangs on another. */
export interface Tail {
  readonly bond: Bond;
  readonly words: readonly number[];
}

export interface Bound {
  /** The words of the clause that the others hang on. */
  readonly head: readonly number[];
  readonly tails: readonly Tail[];
}

type Openers = readonly (readonly [Bond, readonly (readonly string[])[]])[];

const openers = (text: Readonly<Partial<Record<Bond, string>>>): Openers =>
  Object.entries(text).map(([bond, all]) => [bond as Bond, all.split(' ').map((one) => one.split('_'))]);

/** What opens such a clause, words joined by "_"; longer ones first. Folded. */
const OPENERS: Readonly<Record<Tongue, Openers>> = {
  de: openers({
    unless: 'es_sei_denn_dass es_sei_denn ausser_wenn',
    if: 'vorausgesetzt_dass unter_der_bedingung_dass wenn falls sofern',
    once: 'sobald',
    because: 'weil da',
    that: 'dass',
    'so-that': 'damit',
    before: 'bevor ehe',
    after: 'nachdem',
    whether: 'ob',
  }),
  fr: openers({
    unless: 'sauf_si a_moins_que a_moins_qu',
    once: 'des_que des_qu',
    because: 'parce_que parce_qu puisque puisqu car',
    'so-that': 'afin_que afin_qu pour_que pour_qu',
    before: 'avant_que avant_qu',
    after: 'apres_que apres_qu',
    if: 'a_condition_que a_condition_qu pourvu_que pourvu_qu si s',
    when: 'lorsque lorsqu quand',
    that: 'que qu',
  }),
  es: openers({
    unless: 'salvo_que salvo_si a_menos_que a_no_ser_que',
    once: 'en_cuanto tan_pronto_como una_vez_que',
    because: 'ya_que puesto_que dado_que porque',
    'so-that': 'para_que',
    before: 'antes_de_que',
    after: 'despues_de_que',
    if: 'siempre_que siempre_y_cuando a_condicion_de_que con_tal_de_que si',
    when: 'cuando',
    that: 'que',
  }),
};

/** Openers that are other words too where no sign stands before them. */
const AFTER_SIGN = new Set(['da', 'damit', 'ehe', 's']);

/** Longest heading, in words. */
const LONGEST_HEADING = 2;

/** The clauses that hang on the only statement of words `from` to `to`; undefined where none does or there are more. */
export function boundOf(reading: Reading, language: Tongue): Bound | undefined {
  const { words, text } = reading;
  const head: number[] = [];
  const tails: { bond: Bond; words: number[] }[] = [];
  let inTail = false;
  let heads = 0;
  for (let at = headingOf(reading); at < words.length; at++) {
    const sign = at === 0 || /[,;:()\u2013\u2014]/.test(text.slice(words[at - 1].end, words[at].start));
    // "Es sei denn, …": what opens it may stand by itself.
    if (sign && !(inTail && tails.at(-1)!.words.length === 0)) inTail = false;
    const opened = openedAt(reading, language, at, sign);
    if (opened !== undefined) {
      tails.push({ bond: opened.bond, words: [] });
      inTail = true;
      at += opened.count - 1;
    } else if (inTail) tails.at(-1)!.words.push(at);
    else {
      if (head.length === 0 || head.at(-1)! < at - 1 || sign) heads++;
      head.push(at);
    }
  }
  const whole = tails.length > 0 && heads === 1 && tails.every((tail) => tail.words.length > 0);
  return whole ? { head, tails } : undefined;
}

/** Words of a heading that a sentence has before a colon. */
function headingOf({ words, text }: Reading): number {
  const at = words.findIndex(({ start }, i) => i > 0 && /:\s/.test(text.slice(words[i - 1].end, start)));
  return at > 0 && at <= LONGEST_HEADING ? at : 0;
}

/** A form without the sign of what is left out: "qu'". */
const bare = (word: Word | undefined): string | undefined => word?.form.replace(/['\u2019]$/, '');

function openedAt(
  { words }: Reading,
  language: Tongue,
  at: number,
  sign: boolean,
): { readonly bond: Bond; readonly count: number } | undefined {
  if (words[at].value >= 0) return undefined;
  const first = bare(words[at]);
  for (const [bond, all] of OPENERS[language])
    for (const forms of all) {
      if (forms[0] !== first || !forms.every((form, i) => bare(words[at + i]) === form)) continue;
      if (forms.length === 1 && AFTER_SIGN.has(forms[0]) && !sign) continue;
      return { bond, count: forms.length };
    }
  return undefined;
}
