/**
 * Small words by which a statement says more than its other words, and of which its support has nothing: that it was
 * so again, of another one, only so, on a condition, still to come, or not. However it is supported, that is unsaid.
 */
import type { MismatchKind } from '../../../domain/check.ts';
import { CONDITION, EXCEPTION, NEGATION } from '../../../text/cues.ts';
import type { Word } from '../../../text/reading.ts';
import { PLAIN_DENIAL } from '../../check/predicate-checks.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { type Whereabouts, whereaboutsAt } from '../../scenes/words.ts';
import { against, type Guard, type Told } from '../guard.ts';

/** What a statement says by a word, and the words of evidence that bear it out. */
interface SmallWord {
  readonly kind: MismatchKind;
  /** One of what `says` looks for. */
  readonly word: RegExp;
  says(words: readonly Word[], at: number): boolean;
  readonly borne: RegExp;
}

const form = (words: readonly Word[], at: number): string => words[at]?.form ?? '';

/** What says that no other has part in it. */
const EXCLUSIVE =
  /^(?:only|solely|just|exclusively|sole|alone|nothing|none|nobody|no|not|never|nor|neither|except|but|limited|restricted|reserved|one|single|unless|without|other|others|else|rest|remaining|merely|purely|\p{L}+n't|cannot|lone|mere|every|all)$/u;
const NO_OTHER = /^(?:nobody|none|nothing|no one) (?:but|except|other than)\b/;

const BARE: readonly SmallWord[] = [
  {
    kind: 'partially_mentioned',
    word: /^(?:again|anew)$/,
    says: (words, at) =>
      (form(words, at) === 'again' || form(words, at) === 'anew') && form(words, at - 1) !== 'back',
    borne:
      /^(?:again|anew|twice|once|re(?:open|issu|sen[dt]|submi|start|instat|book|tri|try|schedul|sum|activat|appl|run|done|do|charg|fill|paid|pay|turn|stor|new|peat|built|build|elect|join|enter)\p{L}*|second|third|fourth|another|further|repeat\w*|back|still|more|other|new|renewed|double|often|every|each|always|\d+(?:st|nd|rd|th))$/u,
  },
  {
    kind: 'entity',
    word: /^other$/,
    says: (words, at) =>
      form(words, at) === 'other' && words[at + 1]?.weight > 0 && /^(?:the|an?)$/.test(form(words, at - 1)),
    borne:
      /^(?:others?|another|second|third|both|two|three|four|five|first|last|former|latter|remaining|rest|different|additional|extra|else|further|one|each|all|but|while|whereas)$/,
  },
  {
    kind: 'negation',
    word: /^against$/,
    says: (words, at) =>
      form(words, at) === 'against' &&
      /^(?:advis|decid|vot|argu|rul|recommend|sp(?:eak|oke)|warn|counsel)/.test(form(words, at - 1)),
    borne:
      /^(?:against|not|no|never|nay|oppos\p{L}*|object\p{L}*|warn\p{L}*|discourag\p{L}*|reject\p{L}*|dissuad\p{L}*|declin\p{L}*|den(?:y|ie)\p{L}*|\p{L}+n't|dissent\p{L}*)$/u,
  },
  {
    kind: 'quantifier',
    word: /^(?:only|solely)$/,
    says: (words, at) => form(words, at) === 'only' || form(words, at) === 'solely',
    borne: EXCLUSIVE,
  },
  {
    kind: 'quantifier',
    word: /^(?:nobody|none|nothing|no)$/,
    says: (words, at) => NO_OTHER.test([0, 1, 2, 3].map((on) => form(words, at + on)).join(' ')),
    borne: EXCLUSIVE,
  },
  {
    kind: 'partially_mentioned',
    word: /^(?:himself|herself|personally|in)$/,
    says: (words, at) =>
      /^(?:himself|herself|personally)$/.test(form(words, at)) ||
      (form(words, at) === 'in' && form(words, at + 1) === 'person'),
    borne:
      /^(?:him|her|it|them|my|our|your)sel(?:f|ves)$|^(?:personally|person|own|alone|self|face|presence|site|branch|counter|hands?|visit\p{L}*)$/u,
  },
  {
    kind: 'quantifier',
    word: /^(?:partly|partially)$/,
    says: (words, at) => /^(?:partly|partially)$/.test(form(words, at)),
    borne:
      /partial|partly|^(?:part|parts|partial|partially|half|some|most|mostly|several|few|certain|portion|share|third|quarter|percent|%|remaining|rest|balance|instal\p{L}*|\d+%?|of|only|not|mainly|largely|primarily|principally|among|also|too|well|incomplete\p{L}*|and|other|both)$/u,
  },
];

/** A guard that is against a statement with a small word of which no sentence of its support has anything. */
const bare = ({ kind, word, says, borne }: SmallWord): Guard =>
  against(
    kind,
    'english',
    ({ reading: { words }, support }) =>
      words.some((word, at) => word.value < 0 && says(words, at)) &&
      !support.sentences.some(({ reading }) =>
        reading.words.some((word) => word.value < 0 && borne.test(word.form)),
      ),
    { said: () => word },
  );

/** What a statement says in small words that nothing of its support bears out. */
export const SMALL_WORDS: readonly Guard[] = [
  ...BARE.map(bare),
  { kind: 'condition', of: 'english', unsaid: conditionOf },
  against('condition', 'english', takesException, { told: () => /^unless$/ }),
  against('quantifier', 'sentence', otherOnly, { said: () => /^only$/, told: () => /^only$/ }),
  against('quantifier', 'english', onlyOne, { said: () => /^(?:only|sole)$/ }),
  against('negation', 'english', deniesWords),
  against('quantity', 'english', countsFewer, { said: () => /^exactly$/ }),
  against('quantity', 'english', countsOnce, { said: () => /^once$/ }),
  against('modality', 'english', foretells, { said: () => /^(?:will|shall)$/ }),
  against('partially_mentioned', 'english', endsOnSmallWord),
];

const BE = /^(?:is|are|was|were|be|been|remains?|stays?|stayed|remained)$/;
/** Small words that a copula makes all that is said of a thing, and those that say the same. */
const STATES: ReadonlyMap<string, RegExp> = new Map([
  ['outside', /^(?:outside|out|outdoors?|yard|garden|street|pavement|terrace)$/],
  ['inside', /^(?:inside|in|indoors?|within)$/],
  ['enough', /^(?:enough|suffic\p{L}*|adequate|ample)$/u],
  ...'such several many few another other mine ours yours hers theirs own same'
    .split(' ')
    .map((word): [string, RegExp] => [word, new RegExp(`^${word}$`)]),
]);

/** "The pump is outside": all that the statement says of a thing is a small word, and its support has none for it. */
function endsOnSmallWord({ reading: { words }, support: { sentences } }: Told): boolean {
  const last = words.at(-1)!;
  const borne = STATES.get(last.form);
  if (borne === undefined || !words.slice(-4, -1).some(({ form }) => BE.test(form))) return false;
  return !sentences.some(
    ({ reading }) =>
      reading.words.some(({ form }) => borne.test(form)) && !isAmong(reading, ELSEWHERE.get(last.form)),
  );
}

/** "In sunglasses" has nobody inside who walks along the street, nor has a map of the street one outside who is in an office. */
const ELSEWHERE: ReadonlyMap<string, Whereabouts> = new Map([
  ['inside', 'outside'],
  ['outside', 'inside'],
]);

const isAmong = ({ words }: Told['reading'], there: Whereabouts | undefined): boolean =>
  there !== undefined && words.some(({ lemma }) => whereaboutsAt(lemma) === there);

const OPENING = new Set('if unless provided when once'.split(' '));
/** Strength from which a word of a condition stands in the evidence, and the share of its weight that must. */
const STANDS = 0.6;
const LEAST_SAID = 0.4;

/** Units of a condition that a statement ends with and of which the support says next to nothing. */
function conditionOf({ reading, units, support: { matches } }: Told): readonly number[] | undefined {
  const { words, cues, text } = reading;
  if (!(cues & CONDITION)) return undefined;
  const opens = words.findLastIndex(({ form, value }) => value < 0 && OPENING.has(form));
  if (opens < 1) return undefined;
  const inside = units.flatMap((unit, i) => (unit.from > opens ? [i] : []));
  const ends = !text.slice(words[opens].end, units.at(-1)?.end).includes(',');
  const weight = inside.reduce((sum, i) => sum + units[i].weight, 0);
  const borne = inside.reduce((sum, i) => sum + (matches[i].strength >= STANDS ? units[i].weight : 0), 0);
  return ends && weight > 0.3 && borne / weight < LEAST_SAID ? inside : undefined;
}

/**
 * "The customer pays for a defective item" of "the customer pays unless the item is defective": the claim is of the very
 * case that the evidence excepts.
 */
function takesException({ reading: { words }, support: { sentences, matches, from } }: Told): boolean {
  if (words.some(({ cue }) => (cue & (CONDITION | EXCEPTION | NEGATION)) !== 0)) return false;
  return sentences.some(({ reading }, slot) => {
    const opens = reading.words.findIndex(({ form, value }) => value < 0 && form === 'unless');
    if (opens < 0) return false;
    const end = reading.text.slice(reading.words[opens]!.end, reading.end).search(/[,;.:]/);
    const until = end < 0 ? reading.end : reading.words[opens]!.end + end;
    const excepted = reading.words.flatMap(({ start, weight }, at) =>
      at > opens && start < until && weight > 0 ? [at] : [],
    );
    const taken = (at: number): boolean => matches.some((match, i) => match.at === at && from[i] === slot);
    return excepted.length > 0 && excepted.every(taken);
  });
}

const PARTING = /^(?:but|while|whereas|although|though)$/;

/** "Equipment and travel, but salaries only for students" for "equipment only": "only" stands in the other part. */
function otherOnly({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const placesOf = ({ words }: typeof theirs): number[] =>
    words.flatMap(({ form }, at) => (form === 'only' ? [at] : []));
  const [ours, ...more] = placesOf(reading);
  const [their, ...others] = placesOf(theirs);
  if (ours === undefined || their === undefined || more.length + others.length > 0) return false;
  const parting = theirs.words.findIndex(({ form }) => PARTING.test(form));
  const before = units.findLastIndex(({ to }) => to <= ours);
  const { at, kind } = alignment.matches[before] ?? { at: -1, kind: 'none' };
  return parting >= 0 && at >= 0 && kind === 'same' && at < parting !== their < parting;
}

/** "Sena is the only applicant" of "both applicants …, but only Sena …": the evidence has more of them. */
function onlyOne({ reading: { words }, units, support }: Told): boolean {
  const only = words.findIndex(
    ({ form }, at) =>
      (form === 'only' || form === 'sole') &&
      /^(?:the|its|our|their|his|her)$/.test(words[at - 1]?.form ?? ''),
  );
  const noun = units.findIndex(({ from, value }) => from > only && value === undefined);
  if (only < 0 || noun < 0 || units[noun]!.word.form !== units[noun]!.word.lemma) return false;
  const theirs = support.sentences[support.from[noun]!]?.reading.words;
  const { at } = support.matches[noun]!;
  const said = theirs?.[at];
  if (theirs === undefined || said === undefined || said.form === said.lemma || !/s$/.test(said.form))
    return false;
  return !theirs
    .slice(Math.max(0, at - 4), at)
    .some(({ form }) => /^(?:only|no|one|other|of|sole)$/.test(form));
}

/** Coverage from which a support has every word of a statement. */
const EVERY_WORD = 0.97;
const SAVING = /^(?:without|but|except|save|unless|other)$/;
const NOTHING = /^(?:nothing|nobody|none|nowhere)$/;
const DENIES = /^(?:not|never|no|none|nobody|nothing|neither|nor|cannot|\p{L}+n't|nt)$/u;

/** Whether a statement denies, in the evidence's own words, what that says without denying anything. */
function deniesWords({ reading: { words }, support, score }: Told): boolean {
  if (!Number.isFinite(score) || support.coverage < EVERY_WORD) return false;
  // "Nobody can do without it": everybody needs it.
  const none = words.some(({ form }) => NOTHING.test(form)) && !words.some(({ form }) => SAVING.test(form));
  const denies = none || words.some(({ form }) => PLAIN_DENIAL.test(form));
  if (!denies || support.matches.some(({ flipped }) => flipped)) return false;
  return support.sentences.every(
    ({ reading, source, sentence }, slot) =>
      !source.isRecord(sentence) &&
      !reading.words.some(({ form }) => DENIES.test(form)) &&
      !support.matches.some(({ at }, i) => support.from[i] === slot && isRefused(reading.words, at)),
  );
}

/** "Declined to comment": who declines to do something does not do it. */
const isRefused = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.form === 'to' && /^(?:refuse|decline|fail)[sd]?$|^failed$/.test(words[at - 2]?.form ?? '');

/** "Exactly 12 threw balls" of 12 who threw tennis balls: how many did so with others is unsaid. */
function countsFewer({ reading: { words }, units, support: { sentences, from, matches } }: Told): boolean {
  const exact = words.findIndex(({ form }, at) => form === 'exactly' && (words[at + 1]?.value ?? -1) >= 0);
  if (exact < 0) return false;
  const said = new Set(words.map(({ lemma }) => lemma));
  return units.some((unit, i) => {
    const { at } = matches[i];
    if (unit.from < exact || unit.value !== undefined || unit.name || at < 1) return false;
    const before = sentences[from[i]]?.reading.words[at - 1];
    return before !== undefined && before.weight > 0 && before.value < 0 && !said.has(before.lemma);
  });
}

/** What stands behind "once" where it counts, and leads no clause; not "once a year". */
const BEHIND_COUNT =
  /^(?:for|on|in|at|to|by|with|from|during|since|before|after|over|within|into|through|and|but|yesterday|today|this|last|so|already|only)$/;
const BEFORE_OTHER_ONCE = /^(?:at|all|is|are|was|were|has|have|had|did|when|more)$/;
const ONE_TIME = /^(?:once|one|single|sole|only|just|1x?)$/;

/** "Was billed once for it" of what was billed twice: how often is counted, and no condition is led. */
function countsOnce({ reading: { words, text }, support: { sentences } }: Told): boolean {
  const counts = words.some(({ form: said, end }, at) => {
    if (said !== 'once' || at === 0 || BEFORE_OTHER_ONCE.test(words[at - 1].form)) return false;
    const next = words[at + 1];
    return next === undefined || BEHIND_COUNT.test(next.form) || text.slice(end, next.start).includes(',');
  });
  return (
    counts && !sentences.some(({ reading }) => reading.words.some(({ form: said }) => ONE_TIME.test(said)))
  );
}

/** "Will be sent" of what was: a verb of the support that tells what came about, where the statement says what will. */
function foretells({ reading: { words }, units, support: { sentences, matches, from } }: Told): boolean {
  const will = words.findIndex(({ form }) => form === 'will' || form === 'shall');
  if (
    will < 0 ||
    sentences.some((one) => one.reading.words.some(({ form, value }) => value < 0 && COMING.test(form)))
  )
    return false;
  const verb = units.findIndex((unit) => unit.from > will && unit.value === undefined);
  const match = matches[verb];
  const isPast = ({ form, lemma, value }: Word): boolean =>
    value < 0 && form !== lemma && !/(?:s|ing|er|est)$/.test(form);
  const said = sentences[from[verb] ?? -1]?.reading.words[match?.at ?? -1];
  if (said !== undefined && match.strength >= 0.7 && isPast(said)) return true;
  // "Ordered on Monday, delivery by Friday": of what came about another fragment tells.
  const theirs = sentences[from[verb] ?? -1]?.reading;
  const fragment = said === undefined || theirs === undefined ? undefined : fragmentOf(theirs, said);
  if (fragment?.some(({ form, value }) => value >= 0 || form === 'by') && !fragment.some(isPast))
    return false;
  // What a note leaves to be understood stands beside what it says came about: "refund … issued".
  return sentences.every((one) =>
    one.reading.words.some(
      (word) => isPast(word) && word.form.endsWith('ed') && !ARRANGED_AHEAD.test(word.form),
    ),
  );
}

/** How what is still to come stands: a confirmed interview has not been held. */
const ARRANGED_AHEAD = /^(?:confirmed|scheduled|rescheduled|booked|reserved|arranged|assigned|included)$/;

/** The words between the commas that a word stands between. */
function fragmentOf({ text, words }: Told['reading'], word: Word): readonly Word[] {
  const at = words.indexOf(word);
  const isParted = (one: Word, other: Word): boolean => /[,;]/.test(text.slice(one.end, other.start));
  let [from, to] = [at, at + 1];
  while (from > 0 && !isParted(words[from - 1]!, words[from]!)) from--;
  while (to < words.length && !isParted(words[to - 1]!, words[to]!)) to++;
  return words.slice(from, to);
}

/** Words by which evidence says that something is still to come. */
const COMING =
  /^(?:will|shall|'ll|would|be|is|are|going|expected|due|planned|scheduled|until|next|tomorrow|upcoming|eta|deadline|if|when|once|must|may|can|should)$/;
