/** Claims that something was in time or too late, by a time that one sentence sets and the moments of others. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import { lengthOf, liesBy, type Moment } from '../record/moment.ts';
import type { AlignedSentence } from '../support.ts';
import { appliesTo, isOfSubject } from './applies.ts';
import type { Asked, Derivation } from './asked.ts';
import { type Dated, datedIn } from './dated.ts';
import { baseOf, type Deadline, deadlinesIn, isNearly, onlyOther } from './deadlines.ts';
import { isSoleParty } from './sole.ts';
import { bestOf } from './times.ts';

/** What follows for a claim from a limit: that it is so, or that it is not. */
export interface Ruling {
  readonly holds: boolean;
  readonly kind: MismatchKind;
  /** Its sentences only state amounts, and set no limit: what leaves them open leaves it open. */
  readonly stated?: true;
  readonly derivation: Derivation;
}

/** What a claim says of a time that is set: kept or not, and the units that say so. */
interface Cue {
  readonly kept: boolean;
  readonly said: string;
  /** Word of the claim behind it. */
  readonly to: number;
  readonly taken: readonly number[];
  /** Units of its own that are values: "the 30 days allowed". */
  readonly valued: readonly number[];
  /** The unit of how long before or after that time it was: "with three days to spare", "by two days". */
  readonly by?: number;
}

