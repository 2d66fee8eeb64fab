/**
 * When it is so: what is so now or goes on now, beside evidence that tells of then ("Ms Lee works at Acme" of "Ms Lee, who
 * worked at Acme, joined Bolt"); what was done, beside evidence that tells what is done ("the refund was paid" of "refunds
 * are paid by card").
 */
import { pastOf } from '../../../text/inflect.ts';
import type { Word } from '../../../text/reading.ts';
import type { Predicate } from '../../check/standing.ts';
import type { Tense } from '../../check/tense.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match from which a word stands for one of the statement. */
const FOUND = 0.7;

/** What is told in the present of a deed that was done: "the court rejects the appeal". */
const TOLD_SO = new Set(
  (
    'accept accuse acknowledge admit agree allege announce approve argue ask assert award ban call cancel ' +
    'cause claim conclude confirm declare deny describe dismiss explain express file find fix give grant ' +
    'indicate insist introduce invite issue list lodge mention note object order overturn pass pledge promise ' +
    'propose publish quote raise receive recommend refuse reject release report request resign rule say see ' +
    'send show sign specify state submit suggest tell thank urge veto vote warn welcome win withdraw write'
  ).split(' '),
);
/** What it was made stays made, whatever else is told of it. */
const LASTING = new Set(
  (
    'author base bear build cast coin compile compose construct create date dedicate derive design develop direct discover draw ' +
    'edit erect establish film form found invent make manufacture name paint print produce publish record shoot ' +
    'translate write'
  ).split(' '),
);

/** What is undone as easily as done: that it was done once does not tell how it stands. */
const PASSING = new Set(
  (
    'activate admit allow attend ban block charge connect control cover deactivate delay detain disable ' +
    'disconnect employ enable flag flood freeze ground guard heat hold house include insure lead lease lock ' +
    'manage monitor mute need occupy offer operate own pause permit protect quarantine rent require reserve ' +
    'restrict run serve staff supervise supply suspend use visit'
  ).split(' '),
);

/** What lasts or is a habit: who has done it may have ended. */
const KEPT_UP = new Set(
  (
    'attend chair coach collaborate drink drive eat edit export head import lead live manage occupy own play possess practise ' +
    'reside sell serve smoke speak staff study supervise supply teach use volunteer wear work'
  ).split(' '),
);
/** Since when, or for how long: it is so still. */
const UNTIL_NOW =
  /\b(?:since|always|so far|to date|until now|up to now|still|long|throughout|over the|in recent|for (?:the (?:last|past)|[^,;]{0,20}(?:years?|months?|weeks?|days?|decades?|ages|generations?|hours?|seasons?)))\b/iu;
const ENDED = /\b(?:before|until then|previously|in the past|formerly|once|already)\b/iu;

/** What a text does, or a thing has, at any time that it is told of. */
const AT_ANY_TIME = new Set(
  (
    'allow apply be belong bind comprise concern consist contain cost cover describe feature give have include ' +
    'indicate involve lack lie list locate mean mention need offer own provide read require say show specify stand state tell weigh'
  ).split(' '),
);

/** What tells how often something is done, or in which cases. */
const OFTEN =
  /\b(?:every|each|always|usually|normally|generally|regularly|daily|weekly|monthly|quarterly|yearly|annually|when|whenever|where|if|unless|once|before|after|upon|while|by [\p{L}-]+ing|on (?:return|request|arrival|departure|delivery|receipt|demand))\b/iu;

export const OTHER_TENSE: readonly Guard[] = [
  againstUnit('date_time', 'english', (told) => firstOf(told, isThen)),
  againstUnit('modality', 'english', (told) => firstOf(told, isAtTimes)),
  againstUnit('modality', 'prose', underModal),
  against('modality', 'prose', shouldHaveBeen, { told: () => SHOULD_BE }),
  against('quantifier', 'prose', notAll, { told: () => NOT_ALL }),
];

