/** "Per the customer, the item was broken", "…, as per her email": so it is by somebody's word, and by no paper or rule. */
import { ATTRIBUTION } from '../../../text/cues.ts';
import { originOf } from '../../context/retold.ts';
import { FIRST_NAMES, PERSONS, TITLES } from '../../context/words.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const PER_ACCOUNT: Guard = against('attribution', 'english', isPerAccount, { told: () => PER });

const PER = /\bper\b/iu;
const LEAD = /^\W*(?:as )?per ((?:[\p{L}.'\u2019-]+ ){0,4}?[\p{L}.'\u2019-]+), /iu;
const TAIL = /, (?:as )?per ((?:[\p{L}.'\u2019-]+ ){0,4}?[\p{L}'\u2019-]+)\W*$/iu;
/** What somebody says something in. */
const ACCOUNT =
  /^(?:e-?mail|message|letter|statement|complaint|claim|account|testimony|call|review|tweet|post|version|comment|chat|word|words|text|story)s?$/;

function isPerAccount({ reading, support: { sentences } }: Told): boolean {
  if ((reading.cues & ATTRIBUTION) !== 0 || /\bper\b/i.test(textOf(reading).replace(/\d[^,]* per /gu, '')))
    return false;
  return sentences.some(({ source, sentence }) => {
    const origin = originOf(source);
    if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
    const text = textOf(origin.sentence(sentence));
    return [LEAD, TAIL].some((form) => isOfPerson(form.exec(text)?.[1] ?? ''));
  });
}

/** "The customer", "Ms. Lee", "her email", "Anna": somebody, or what he wrote; not "the contract" and not "Section 4". */
function isOfPerson(phrase: string): boolean {
  const words = phrase
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/['\u2019]s?$|\.$/u, ''));
  const last = words.at(-1) ?? '';
  if (PERSONS.has(last) || PERSONS.has(last.replace(/s$/, ''))) return true;
  if (ACCOUNT.test(last))
    return words.some(
      (word) => /^(?:his|her|their)$/.test(word) || PERSONS.has(word) || FIRST_NAMES.has(word),
    );
  return /^\p{Lu}/u.test(phrase) && (TITLES.has(words[0]!) || FIRST_NAMES.has(words[0]!));
}