const PERIOD = '(?:window|period|deadline|term|timeframe|time frame|time limit|cut-off|limit)';
const CUES: readonly (readonly [RegExp, boolean])[] = [
  [/\bwith (?:[a-z0-9-]+ ){1,4}to spare\b/, true],
  [
    /\b(?:(?:stayed|been|was|were) away (?:for )?)?(?:late|long) enough(?: (?:to (?:get|receive|qualify for|be entitled to|be offered|be given)|for))?\b/,
    true,
  ],
  [/\btoo late\b/, false],
  [/\bbefore (?:it|they) (?:was|were|is|are|fell|falls|became) due\b/, true],
  [/\b(?:before|by|on) the due date\b/, true],
  [/\bafter the due date\b/, false],
  [
    /\bwithin the (?:[a-z0-9-]+ ){0,3}(?:days|weeks|months|hours) (?:that (?:is|are|was|were) )?(?:allowed|given|permitted|granted|set)\b/,
    true,
  ],
  [
    /\b(?:early|soon|quickly|promptly) enough(?: to (?:get|receive|qualify for|be entitled to|be offered|be given))?\b/,
    true,
  ],
  [/\b(?:in|on) time\b/, true],
  [/\b(?:within|inside|during|in) the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [
    /\b(?:within|inside|in) the time (?:that |which )?(?:(?:the|its|their|our) )?(?:[a-z]+ )?(?:allowed|allows?|sets?|gives?|given|required|requires?|permits?|permitted)\b/,
    true,
  ],
  [/\bwithin (?:its|his|her|their) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [/\b(?:outside|past|beyond|missed) (?:the|its) (?:[a-z0-9-]+ ){0,4}PERIOD\b/, false],
  [/\bbefore the end of the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, true],
  [/\bafter the end of the (?:[a-z0-9-]+ ){0,4}PERIOD\b/, false],
  [/\bbefore the (?:[a-z0-9-]+ ){0,3}(?:deadline|cut-off)\b/, true],
  [/\bafter the (?:[a-z0-9-]+ ){0,3}(?:deadline|cut-off)\b/, false],
  [/\b(?:was|were|is|are) still (?:open|valid|running|in force)\b/, true],
  [/\b(?:could|can) still be (?:used|redeemed|claimed)\b/, true],
  [/\bbefore (?:[a-z0-9-]+ ){1,5}(?:expired|lapsed|closed|ended|ran out)\b/, true],
  [/\b(?:had|has) (?:already )?(?:expired|lapsed|run out)\b/, false],
  [
    /\b(?:PERIOD|offer|sale|promotion|warranty|trial|registration) (?:had|has) (?:already )?(?:ended|closed|passed)\b/,
    false,
  ],
  [/\b(?:was|were) (?:no longer (?:open|valid)|over)\b/, false],
].map(([pattern, kept]) => [
  new RegExp((pattern as RegExp).source.replace('PERIOD', PERIOD)),
  kept as boolean,
]);

/** Cues of what had to lie far enough from another moment. */
const FAR = /^(?:[a-z]+ away (?:for )?)?(?:late|long) enough/;
/** Match from which a rule has the very word for what one gets by it. */
const NAMED = 0.9;

/** Words of a cue that a rule need not have. */
const SAYING = new Set(
  'miss spare get receive qualify entitle offer give long too late early soon enough time window period deadline term limit frame timeframe cut-off still open valid run expire lapse close end pass due date day out use redeem longer policy rule term contract allow set give require permit'.split(
    ' ',
  ),
);

function firstCue(text: string): { readonly hit: RegExpExecArray; readonly kept: boolean } | undefined {
  for (const [pattern, kept] of CUES) {
    const hit = pattern.exec(text);
    if (hit !== null) return { hit, kept };
  }
  return undefined;
}

function cueOf({ reading, units }: Pick<Asked, 'reading' | 'units'>): Cue | undefined {
  const { words } = reading;
  const text = words.map(({ form }) => form).join(' ');
  const found = firstCue(text);
  // "Ordered enough, and early enough": one of two things that are asked for says nothing of the other.
  if (found === undefined || (text.match(/\benough\b/g) ?? []).length > 1) return undefined;
  const before = words.filter(
    ({ form }) => /^(?:not|never|no|n't|cannot)$/.test(form) || form.endsWith("n't"),
  );
  const inCue = found.hit[0].includes('no longer') ? 1 : 0;
  const flipped = (before.length - inCue) % 2 === 1;
  let at = 0;
  let seen = 0;
  while (seen < found.hit.index) seen += words[at++].form.length + 1;
  const to = at + found.hit[0].split(' ').length;
  const taken = gather(units, (unit, k) =>
    unit.value === undefined &&
    ((unit.from >= at && unit.to <= to && SAYING.has(unit.word.lemma)) || unit.word.form === 'day')
      ? [k]
      : [],
  );
  const valued = units.flatMap(({ value, from, to: end }, k) =>
    value !== undefined && from >= at && end <= to ? [k] : [],
  );
  const by = lengthBeside({ reading, units }, at, to);
  return { kept: found.kept !== flipped, said: found.hit[0], to, taken, valued, ...(by >= 0 && { by }) };
}

/** The length that stands before a cue, in it, or behind it with "by": "two days after the deadline". */
const lengthBeside = ({ reading, units }: Pick<Asked, 'reading' | 'units'>, at: number, to: number): number =>
  units.findIndex(
    ({ value, from, to: end }) =>
      value !== undefined &&
      lengthOf(value) !== undefined &&
      (end === at ||
        (reading.words[at]?.form === 'with' && from > at && end < to) ||
        (from >= to &&
          (from === to
            ? reading.words[from].form === 'by'
            : from === to + 1 && reading.words[to].form === 'by'))),
  );

/** "Stayed away long enough": told by a rule about those who left. */
const isAway = (cue: string, lemma: string): boolean =>
  / away /.test(cue) && (lemma === 'stay' || lemma === 'away');

const STRONG = 0.6;

/** Whether a rule that is shown has the number of a value, whatever its bound. */
function hasNumber(shown: readonly AlignedSentence[], { units }: Asked, k: number): boolean {
  const { value } = units[k];
  if (value === undefined || !('value' in value)) return false;
  const { n, d } = value.value;
  return shown.some(({ reading: { values } }) =>
    values.some((one) => 'value' in one && one.kind === value.kind && one.value.n * d === n * one.value.d),
  );
}

/** Whether a claim says by one of its phrases that something was in time, or not. */
export const speaksOfTime = (asked: Pick<Asked, 'reading' | 'units'>): boolean => cueOf(asked) !== undefined;

/** Whether a claim that something was in time, or not, follows; undefined where it says no such thing or it is open. */
export function inTime(asked: Asked): Ruling | undefined {
  const cue = cueOf(asked);
  if (cue === undefined) return undefined;
  const sentences = asked.nearby;
  const found = sentences.flatMap((one) => deadlinesIn(one, asked));
  const explicit = found.filter(({ implied }) => !implied);
  const deadlines = explicit.length > 0 ? explicit : found;
  if (deadlines.length === 0) return undefined;
  const setting = new Set(deadlines.map(({ sentence }) => sentence));
  const all = gather(sentences, (one) => datedIn(one));
  const dated = all.filter(({ sentence }) => !setting.has(sentence));
  const rest = asked.units.map((_, k) => k).filter((k) => !cue.taken.includes(k));
  const ownOf = (moments: readonly Dated[]): readonly number[] =>
    rest.filter(
      (k) => !deadlines.some(({ sentence }) => says(sentence, k)) || moments.some((one) => one.has(k)),
    );
  // What stands with the moment that a time is counted from need not stand with the deed.
  const bases = deadlines.map((deadline) => baseOf(asked, deadline, dated));
  const deeds = dated.filter((one) => !bases.includes(one));
  const own = ownOf(dated);
  const first = bestOf(asked, dated, own, [], true);
  const other =
    first === undefined || bases.includes(first) ? bestOf(asked, deeds, ownOf(deeds), [], true) : undefined;
  const saidOf = (one: Dated): number =>
    rest.filter((k) => !asked.units[k].name && asked.units[k].value === undefined && one.has(k)).length;
  const said = other !== undefined && (first === undefined || saidOf(other) >= saidOf(first)) ? other : first;
  const done = cue.said.startsWith('miss')
    ? onlyOf(
        asked,
        deadlines,
        dated,
        rest.filter((k) => k !== cue.by),
      )
    : said;
  if (done === undefined || !isDone(asked, cue, done)) return undefined;
  const rulings = ranked(deadlines, rest).flatMap((deadline) => {
    const counted = deadline.base.length > 0 || deadline.implied === true;
    const base = counted ? countedFrom(asked, deadline, dated, done) : undefined;
    if (counted !== (base !== undefined) || !appliesTo(asked, deadline.sentence, done.sentence)) return [];
    if (!isOfSubject(asked, deadline.sentence, done.sentence)) return [];
    if (base !== undefined && base.at === done.at && base.sentence === done.sentence) return [];
    const kept = FAR.test(cue.said)
      ? deadline.beyond(done.moment, base?.moment)
      : deadline.keeps(done.moment, base?.moment);
    if (kept === undefined || !isApart(asked, cue, kept, done.moment, deadline.last(base?.moment))) return [];
    return [{ deadline, base, kept }];
  });
  const [ruling] = rulings;
  if (ruling === undefined || rulings.some(({ kept }) => kept !== ruling.kept)) return undefined;
  const shown = [
    done.sentence,
    ruling.deadline.sentence,
    ...(ruling.base === undefined ? [] : [ruling.base.sentence]),
  ];
  const told = ruling.deadline.tell(done, ruling.base);
  const derivation = { unit: -1, taken: cue.taken, sentences: [...new Set(shown)], at: done.at, told };
  const telling = own.filter(
    (k) => !asked.units[k].name && asked.units[k].value === undefined && done.has(k),
  );
  const lone = !dated.some((one) => one !== done && telling.every((k) => one.has(k)));
  if (FAR.test(cue.said) && !isGiven(asked, cue, ruling.deadline)) return undefined;
  const isSaidAgain = (k: number): boolean =>
    k === cue.by ||
    isAway(cue.said, asked.units[k].word.lemma) ||
    (cue.valued.includes(k) && hasNumber(shown, asked, k));
  if (!rest.every((k) => isSaidAgain(k) || isExplained(asked, k, shown, lone))) return undefined;
  return { holds: ruling.kept === cue.kept, kind: 'date_time', derivation };
}

/** "The appeal missed the deadline": the one moment of a source called so at which the deed of the rule was done. */
function onlyOf(
  asked: Asked,
  deadlines: readonly Deadline[],
  dated: readonly Dated[],
  own: readonly number[],
): Dated | undefined {
  const claimed = new Set(asked.reading.words.map(({ lemma }) => lemma));
  const telling = new Set(
    deadlines.flatMap(({ sentence }) =>
      sentence.reading.words
        .filter(({ weight, value, lemma }) => weight > LEAST_TELLING && value < 0 && !claimed.has(lemma))
        .map(({ lemma }) => lemma),
    ),
  );
  const found = dated.filter(
    (one) =>
      own.every((k) => one.has(k) || asked.isTitled(k, one.sentence)) &&
      one.words.some(({ lemma, value, negated }) => value < 0 && !negated && telling.has(lemma)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Weight from which a word of a rule tells what is to be done. */
const LEAST_TELLING = 0.3;

/** Whether a moment is of what was done, where the claim says that it was: not of what is to be, nor of another deed than the claim's. */
function isDone(asked: Asked, { by }: Cue, { words, value: { start: at } }: Dated): boolean {
  const { units, lexicon } = asked;
  if (words.some(({ form }) => COMING.test(form))) return false;
  if (by === undefined) return true;
  const verb = units.findIndex((_, k) => asked.isMainVerb(k));
  if (verb < 0 || OF_COMING.test(units[verb].word.lemma)) return true;
  const said = (form: string, lemma: string): boolean =>
    units.some(({ word }) => word.lemma === lemma || isNearly(asked, word.form, form));
  // The verb that stands nearest before it: "drafted on 18 June".
  const deed = words.findLast(
    ({ form, lemma, value, weight, start }) =>
      value < 0 &&
      start < at &&
      weight > LEAST_TELLING &&
      /(?:ed|en)$/.test(form) &&
      form !== lemma &&
      lexicon.lemmas(form).some(({ pos }) => pos === 'v'),
  );
  return deed === undefined || said(deed.form, deed.lemma);
}

/** What is to be, and is not yet. */
const COMING = /^(?:will|shall|'ll|planned|scheduled|expected|intended)$/;

/** Verbs of a claim that stand for the deed of the rule. */
const OF_COMING = /^(?:be|have|do|make|come|happen|miss|arrive|fall|get|stay)$/;

/** Whether a rule, or its title, names what the claim says that one gets by it. */
const isGiven = (asked: Asked, { to }: Cue, { sentence }: Deadline): boolean =>
  asked.units.every(
    ({ from }, k) =>
      from < to ||
      sentence.alignment.matches[k].strength >= NAMED ||
      asked.isTitled(k, sentence) ||
      isOnlyOfKind(asked, k, [sentence]),
  );

/** Whether what was done lies as far from the last moment for it as the claim says; so it does where the claim says nothing. */
function isApart(
  { units }: Asked,
  { by, kept }: Cue,
  keeps: boolean,
  done: Moment,
  last: Moment | undefined,
): boolean {
  if (by === undefined || kept !== keeps) return true;
  const length = lengthOf(units[by].value!);
  if (length === undefined || last === undefined) return false;
  const [later, earlier] = kept ? [last, done] : [done, last];
  return liesBy(later, earlier, length);
}

function countedFrom(
  asked: Asked,
  deadline: Deadline,
  dated: readonly Dated[],
  done: Dated,
): Dated | undefined {
  const named = deadline.base.length > 0 ? baseOf(asked, deadline, dated) : undefined;
  return named ?? (deadline.implied ? onlyOther(done, dated) : undefined);
}

const says = ({ alignment }: AlignedSentence, k: number): boolean => alignment.matches[k].strength >= STRONG;

/** Of several times that are set, those that the claim says most of. */
function ranked(deadlines: readonly Deadline[], units: readonly number[]): readonly Deadline[] {
  const scores = deadlines.map(({ sentence }) => units.filter((k) => says(sentence, k)).length);
  const most = Math.max(...scores);
  return deadlines.filter((_, n) => scores[n] === most);
}

/**
 * Whether what is shown, or its title, has a unit; what something is called may stand in another sentence of the source
 * that shows first where the source has no other of its kind (`lone`).
 */
export function isExplained(
  asked: Asked,
  k: number,
  shown: readonly AlignedSentence[],
  lone: boolean,
): boolean {
  const { name, value, word } = asked.units[k];
  if (shown.some((one) => says(one, k)) || shown.some((one) => asked.isTitled(k, one))) return true;
  if (asked.isVerb(k)) return /^(?:be|have|do|make|come|happen)$/.test(word.lemma);
  const beside = asked.nearby.filter(({ document }) => document === shown[0].document);
  if (isSoleParty(asked, k, shown[0]) || isDeedNear(asked, k, shown) || isOnlyOfKind(asked, k, shown))
    return true;
  return (
    ((lone && (name || value?.kind === 'identifier')) || word.weight < 0.5) &&
    beside.some((one) => says(one, k))
  );
}

/** "The theft" of "Bicycle stolen 2 August": a noun for what a sentence beside says by a verb, in a source of one matter. */
function isDeedNear(asked: Asked, k: number, shown: readonly AlignedSentence[]): boolean {
  const { name, value, word } = asked.units[k];
  if (name || value !== undefined || asked.isVerb(k)) return false;
  const [{ document, source }] = shown;
  if (source.text.length > MOST_TEXT) return false;
  return asked.nearby.some(
    ({ document: other, reading: { words } }) =>
      other === document &&
      words.some(
        ({ form, value: at, negated }) =>
          at < 0 && !negated && form !== word.form && isNearly(asked, word.lemma, form),
      ),
  );
}

/** Characters of a source that is of one matter. */
const MOST_TEXT = 600;

/** The number or code of the offer that a rule is of, where the rule's source has no other. */
function isOnlyOfKind(asked: Asked, k: number, shown: readonly AlignedSentence[]): boolean {
  if (asked.units[k].value?.kind !== 'identifier') return false;
  return shown.some(({ document, source }) => {
    const codes = new Set(source.values.flatMap((value) => (value.kind === 'identifier' ? [value.key] : [])));
    return codes.size === 1 && asked.nearby.some((one) => one.document === document && says(one, k));
  });
}
