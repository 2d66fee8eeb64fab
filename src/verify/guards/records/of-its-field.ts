/**
 * Data that says no such thing: "is not shipped" by `not_shipped: false`, "your order was cancelled" by a catalogue of messages,
 * "the balance is 0" by a zero beside `error: account not found`.
 */
import { NEGATION } from '../../../text/cues.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DENIED_NO = /\bnot (?:not|non) (\p{L}+): (?:no|false)\b/giu;
const CATALOGUE =
  /^\W*(?:i18n|l10n|messages|translations|strings|labels|locales?|copy|texts|phrases|captions|tooltips|(?:error|status|notification|email|sms|push) (?:messages|texts|templates|strings))\b/iu;
const OF_TONGUES = /^\W*(?:i18n|l10n|translations|locales?)\b/iu;
const MEMBER = /(?:^|[;:] )([\p{Ll}\d][\p{Ll}\d ]*): (\p{Lu}[^;]+)/gu;
const FAILED =
  /\berrors?(?: message| code| detail)?: (?!null\b|none\b|no\b|false\b|0\b|not set\b)[^;]*\b(?:not found|time(?:d )?out|unauthori[sz]ed|forbidden|denied|unavailable|unable|could not|failed|internal|unknown|unreachable|refused|invalid)\b/iu;
const EMPTY = /\b(?:0|zero|no|none|nothing|empty|never|not|without)\b|n['\u2019]t\b/iu;
const OF_ERROR = /\b(?:errors?|fail\p{L}*|found|unknown|unavailable|time\p{L}* ?out|denied|invalid)\b/iu;

export const OF_ITS_FIELD: readonly Guard[] = [
  against('negation', 'records', isDeniedThere, { told: () => /\bnot (?:not|non) \p{L}+:/iu }),
  against('attribution', 'records', isCatalogue),
  against('modality', 'records', isWithoutAnswer, { told: () => /\berrors?\b/iu }),
];

function isDeniedThere({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  if ((reading.cues & NEGATION) === 0) return false;
  return matchesOf(textOf(theirs), DENIED_NO).some(([, state]) =>
    reading.words.some(({ form, lemma }) => form === state || lemma === state),
  );
}

/** Texts by their keys: what may be said, and was not. */
function isCatalogue(_told: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (!CATALOGUE.test(text)) return false;
  const members = matchesOf(text.replace(CATALOGUE, '').replace(/^: /u, ''), MEMBER);
  const isKeyed = ([, key, value]: RegExpExecArray | RegExpMatchArray): boolean =>
    key!.split(' ').every((word) => value!.toLowerCase().includes(word));
  return members.length > 1 && (OF_TONGUES.test(text) || members.every(isKeyed));
}

/** What is empty because it could not be asked. */
function isWithoutAnswer({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading);
  return EMPTY.test(claim) && !OF_ERROR.test(claim) && FAILED.test(textOf(theirs));
}
