/**
 * "The country is Guinea" of `country: Equatorial Guinea`, "the colour is red" of `colour: red or blue`: a value of which a
 * claim has a part that is another value, or one of several.
 */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const IS =
  /^(?:The |Its |His |Her |Their |Your |Our )?(?<label>[\p{L} ]{2,30}?) (?:is|are|was|were) (?:on |in |at |for )?(?<value>[^,;]{1,60}?)\.?$/u;
/** One of several, a least amount, what comes on top, and whom somebody stands in for. */
const SEVERAL = /\bor\b|(?<!\p{L})\p{L}{3,}\/\p{L}{3,}|\b(?:except|excluding|excl\.?|apart from|save)\b/iu;
const LEAST = /^(?:from|starting (?:at|from)|as of|ab) /iu;
const ON_TOP = /\d[^\d]{0,6}\s?\+ ?\p{L}{3,}/u;
const FOR_OTHER = /^[^,;()]{2,40} (?:for|on behalf of|instead of|c\/o) \p{Lu}/u;
const FIRM =
  /^ (?:Ltd|Limited|Inc|LLC|PLC|plc|GmbH|AG|SA|SARL|BV|Oy|AB|& (?:Co|Sons?)|Group|Holding|Corp)\b/u;
/** Labels of what is called by all of its name. */
const WHOLE_NAME =
  /(?:^| )(?:country|city|town|state|region|county|district|street|company|employer|bank|airport|station|plan|tier|edition|model|brand|product|team|club|school|university)$/u;

/** What makes less of a value: "Ann (acting)", "like new". */
const REDUCED =
  /\((?:acting|interim|deputy|former|ex|designate|elect|trial|other|partly|in part|pick-?up|collection(?: only)?|limited|restricted|read-only|temporary|on request|optional|planned|expected|estimated|est\.?|standby|provisional|draft)(?:\)|$)|^(?:like|as good as|nearly|almost) (?=\p{L})/iu;

const MARKED = /\(|:\s(?:like|as good as|nearly|almost)\s/iu;

export const VALUE_IN_PART: readonly Guard[] = [
  against(
    'entity',
    'any',
    ({ reading }, sentence) => {
      const found = IS.exec(textOf(reading))?.groups;
      if (found === undefined) return false;
      const label = found.label!.toLowerCase();
      return recordsAt(sentence).some(({ own }) =>
        own.some(
          ({ name, quote }) => name.join(' ') === label && isInPart(found.value!, quote.trim(), label),
        ),
      );
    },
    { said: () => IS },
  ),
  against(
    'partially_mentioned',
    'any',
    ({ reading }, sentence) => {
      const said = textOf(reading).toLowerCase();
      return recordsAt(sentence).some(({ own }) =>
        own.some(({ quote, sentence: at }) => {
          const mark = REDUCED.exec(quote)?.[0];
          if (mark === undefined || (!sentence.source.structured && at !== sentence.sentence)) return false;
          const rest = quote.replace(REDUCED, '').trim().toLowerCase();
          const [word] = /\p{L}{2,}/u.exec(mark) ?? [''];
          return rest !== '' && said.includes(rest) && !said.includes(word.toLowerCase());
        }),
      );
    },
    { told: () => MARKED },
  ),
];

/** Whether a claim has of a field's value what is not its value. */
function isInPart(claimed: string, quote: string, label: string): boolean {
  const [ours, theirs] = [claimed.toLowerCase(), quote.toLowerCase()];
  if (ours === theirs) return false;
  if (SEVERAL.test(quote) && !SEVERAL.test(claimed)) return true;
  if (LEAST.test(quote) && !/\b(?:from|at least)\b/iu.test(claimed)) return true;
  if ((ON_TOP.test(quote) && !claimed.includes('+')) || (FOR_OTHER.test(quote) && !/ for /u.test(claimed)))
    return true;
  const at = theirs.indexOf(ours);
  if (at < 0) return isTurned(ours, theirs);
  if (/^-\p{L}/u.test(quote.slice(at + ours.length))) return true;
  if (FIRM.test(quote.slice(at + ours.length)) && !FIRM.test(` ${claimed.split(' ').at(-1)}`)) return true;
  return (
    WHOLE_NAME.test(label) &&
    /\p{L}[\s-]$/u.test(quote.slice(0, at)) &&
    !/[,;:(/]\s*\S*\s?$/u.test(quote.slice(0, at))
  );
}

/** "Lee Ann" for "Ann Lee": the two words of a name the other way round. */
const isTurned = (ours: string, theirs: string): boolean => {
  const [one, other] = [ours.split(' '), theirs.split(' ')];
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
};
