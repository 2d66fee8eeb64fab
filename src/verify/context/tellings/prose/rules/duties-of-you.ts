/** What a reader has to do himself, of what must be done: "you have to collect the car within two hours" for "the car must be collected within two hours". */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

/** What is done by whom a rule is for, and not by who made it. */
const OWN =
  'collect return submit request book report present show sign register wear bring hand fill complete renew cancel enclose attach declare clean empty lock use switch vacate settle upload enter confirm carry';
const VERBS: ReadonlyMap<string, string> = new Map(OWN.split(' ').map((verb) => [participleOf(verb), verb]));
const PASSIVE =
  /^((?:The|Your|All|Any|A|An|Every|Each) [^,;:]{2,60}?|[A-Z]\p{Ll}+s(?: [\p{Ll} ]{2,40}?)?) (must not|must|has to|have to|should|needs? to|may not|cannot|can|may|does not have to|do not have to) be (\p{Ll}+)\b([^;]*)$/u;
const YOU = /^You (must not|must|have to|should|need to|may not|cannot|can|may|do not have to) /u;
/** Who else does it, or when only. */
const OTHER = /\bby (?:the|our|an?|us|your|their|his)\b|\bonly\b/u;

const ALIKE: readonly (readonly string[])[] = [
  ['must', 'have to', 'has to', 'need to', 'needs to'],
  ['must not', 'may not', 'cannot'],
  ['can', 'may'],
  ['do not have to', 'does not have to'],
  ['should'],
];

const BY_WHOM =
  /\bby (?!e-?mail|post|mail|phone|card|cheque|check|bank|hand|law|courier|letter|noon|midnight|tomorrow|today|the (?:end|time|date|day|due|deadline)|\d|(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|\p{L}+ing\b)/u;

function byYou({ text, said }: Wording): readonly string[] {
  const [found, ours] = [PASSIVE.exec(text), YOU.exec(said)?.[1]];
  if (found === null || ours === undefined || OTHER.test(found[4]!)) return [];
  // What must be done by somebody is no duty of whoever reads it.
  if (isLeftOpen(found[1]!) || BY_WHOM.test(found[4]!)) return [];
  const [, what = '', must = '', done = '', rest] = found;
  const verb = VERBS.get(done);
  if (verb === undefined || !ALIKE.some((same) => same.includes(must) && same.includes(ours))) return [];
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  return [thing, thing.replace(/^the /u, 'your ')].map((one) => `You ${ours} ${verb} ${one}${rest}`);
}

export const DUTIES_OF_YOU: readonly Rewriter[] = [
  { of: YOU, from: PASSIVE, write: byYou, reorders: true, asks: true },
];
