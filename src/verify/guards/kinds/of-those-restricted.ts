/**
 * "Each of the rooms has a bath" by "each of the rooms with a bath costs 90", "few of the tickets were sold" by "few of the tickets
 * sold were cheap": what picks out those of whom something is said is not said of them all.
 */
import type { Word } from '../../../text/reading.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, tagsIn, tagsOf } from '../guard.ts';

const SHARE =
  /\b(?:none|each|every|all|both|neither|half|most|few|many|several|majority|third|quarter|percent|per cent|%|one|two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:the|his|her|its|their|our|my|your|these|those)\b/iu;
const LEADS = /^(?:with|without|that|who|which)$/;
const FINITE = /^(?:VB[ZDP]|MD)$/;

export const OF_THOSE_RESTRICTED: Guard = againstUnit(
  'quantifier',
  'prose',
  ({ reading, units }, sentence) => {
    const { words } = sentence.reading;
    const ours = tagsIn(claimTree(reading).tokens, reading);
    const noun = nounIn(reading.words, ours);
    const own = units.findIndex(({ from, to }) => from <= noun && noun < to);
    const match = sentence.alignment.matches[own];
    if (noun < 0 || match === undefined || match.at < 0 || match.strength <= 0) return -1;
    const verb = mainVerb(words, tagsOf(sentence), match.at);
    if (verb < 0) return -1;
    const rest = units.flatMap((unit, i) => (unit.from > noun ? [i] : []));
    const isRestricting = (unit: number): boolean => {
      const { at, strength } = sentence.alignment.matches[unit]!;
      return strength > 0 && at > match.at && at < verb;
    };
    return rest.length > 0 && rest.every(isRestricting) ? rest[0]! : -1;
  },
  { said: () => SHARE, told: () => SHARE },
);

/** The noun of "each of the ten rooms". */
function nounIn(words: readonly Word[], tags: readonly string[]): number {
  const of = words.findIndex(({ form }) => form === 'of');
  return of < 0 ? -1 : words.findIndex((_, at) => at > of && /^NNS?$/.test(tags[at]!));
}

/** The verb of a sentence whose subject is told apart behind its noun; -1 where nothing does so. */
function mainVerb(words: readonly Word[], tags: readonly string[], noun: number): number {
  const next = words[noun + 1];
  if (next === undefined) return -1;
  const isInflected = (at: number): boolean =>
    FINITE.test(tags[at] ?? '') && !FINITE.test(tags[at - 1] ?? '');
  const finite = (after: number): number => words.findIndex((_, at) => at > after && isInflected(at));
  if (!LEADS.test(next.form)) {
    // "The tickets sold were cheap".
    const isParticiple = /^VB[DN]$/.test(tags[noun + 1]!);
    return isParticiple ? words.findIndex((_, at) => at === noun + 2 && FINITE.test(tags[at] ?? '')) : -1;
  }
  if (/^with/.test(next.form)) return finite(noun + 1);
  // The first verb is that of the clause. A verb without an ending may be tagged for a noun.
  const first = words.findIndex((_, at) => at > noun + 1 && /^(?:VB|MD|NN)/.test(tags[at] ?? ''));
  return first < 0 ? -1 : finite(first);
}
