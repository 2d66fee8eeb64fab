/** Claims that an amount is over or under a limit, or that something follows from it, by a limit that a sentence sets. */

import { EXCEPTION, NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import { fieldWords } from '../evidence-text.ts';
import type { Amount } from '../record/amounts.ts';
import type { AlignedSentence } from '../support.ts';
import { appliesTo } from './applies.ts';
import type { Asked } from './asked.ts';
import { isNearly } from './deadlines.ts';
import { isExplained, type Ruling } from './in-time.ts';
import { type Limit, limitsIn } from './limits.ts';
import { isAlike, nounAt, says, type Term, termsIn } from './terms.ts';

/** How a claim says that an amount stands to a limit; `meets`: as the limit itself asks. */
type Standing = 'above' | 'below' | 'most' | 'least' | 'meets';

interface Cue {
  readonly standing: Standing;
  readonly denied: boolean;
  readonly taken: readonly number[];
}

const LEVEL = '(?:limit|threshold|cap|maximum|minimum|level|ceiling|amount|target|mark|quota|allowance)';
const CUES: readonly (readonly [RegExp, Standing])[] = (
  [
    [/\b(?:above|over|beyond) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'above'],
    [/\b(?:exceed|exceeds|exceeded) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'above'],
    [/\b(?:below|under|short of) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'below'],
    [
      /\bwithin (?:the|its|his|her|their) (?:[a-z0-9-]+ ){0,4}(?:limit|cap|maximum|allowance|budget|cover)\b/,
      'most',
    ],
    [
      /\bwithin the (?:weight|size|length|height|amount|sum|price|number|cost)(?: (?:that )?(?:is )?(?:allowed|permitted|covered))\b/,
      'most',
    ],
    [
      /\bno (?:more|heavier|longer|larger|higher|bigger) than (?:[a-z0-9-]+ ){1,5}(?:allows?|permits?|covers?|allowed|permitted|covered)\b/,
      'most',
    ],
    [
      /\b(?:more|heavier|longer|larger|higher|bigger|dearer) than (?:[a-z0-9-]+ ){1,5}(?:allows?|permits?|covers?|allowed|permitted|covered)\b/,
      'above',
    ],
    [/\b(?:reach|reaches|reached|meet|meets|met) the (?:[a-z0-9-]+ ){0,4}LEVEL\b/, 'least'],
    [
      /\b(?:above|over|beyond|more than) what (?:[a-z-]+ ){1,5}(?:may|can|could|is allowed to|are allowed to) [a-z]+\b/,
      'above',
    ],
    [/\bwithin what (?:[a-z-]+ ){1,5}(?:may|can|could|is allowed to|are allowed to) [a-z]+\b/, 'most'],
    [/\btoo (?:heavy|large|big|high|many|expensive|tall|wide|old)\b/, 'above'],
    [/\btoo (?:light|small|low|few|little|young|cheap)\b/, 'below'],
    [/\b(?:heavy|large|big|high|many|old|expensive) enough\b/, 'meets'],
    [/\b(?:ordered|spent|bought) enough\b/, 'meets'],
    [/\b(?:light|small|low|few|young|cheap) enough\b/, 'most'],
  ] as const
).map(([pattern, standing]) => [new RegExp(pattern.source.replace('LEVEL', LEVEL)), standing]);

const SAYING = new Set(
  'exceed reach meet weight size length height budget cover allow permit rule policy heavier longer larger bigger dearer limit threshold cap maximum minimum level ceiling amount target mark quota allowance enough too heavy large big high many expensive tall wide old light small low few little young cheap'.split(
    ' ',
  ),
);

function cueOf({ reading, units }: Asked): Cue | undefined {
  const text = reading.words.map(({ form }) => form).join(' ');
  const found = CUES.find(([pattern]) => pattern.test(text));
  if (found === undefined || (text.match(/\benough\b/g) ?? []).length > 1) return undefined;
  const taken = gather(units, (unit, k) =>
    unit.value === undefined && SAYING.has(unit.word.lemma) ? [k] : [],
  );
  return { standing: found[1], denied: (reading.cues & NEGATION) !== 0, taken };
}

/** What a claim's amount is: one of the evidence, or the share that two counts make. */
interface Measure {
  readonly n: bigint;
  readonly d: bigint;
  readonly like: Amount;
  readonly terms: readonly Term[];
  /** Its source has no other amount of its kind. */
  readonly lone: boolean;
  readonly told: string;
}

const quoteOf = ({ sentence, value }: Term): string =>
  sentence.reading.text.slice(value.start, value.end).trim();

/** The one amount of the thing that a claim is about that can be held against a limit. */
function measureOf(
  asked: Asked,
  limit: Limit,
  own: readonly number[],
  setting: ReadonlySet<AlignedSentence>,
): Measure | undefined {
  const about = (one: AlignedSentence): boolean =>
    asked.units.some(
      (_, k) =>
        asked.isCalled(k, one) && (one.alignment.matches[k].strength >= 0.9 || asked.isTitled(k, one)),
    );
  const sources = sourcesOf(asked, about, setting);
  const terms = asked.nearby
    .filter((one) => !setting.has(one) && sources.has(one.document))
    .flatMap((one) => termsIn(one))
    .filter(({ value }) => value.bound === 'exact' && value.per === undefined);
  const shared = shareOf(asked, limit, terms);
  if (shared !== undefined) return shared;
  const alike = terms.filter(({ value }) => isAlike(value, { ...limit.value, bound: 'exact' } as Amount));
  const scores = alike.map((term) => own.filter((k) => term.has(k)).length + (about(term.sentence) ? 1 : 0));
  const most = Math.max(...scores);
  const best = alike.filter((_, k) => scores[k] === most);
  if (!isOfLimit(limit, alike) && !isToldApart(asked, own, best, alike)) return undefined;
  const [first] = best;
  if (
    first === undefined ||
    best.some(({ value }) => !says(first.value as Value, value, value.value.n, value.value.d))
  )
    return undefined;
  return {
    ...first.value.value,
    like: first.value,
    terms: [first],
    lone: alike.length === 1,
    told: quoteOf(first),
  };
}

/** The sources that are about what a claim names; of one that names nothing the only one beside those that set limits. */
function sourcesOf(
  asked: Asked,
  about: (one: AlignedSentence) => boolean,
  setting: ReadonlySet<AlignedSentence>,
): ReadonlySet<number> {
  const found = new Set(asked.nearby.filter((one) => about(one)).map(({ document }) => document));
  if (found.size > 0 || asked.units.some(({ name, value }) => name || value?.kind === 'identifier'))
    return found;
  const rules = new Set([...setting].map(({ document }) => document));
  const others = new Set(asked.nearby.flatMap(({ document }) => (rules.has(document) ? [] : [document])));
  return others.size === 1 ? others : found;
}

/** "Checked bag 21.4 kg, cabin bag 9.1 kg": of several amounts with a unit the one that the claim says alone. */
function isToldApart(
  { units }: Asked,
  own: readonly number[],
  best: readonly Term[],
  all: readonly Term[],
): boolean {
  if (best.length !== 1 || best[0].value.kind !== 'quantity') return false;
  const said = own.filter((k) => !units[k].name && units[k].value === undefined && best[0].has(k));
  return said.length > 0 && all.every((one) => one === best[0] || said.some((k) => !one.has(k)));
}

/** Whether amounts are what a limit is of: one alone of its kind, and of bare numbers those that count the same. */
function isOfLimit({ value, sentence, at }: Limit, terms: readonly Term[]): boolean {
  if (terms.length !== 1) return value.kind === 'money';
  if (value.kind !== 'number' || value.form !== 'cardinal') return true;
  const { words } = sentence.reading;
  const noun = nounAt(sentence.reading, words.findLastIndex((word) => word.value === words[at].value) + 1);
  const [{ noun: own, words: beside, sentence: fact }] = terms;
  const record = fact.source.isRecord(fact.sentence) && beside.some(({ lemma }) => lemma === noun);
  return noun !== '' && (own === noun || record);
}

/** "Orders: 187; late orders: 31" for a limit in percent: the part of them that a word of the claim or limit tells. */
function shareOf(asked: Asked, { value, sentence }: Limit, terms: readonly Term[]): Measure | undefined {
  if (value.kind !== 'number' || value.form !== 'percent') return undefined;
  const names = ({ sentence: { source }, value: { start, end } }: Term): string[] =>
    source
      .leaves(start, end)
      .slice(0, 1)
      .flatMap(({ pointer }) =>
        fieldWords(pointer.slice(pointer.lastIndexOf('/') + 1))
          .toLowerCase()
          .split(' '),
      );
  const counts = terms.filter(
    (term) =>
      term.value.kind === 'number' &&
      term.value.form === 'cardinal' &&
      term.sentence.source.isRecord(term.sentence.sentence),
  );
  const pairs = gather(counts, (part) =>
    gather(counts, (whole) => {
      if (part === whole || part.sentence !== whole.sentence || whole.value.value.n === 0n) return [];
      const [ours, all] = [names(part), names(whole)];
      const more = ours.filter((word) => !all.includes(word));
      if (all.length === 0 || more.length !== 1 || !all.every((word) => ours.includes(word))) return [];
      const words = [...asked.reading.words, ...sentence.reading.words];
      return words.some(({ form, value: k }) => k < 0 && isNearly(asked, form, more[0]))
        ? [{ part, whole }]
        : [];
    }),
  );
  if (pairs.length !== 1) return undefined;
  const [{ part, whole }] = pairs;
  const n = 100n * part.value.value.n * whole.value.value.d;
  const d = part.value.value.d * whole.value.value.n;
  const percent = Math.round((Number(n) / Number(d)) * 10) / 10;
  return {
    n,
    d,
    like: value,
    terms: [part, whole],
    lone: false,
    told: `${quoteOf(part)} / ${quoteOf(whole)} = ${percent}%`,
  };
}

const SIGNS: Readonly<Record<string, (sign: number) => boolean>> = {
  above: (sign) => sign > 0,
  more: (sign) => sign > 0,
  below: (sign) => sign < 0,
  less: (sign) => sign < 0,
  most: (sign) => sign <= 0,
  max: (sign) => sign <= 0,
  least: (sign) => sign >= 0,
  min: (sign) => sign >= 0,
};

function signOf({ n, d }: Measure, { value: { value } }: Limit): number {
  const difference = n * value.d - value.n * d;
  return difference === 0n ? 0 : difference > 0n === d * value.d > 0n ? 1 : -1;
}

/** Whether what a claim says of an amount and a limit follows; undefined where it says no such thing or it is open. */
export function withinLimit(asked: Asked): Ruling | undefined {
  const cue = cueOf(asked);
  if (cue === undefined && (!isOfOne(asked) || isPast(asked))) return undefined;
  // Only what speaks to the claim can say what follows; how its amounts stand may be said of any of them.
  const limits = (cue === undefined ? asked.sentences : asked.nearby).flatMap((one) => limitsIn(one));
  if (limits.length === 0) return undefined;
  const setting = new Set(limits.map(({ sentence }) => sentence));
  return cue === undefined ? consequence(asked, limits, setting) : standing(asked, cue, limits, setting);
}

const STANDING =
  /^(?:within|above|over|beyond|below|under|short|exceed|reach|meet|too|enough|more|less|heavier|longer|larger|higher|bigger)$/;

const NAMED_LIMIT = /\b(?:limit|threshold|cap|maximum|ceiling|quota|allowance)\b/;

/** Whether a claim sets an amount against a limit that these sentences only name: "the limit is 23 kg" keeps none. */
export function onlyNamesLimit(asked: Asked, sentences: readonly AlignedSentence[]): boolean {
  const said = asked.reading.words.map(({ form }) => form).join(' ');
  if (cueOf(asked) === undefined || !NAMED_LIMIT.test(said)) return false;
  return !sentences.some(({ reading: { words } }) =>
    words.some(({ lemma, form }) => STANDING.test(lemma) || STANDING.test(form)),
  );
}

/** Whether a claim is of one thing that it names, and says something of it. */
const isOfOne = ({ units, reading }: Asked): boolean => {
  const named = units.filter(({ name, value }) => name || value?.kind === 'identifier');
  return named.length > 0 && named.length < units.length && (reading.cues & NEGATION) === 0;
};

/** Whether a claim says that something has happened: no rule tells that. */
const isPast = ({ reading: { words } }: Asked): boolean =>
  words.some(
    ({ form, lemma, value }) =>
      value < 0 &&
      (/^(?:was|were|has|have|had|did|been|got|lost|paid|sent)$/.test(form) ||
        (form !== lemma && /[^e]ed$/.test(form))),
  ) && !words.some(({ form }) => /^(?:is|are|be)$/.test(form));

/** "Above the limit of $500", "too heavy for the counter". */
function standing(
  asked: Asked,
  { standing: asks, denied, taken }: Cue,
  limits: readonly Limit[],
  setting: ReadonlySet<AlignedSentence>,
): Ruling | undefined {
  const rest = asked.units.map((_, k) => k).filter((k) => !taken.includes(k));
  const rulings = gather(ranked(limits, rest), (limit) => {
    const measure = measureOf(asked, limit, rest, setting);
    if (measure === undefined || (asks === 'meets' && limit.sentence.reading.cues & NEGATION)) return [];
    if (!appliesTo(asked, limit.sentence, measure.terms[0].sentence)) return [];
    const held = SIGNS[asks === 'meets' ? limit.value.bound : asks](signOf(measure, limit));
    return [{ limit, measure, holds: held !== denied }];
  });
  const [first] = rulings;
  if (first === undefined || rulings.some(({ holds }) => holds !== first.holds)) return undefined;
  return rulingOf(asked, first.limit, first.measure, taken, first.holds);
}

/** Of several limits those of whose sentence the claim says most. */
function ranked(limits: readonly Limit[], units: readonly number[]): readonly Limit[] {
  const scores = limits.map(
    ({ sentence, has }) =>
      units.filter((k) => sentence.alignment.matches[k].strength >= 0.6).length +
      units.filter((k) => has(k)).length,
  );
  const most = Math.max(...scores);
  return limits.filter((_, n) => scores[n] === most && most > 0);
}

function rulingOf(
  asked: Asked,
  limit: Limit,
  measure: Measure,
  taken: readonly number[],
  holds: boolean,
): Ruling | undefined {
  const fact = measure.terms[0].sentence;
  const shown = [...new Set([fact, limit.sentence])];
  // The limit itself, said again by its number.
  const limitSaid = gather(asked.units, ({ value }, k) =>
    value !== undefined &&
    'value' in value &&
    says({ ...value, bound: 'exact' } as Value, limit.value, limit.value.value.n, limit.value.value.d)
      ? [k]
      : [],
  );
  const share = measure.terms.length > 1;
  const named = gather(asked.units, ({ word, value }, k) =>
    share && value === undefined && /^(?:rate|share|proportion|percentage)$/.test(word.lemma) ? [k] : [],
  );
  const all = [...new Set([...taken, ...limitSaid, ...named])];
  const open = asked.units
    .map((_, k) => k)
    .filter((k) => !all.includes(k) && !isExplained(asked, k, shown, measure.lone));
  if (open.length > 0) return undefined;
  const { words, text } = limit.sentence.reading;
  const last = words.findLastIndex((word) => word.value === words[limit.at].value);
  const told = `${measure.told}; ${text.slice(words[limit.at].start, words[last].end)}`;
  return {
    holds,
    kind: 'comparison',
    derivation: { unit: -1, taken: all, sentences: shown, at: measure.terms[0].at, told },
  };
}

/** Words beside which a limit is one of several conditions. */
const CONDITIONAL =
  /^(?:if|unless|provided|except|only|other|than|but|however|first|per|within|where|while|until|after|before|business|private|consumer|member|members|new)$/;

/** "Refund RF-88 needs the approval of a team lead" of a refund of 640 and a rule for refunds above 500. */
function consequence(
  asked: Asked,
  limits: readonly Limit[],
  setting: ReadonlySet<AlignedSentence>,
): Ruling | undefined {
  const own = gather(asked.units, ({ name, value }, k) => (name || value?.kind === 'identifier' ? [] : [k]));
  if (own.length === asked.units.length || own.length === 0 || asked.reading.cues & NEGATION)
    return undefined;
  const fits = limits.filter(
    ({ sentence }) =>
      own.every((k) => sentence.alignment.matches[k].strength >= 0.6) && !(sentence.reading.cues & EXCEPTION),
  );
  const [limit] = fits;
  if (limit === undefined || fits.length > 1 || !isWhole(asked, limit, own)) return undefined;
  const measure = measureOf(asked, limit, own, setting);
  if (measure === undefined || !SIGNS[limit.value.bound](signOf(measure, limit))) return undefined;
  if (!measure.terms.every((term) => isOfThing(asked, limit, term))) return undefined;
  return rulingOf(asked, limit, measure, [], true);
}

/** Nouns that an amount is given by, of whatever it is. */
const AMOUNT_NOUN = /^(?:amount|sum|total|value|figure)$/;

/**
 * Whether a sentence of prose gives its amount to what the claim is of: a noun that neither claim nor rule has may be
 * what the amount is of ("the fee for refund RF-12"), and what the claim names is then no refund or not any ("of a member").
 */
function isOfThing({ reading, units }: Asked, limit: Limit, { sentence }: Term): boolean {
  const { source, reading: fact } = sentence;
  if (source.isRecord(sentence.sentence)) return true;
  if (fact.cues & (NEGATION | EXCEPTION)) return false;
  const said = new Set([...reading.words, ...limit.sentence.reading.words].map(({ lemma }) => lemma));
  const names = units.map(({ value }) => (value?.kind === 'identifier' ? value.key : ''));
  const { tokens } = source.parsed(sentence.sentence);
  return fact.words.every((word, at) => {
    const token = tokens.find(({ start }) => start === word.start);
    if (word.value >= 0 || token === undefined || !/^NNS?$/.test(token.xpos)) return true;
    if (said.has(word.lemma) || AMOUNT_NOUN.test(word.lemma)) return true;
    // "Refund RF-88 for order O-512 is $640": what the order is called is said, and nothing of it.
    const next = fact.values[fact.words[at + 1]?.value ?? -1];
    return next?.kind === 'identifier' && !names.includes(next.key);
  });
}

/** Whether a rule says nothing but its limit and what the claim says, and no sentence beside it takes any of that back. */
function isWhole({ units, nearby }: Asked, { sentence, at }: Limit, own: readonly number[]): boolean {
  const { words, cues, values } = sentence.reading;
  const k = words[at].value;
  if (cues & NEGATION || values.some((_, other) => other !== k && words.some((word) => word.value === other)))
    return false;
  const said = new Set(own.map((unit) => sentence.alignment.matches[unit].at));
  const rest = words.filter((word, place) => word.value < 0 && !said.has(place));
  if (rest.some(({ form, weight }) => weight > 0.35 || CONDITIONAL.test(form))) return false;
  const telling = own.filter((unit) => units[unit].weight >= 0.4);
  const many = new Set(words.map(({ form }) => form).filter((form) => form.endsWith('s')));
  return nearby.every(
    (other) =>
      other === sentence ||
      other.document !== sentence.document ||
      !(other.reading.cues & (NEGATION | EXCEPTION)) ||
      (!other.reading.words.some(({ form, weight }) => weight > 0 && many.has(form)) &&
        telling.filter((unit) => other.alignment.matches[unit].strength >= 0.6).length * 2 <= telling.length),
  );
}