/** A predicate of the evidence beside one of the statement; each is looked for when it is asked for. */
interface Beside {
  readonly tense: Tense;
  /** It is the same verb. */
  readonly same: boolean;
  /** Behind it stands more than the statement says. */
  readonly more: boolean;
  /** What stands behind it makes a habit or a rule of it. */
  readonly often: boolean;
  /** Who says it does it by that. */
  readonly performed: boolean;
  /** It goes on until now. */
  readonly untilNow: boolean;
}

/** The first unit of a predicate that the evidence has in a tense that is against it; -1 for none. */
function firstOf(told: Told, isAgainst: (ours: Predicate, theirs: Beside) => boolean): number {
  const { matches, from, sentences } = told.support;
  for (const predicate of told.predicates()) {
    const { unit, word, tense } = predicate;
    const { at, strength } = matches[unit]!;
    const said = sentences[from[unit]!];
    if (said === undefined || word.value >= 0 || at < 0 || strength < FOUND || said.source.structured)
      continue;
    const against = (k: number): boolean => isAgainst(predicate, besideAt(told, said, k, word));
    if (!against(at)) continue;
    const { form, lemma } = said.reading.words[at]!;
    // "You said sixty, the form says sixteen": the same verb may stand there in the tense of the statement too.
    const again = said.reading.words.some((other, k) => k !== at && other.lemma === lemma && !against(k));
    if (!again && (form !== word.form || tense.form !== 'plain')) return unit;
  }
  return -1;
}

function besideAt({ support }: Told, said: AlignedSentence, at: number, { lemma }: Word): Beside {
  const { words, text, start, end } = said.reading;
  return {
    get tense() {
      return said.source.structure(said.sentence).tense(at);
    },
    // "Lived" is an adjective too.
    same: words[at]!.lemma === lemma || words[at]!.form === pastOf(lemma),
    get more() {
      const own = support.matches.filter((_, i) => support.sentences[support.from[i]!] === said);
      const isSaid = ({ value }: Word, k: number): boolean =>
        own.some(
          (match) => match.at === k || (match.at >= 0 && value >= 0 && words[match.at]!.value === value),
        );
      return words.some((word, k) => k > at && word.weight > 0 && !isSaid(word, k));
    },
    get often() {
      return OFTEN.test(text.slice(words[at]!.end, end));
    },
    get untilNow() {
      return UNTIL_NOW.test(text.slice(start, end)) && !ENDED.test(text.slice(words[at]!.end, end));
    },
    get performed() {
      return /\b(?:hereby|herewith|therefore) $/i.test(text.slice(start, words[at]!.start));
    },
  };
}

/** What was so once, for what is so now. */
function isThen({ tense: now, word: { form, lemma } }: Predicate, theirs: Beside): boolean {
  if (now.time !== 'present' || now.form === 'perfect') return false;
  const then = theirs.tense;
  if (then.led) return true;
  if (then.time !== 'past')
    return (
      then.form === 'perfect' &&
      (now.form === 'ongoing' ||
        (now.form === 'plain' && theirs.same && KEPT_UP.has(lemma) && !theirs.untilNow))
    );
  // "Scaffolding not included" for "does not include scaffolding": what has no object of its own bears it.
  if (
    now.form === 'plain' &&
    now.ofObject &&
    !then.ofObject &&
    then.form !== 'ongoing' &&
    then.form !== 'passive'
  )
    return then.form === 'perfect' || then.form === 'state';
  const isToldSo = TOLD_SO.has(lemma) && !then.general;
  if (now.form === 'plain') return !isToldSo;
  // "Is managed by Kim" is of what Kim does, "is signed by Kim" of what he did.
  if (now.form === 'passive' && now.byWhom) return !isToldSo && !LASTING.has(lemma);
  // "Heating included" tells of how it is: without an object a past may be a participle.
  if (then.form === 'bare' || (then.form === 'plain' && !then.ofObject)) return now.form === 'ongoing';
  // What was done is still done, unless it is told of what has gone on to something else.
  const isDone =
    now.form === 'passive' || (now.form === 'state' && (form !== lemma || then.form === 'passive'));
  if (!isDone) return true;
  return (then.form === 'perfect' || then.ofNoun || PASSING.has(lemma)) && !LASTING.has(lemma);
}

