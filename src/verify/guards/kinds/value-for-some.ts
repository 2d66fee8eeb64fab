/**
 * "The warranty lasts two years" by "… two years on batteries", "gold members get a warranty of two years": an amount that a
 * text tells of some things, some people or one setting is not told of all.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf, valueFor } from '../guard.ts';

export const VALUE_FOR_SOME: readonly Guard[] = [
  against('condition', 'prose', onSomeThings, { said: () => AS_SUCH }),
  against('condition', 'prose', forSomePeople, { said: () => AS_SUCH }),
  againstUnit('condition', 'prose', ofEachKind, { told: () => TWO_AMOUNTS }),
];

/** What is said of a thing as such, ending in its amount. */
const AS_SUCH = /^(?:the|our|its|their) (?:\p{L}+ ){1,3}(?:is|\p{L}{3,}s(?: for)?) /iu;

function onSomeThings({ reading }: Told, sentence: AlignedSentence): boolean {
  const said = textOf(reading).trim().replace(/\.$/, '');
  const own = reading.values.at(-1);
  if (!AS_SUCH.test(said) || own === undefined || reading.text.slice(own.end, reading.end).trim().length > 1)
    return false;
  const { reading: theirs } = sentence;
  const amount = reading.text.slice(own.start, own.end).toLowerCase();
  const text = textOf(theirs);
  const at = text.toLowerCase().indexOf(amount);
  if (at < 0) return false;
  const rest = text.slice(at + amount.length);
  if (SETTING.test(rest)) return true;
  const bare = /^ (?:on|for) (?=\p{Ll})/u.exec(rest);
  if (bare === null) return false;
  const start = theirs.start + at + amount.length + bare[0].length;
  const noun = theirs.words.findIndex((word) => word.start === start);
  return (
    tagsOf(sentence)[noun] === 'NNS' && theirs.words[noun]!.value < 0 && !ALL.test(theirs.words[noun]!.form)
  );
}

/** The setting in which an amount holds: "in power-saving mode", "with the balcony open". */
const SETTING = /^ (?:in (?:\p{L}[\p{L}-]* ){1,2}mode|with the [\p{L}-]+ (?:open|closed|on|off|down|up))\b/u;
const ALL =
  /^(?:weekdays|weekends|everyone|customers|days|nights|hours|people|persons|adults|times|years|months|weeks)$/;

const SOME_GET =
  /^([\p{L}-]+(?: [\p{L}-]+)?) (?:get|receive|have|enjoy|pay|are given|can get|are entitled to) (?:an? )(?:[\p{L}-]+ )?([\p{L}-]+) of /iu;
const ALL_THERE = /^(?:all|every|each|the|our|your|my|we|you|they|i|any|both|most|these|those)\b/i;
const KINDS =
  /^(?:members|subscribers|students|children|seniors|pensioners|farmers|residents|veterans|apprentices)$/i;

function forSomePeople({ reading }: Told, sentence: AlignedSentence): boolean {
  const said = textOf(reading);
  if (!AS_SUCH.test(said)) return false;
  const found = SOME_GET.exec(textOf(sentence.reading));
  if (found === null) return false;
  const [, who, what] = found;
  if (ALL_THERE.test(who!) || said.toLowerCase().includes(who!.toLowerCase())) return false;
  return (who!.includes(' ') || KINDS.test(who!)) && said.toLowerCase().includes(` ${what!.toLowerCase()} `);
}

const AMOUNT = String.raw`(?:\p{Sc} ?)?(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|none|nothing|half)`;
/** What stands behind an amount of some, and before that of others, told by the same preposition. */
const OF_EACH = String.raw` (?:\p{L}+ )?(on|for|to|in|at|with) (?:the |our )?([^,;.]{2,40}?)(?:[,;]|,? and|,? but) (?:only |of )?${AMOUNT}(?: ?[%\p{Sc}])?(?: \p{L}+){0,2}? \1 `;
const BEHIND = new RegExp(`^${OF_EACH}`, 'iu');
const TWO_AMOUNTS = new RegExp(OF_EACH, 'iu');

/** "The coupon gives 10% off" by "10% off to staff and 5% to others". */
function ofEachKind({ reading, units, support }: Told): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    const whom = BEHIND.exec(theirs.text.slice(own.end, theirs.end))?.[2]?.toLowerCase();
    return whom !== undefined && !whom.split(' ').some((word) => word.length > 2 && said.includes(word));
  });
}
