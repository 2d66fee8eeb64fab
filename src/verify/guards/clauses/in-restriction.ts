/**
 * "Beat Leeds" by "beat the side that had lost to Leeds", "fired 40" by "the company that hired 40 fired ten": a name or number
 * within the clause that picks somebody out is of that clause's verb.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

const RELATIVE = /\b(?:that|which|who|whom|whose) /iu;

export const IN_RESTRICTION: readonly Guard[] = [
  against('role', 'prose', isObjectThere, { told: () => RELATIVE }),
  against('quantity', 'prose', isNumberThere, { told: () => RELATIVE }),
];

/** A statement that ends with a verb, and whom by name. */
const ENDS_WITH_NAME =
  /\b(\p{Ll}+(?: (?:to|with|from|by|on|for|at|against))?) (\p{Lu}[\p{L}'\u2019-]*(?: \p{Lu}[\p{L}'\u2019-]*)*)[.!]?$/u;

function isObjectThere({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const found = ENDS_WITH_NAME.exec(textOf(reading));
  if (found === null || source.structured) return false;
  const told = textOf(theirs);
  const [, verb = '', name = ''] = found;
  const restricted = new RegExp(
    String.raw`\b${escaped(verb)} (?:the|an?|his|her|its|their|another|one|some|those|people|everyone|anyone)\b(?: [\p{L}\d'\u2019-]+){0,4}? (?:that|which|who|whom|whose) [^,;:]{0,120}?\b${escaped(name)}\b`,
    'u',
  );
  return restricted.test(told) && told.split(name).length === 2;
}

/** Match from which a word is the statement's own. */
const OWN = 0.85;

/** "The company that hired 40 last year fired ten". */
function isNumberThere({ reading, units }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment, source } = sentence;
  const deed = plainDeed(reading);
  const number = units.findIndex(({ value }) => value?.kind === 'number' || value?.kind === 'quantity');
  const verb =
    deed === undefined ? -1 : units.findIndex(({ from, to }) => deed.verb >= from && deed.verb < to);
  if (source.structured || number < 0 || verb < 0) return false;
  const [deedAt, at] = [alignment.matches[verb]!, alignment.matches[number]!];
  if (deedAt.at < 0 || deedAt.strength < OWN || at.at < 0 || at.strength < OWN || at.at > deedAt.at)
    return false;
  const { words, values } = theirs;
  const relative = words.findLastIndex(({ form }, k) => k < at.at && /^(?:that|which|who)$/.test(form));
  const tags = tagsOf(sentence);
  const own = words.findIndex(
    ({ value }, k) => k > deedAt.at && /^(?:number|quantity)$/.test(values[value]?.kind ?? ''),
  );
  return (
    relative > 0 &&
    own > 0 &&
    tags.slice(relative, at.at).some((tag) => /^VB/.test(tag)) &&
    !words.slice(deedAt.at, own).some(({ form }) => /^(?:and|but|while)$/.test(form))
  );
}