/** "Customers are told of it": of people it tells what is done, where "the notice tells" is of a text. */
const isToldToThem = (done: Tense, theirs: Tense, lemma: string): boolean =>
  /^(?:tell|show|give|offer)$/.test(lemma) &&
  done.form === 'passive' &&
  theirs.form === 'passive' &&
  theirs.general;

/** What is done at times, or is being done, for what was done. */
function isAtTimes({ tense: done, word: { lemma }, standing }: Predicate, theirs: Beside): boolean {
  // "Flights are often late" for "the flight was late".
  if (done.form === 'state' && done.time === 'past' && theirs.tense.time === 'present' && theirs.same)
    return theirs.tense.general && !standing.negated;
  const isDeed = done.form === 'perfect' || (done.time === 'past' && /^(?:plain|passive)$/.test(done.form));
  if (!isDeed || standing.negated || theirs.tense.time !== 'present') return false;
  if (AT_ANY_TIME.has(lemma) && !isToldToThem(done, theirs.tense, lemma)) return false;
  const { general, form } = theirs.tense;
  // "We therefore lift the penalty" lifts it.
  if (form === 'plain') return !theirs.performed && (general || theirs.often || !TOLD_SO.has(lemma));
  // "The case is closed" tells that it was; "is closed by the clerk" how such cases are.
  if (form === 'passive') return general || theirs.more || theirs.often;
  return form === 'ongoing' && theirs.same;
}

const MODAL = /^(?:must|should|may|might|can|could|would|ought|shall|will|wo)$/;
const OWN = 0.9;

/** "Guests must leave by 11" for "guests left by 11", also where the parse takes the verb of the statement for none. */
function underModal(
  { reading: { words: said }, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  if (said.some(({ form, value }) => value < 0 && MODAL.test(form))) return -1;
  // "Has to be paid" says as much as "shall pay".
  if (said.some(({ form }, at) => /^(?:has|have|needs?)$/.test(form) && said[at + 1]?.form === 'to'))
    return -1;
  return units.findIndex(({ word, value }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    if (value !== undefined || at < 1 || strength < OWN || kind !== 'same') return false;
    if (word.form === word.lemma || /(?:ing|s)$/.test(word.form)) return false;
    const { form, lemma } = theirs[at]!;
    if (form !== lemma || lemma !== word.lemma) return false;
    const before = theirs.slice(Math.max(0, at - 2), at).map((one) => one.form);
    return (
      MODAL.test(before.at(-1)!) ||
      (MODAL.test(before[0]!) && /^(?:be|not|also|then|only|\p{L}+ly)$/u.test(before[1] ?? ''))
    );
  });
}

const SHOULD_BE = /\b(?:should|would|could|might|ought to) (?:not )?(?:have been|be)\b/iu;
const IS = /\b(?:is|are|was|were|has|have|had)\b/iu;

/** "There should have been three" for "there were three". */
function shouldHaveBeen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  if (!IS.test(ours) || reading.words.some(({ form }) => MODAL.test(form) || form === 'likely')) return false;
  return SHOULD_BE.test(other) && !IS.test(other.replace(SHOULD_BE, ''));
}

const NOT_ALL = /\bnot (?:all|every|each|everyone|everybody|always|everything)\b/iu;

/** "Not all pets are allowed" for "pets are not allowed". */
function notAll({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [textOf(reading), textOf(theirs)];
  return (
    NOT_ALL.test(other) &&
    !/\b(?:all|every|each|some|always|everyone|everybody|everything|certain|several|part|only|most|few|but)\b/iu.test(
      ours,
    )
  );
}
