/**
 * How a record stands, told as what happened to it: "the payment to Lund was rejected because of an invalid IBAN" of
 * `rejected, IBAN invalid`, "permit BP-7 was granted with conditions on 21 May 2026" of `granted_with_conditions` beside
 * the day when it was decided, "payment 9 has not been paid" of one that is held.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Field, wordsOf } from '../../record/record.ts';
import { isSameDeed, roleOf } from '../../record/words/senses.ts';
import { stateOf } from '../../record/words/states.ts';
import { isIdentifier } from '../../record/words/word-kinds.ts';
import type { Scene, Shown } from '../asked.ts';
import { didRow } from './deeds.ts';
import { asData, type Named, oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { thingsOf } from './things.ts';

const DONE =
  /^(?<what>.+?) (?:has|have|was|were) (?:(?<not>not) )?(?:yet |already |now )?(?:been )?(?<deed>\p{Ll}+)(?<rest>(?: \P{L}?\p{L}.*)?)$/u;
const DID = /^(?<what>.+?) (?<deed>failed|passed|expired|lapsed)(?<rest> .+)$/u;
/** Words by which more is said than how it stands, or less. */
const OPEN =
  /\b(?:if|unless|by|than|before|after|until|not|never|nor|almost|nearly|about|but|and|or|who|which|that|again|twice|only|instead|since)\b/i;
/** What leads to why it stands so. */
const REASONS = /\b(?:because of|due to|owing to|on account of|for lack of|for want of|on grounds of)\b/i;
const LACKING = /\bfor (?:lack|want) of (?:an? |the )?/i;
const FREE = /^(?:the|an?|its|his|her|their|on|at|for|with|over|of|in|as|to)$/;
const STATUS = /^(?:status|state|outcome|result|decision|stage)$/;
/** Names of the day on which something came to stand as it does. */
const WHEN = /^(?:on|at|date|day|time|decided|decision|status|changed|since)$/;

/** Where a record stands that is so, with why and when as the statement has it. */
export function stoodSo(said: string, scene: Scene): Shown | undefined {
  const { what, not, deed, rest = '' } = (DONE.exec(said) ?? DID.exec(said))?.groups ?? {};
  if (what === undefined || deed === undefined || OPEN.test(rest)) return undefined;
  const { lexicon } = scene;
  const named = oneNamed(what, thingsOf(scene), lexicon);
  if (named === undefined || !isThing(named, what, lexicon)) return undefined;
  const stood =
    not === undefined ? so(named, deed, rest.trim(), lexicon) : notSo(named, deed, rest.trim(), lexicon);
  return (
    stood &&
    shownIn(
      named.thing,
      [...named.shown, ...stood],
      stood.map(({ name, quote }) => `${name.join(' ')}: ${quote}`).join(', '),
    )
  );
}

/**
 * Whether a record is named, and neither who stands in it nor another that it refers to: of a ticket that is closed its
 * reporter is not, nor the ticket that it repeats.
 */
function isThing({ thing, shown }: Named, what: string, lexicon: Lexicon): boolean {
  const key = thing.own.find(isIdentifier);
  const isOther = (field: Field): boolean =>
    thing.own.includes(field) && isIdentifier(field) && field !== key;
  if (shown.some(isOther) && !shown.some((field) => field === key)) return false;
  return (
    shown.some((field) => thing.own.includes(field) && roleOf(field.name) === undefined) ||
    wordsOf(what).some((word) => thing.labels.includes(lexicon.lemma(word)))
  );
}

/** The fields by which a record was so treated; undefined where they say another thing, or leave a word open. */
function so(
  { thing, shown }: Named,
  deed: string,
  rest: string,
  lexicon: Lexicon,
): readonly Field[] | undefined {
  if (rest === '') return undefined;
  const [status, ...more] = thing.own.filter(({ name }) => STATUS.test(name.at(-1) ?? ''));
  if (status === undefined || more.length > 0 || shown.includes(status)) return undefined;
  const { head, tail } = partsOf(status);
  const lemma = lexicon.lemma(deed, 'v');
  const isFirst = head[0] !== undefined && isSameWord(head[0], deed, lexicon);
  if (!isFirst && stateOf(head)?.says.has(lemma) !== true) return undefined;
  const words = wordsOf(asData(rest.replace(LACKING, 'missing ').replace(REASONS, ' ')));
  const open = [...words];
  const take = (word: string): boolean => {
    const at = open.findIndex((one) => isSameWord(one, word, lexicon));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  };
  if (!(isFirst ? head.slice(1) : []).every(take)) return undefined;
  // Why it stands so is said in full, or not at all.
  const reason = tail.filter((word) => !FREE.test(word));
  if (reason.some((word) => open.some((one) => isSameWord(one, word, lexicon))) && !reason.every(take))
    return undefined;
  if (REASONS.test(rest) && reason.every((word) => !words.some((one) => isSameWord(one, word, lexicon))))
    return undefined;
  const fields = [status];
  for (const field of thing.own) {
    if (field === status || open.length === 0) continue;
    const own = field.name.filter((word) => !WHEN.test(word));
    const isNamed = own.length > 0 && own.every((word) => open.some((one) => isSameWord(one, word, lexicon)));
    const isDay =
      field.values[0]?.kind === 'date' &&
      (isNamed || own.every((word) => isSameDeed(lexicon.lemma(word, 'v'), lemma)));
    const day = wordsOf(field.quote);
    const at = isDay ? open.findIndex((_, i) => day.every((word, j) => open[i + j] === word)) : -1;
    if (isNamed) own.forEach(take);
    if (at >= 0)
      open.splice(
        open.findIndex((_, i) => day.every((word, j) => open[i + j] === word)),
        day.length,
      );
    if (isNamed || at >= 0) fields.push(field);
  }
  return open.every((word) => FREE.test(word)) ? fields : undefined;
}

/** The field by which something was not done; undefined where it leaves that open. */
function notSo({ thing }: Named, deed: string, rest: string, lexicon: Lexicon): readonly Field[] | undefined {
  if (!/^(?:yet|so far)?$/.test(rest)) return undefined;
  const did = didRow(thing, deed, lexicon);
  return did?.holds === false ? [did.field] : undefined;
}

/** "Rejected, IBAN invalid", "fail: tyre tread": how it stands, and what is told of that. */
function partsOf({ quote, words }: Field): {
  readonly head: readonly string[];
  readonly tail: readonly string[];
} {
  const [first = ''] = quote.split(/[,:;(–—]/u);
  const head = wordsOf(first.replaceAll('_', ' '));
  return { head, tail: words.slice(head.length) };
}

const isSameWord = (one: string, other: string, lexicon: Lexicon): boolean =>
  one === other ||
  lexicon.lemma(one) === lexicon.lemma(other) ||
  lexicon.lemma(one, 'v') === lexicon.lemma(other, 'v');
