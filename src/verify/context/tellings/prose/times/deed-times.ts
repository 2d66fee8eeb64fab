/** When something is done, by a clause for a noun: "within ten days after you return the car" for "within ten days after return". */
import { participleOf } from '../../../../../text/inflect.ts';
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const DEEDS: Readonly<Record<string, string>> = {
  return: 'return',
  collection: 'collect',
  delivery: 'deliver',
  receipt: 'receive',
  booking: 'book',
  purchase: 'buy',
  cancellation: 'cancel',
  termination: 'terminate',
  submission: 'submit',
  payment: 'pay',
  registration: 'register',
  approval: 'approve',
  signing: 'sign',
  installation: 'install',
};
const NOUN = new RegExp(
  String.raw`\b(after|on|upon|before|of|from) (?:the )?(${Object.keys(DEEDS).join('|')})(?: of (?:the |your |our |an? )?(\p{Ll}+))?(?=$|[,;]| (?:and|or|at|to|until|by|otherwise)\b)`,
  'u',
);
const CLAUSE =
  /\b(after|when|before|once|as soon as|from when) (?:(?:you|they|we|the (?:customer|tenant|client|guest|buyer|member|user|driver|employee)) (?:have |has )?(\p{Ll}+) (?:the |your |our |an? )?(\p{Ll}+)|(?:the |your |our |an? )?(\p{Ll}+) (?:is|are|has been|have been) (\p{Ll}+))(?=$|[,.;]| (?:and|or|at|to|until|by)\b)/u;

function byClause({ text, said, whole, lexicon }: Wording): readonly string[] {
  const [found, ours] = [NOUN.exec(text), CLAUSE.exec(said)];
  if (found === null || ours === null) return [];
  const [place, when = '', deed = '', of] = found;
  const verb = DEEDS[deed]!;
  const thing = ours[3] ?? ours[4]!;
  // Who receives, delivers or approves is not told by the noun.
  const byReader = ours[2] !== undefined;
  if (byReader && /^(?:deliver|receive|approve|install)$/.test(verb) && !/^(?:receive)$/.test(verb))
    return [];
  const form = ours[2] ?? ours[5]!;
  if (lexicon.lemma(form, 'v') !== verb && form !== participleOf(verb)) return [];
  if (of !== undefined ? of !== thing : !patternOf(String.raw`\b${thing}s?\b`, 'iu').test(whole)) return [];
  const before = when === 'before';
  if (before !== (ours[1] === 'before')) return [];
  return [
    text.replace(
      place,
      /^(?:on|upon|of|from)$/.test(when) && !before
        ? ours[0].replace(/^\S+/u, (first) => (when === 'of' ? 'after' : first))
        : ours[0].replace(/^(?:when|once|as soon as|from when)/u, 'after'),
    ),
  ];
}

export const DEED_TIMES: readonly Rewriter[] = [{ of: CLAUSE, from: NOUN, write: byClause, reorders: true }];
