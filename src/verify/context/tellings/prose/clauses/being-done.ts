/** What somebody is doing told of what it is done to: "the kettle is being recalled" for "we are recalling the kettle". */
import { gerund, participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const BEING = /^(.{2,80}?) (?:is|are) (?:currently |now |still )?being ([\p{Ll}]{3,20})\b/u;
const DOING =
  /\b(?:we|they|[\p{L}\d' -]{3,60}?) (?:are|is) (?:currently |now |still )?([\p{Ll}]{2,20}ing) (.{3,200})$/iu;
/** Who only means to do so, or does no such thing. */
const MEANT = /\b(?:going to|considering|planning|hoping|trying|about to|expecting|not|never|no longer)\b/iu;
/** What opens a phrase or a clause behind an object. */
const BEHIND =
  /(?:,| (?:because|since|as|while|until|which|that|who|and|but|so|for|in|on|at|by|with|from|to|after|before|during|due)\b).*$/u;

function byObject({ text, said, lexicon }: Wording): readonly string[] {
  const [ours, theirs] = [BEING.exec(said), DOING.exec(text)];
  if (ours === null || theirs === null || MEANT.test(text)) return [];
  const [, doing = '', rest = ''] = theirs;
  const verb = lexicon.lemma(ours[2]!, 'v');
  if (gerund(verb) !== doing && `${verb}ing` !== doing) return [];
  const what = rest.replace(BEHIND, '');
  const be = / (?:is|are) /u.exec(said)![0].trim();
  if (what === '' || isLeftOpen(text.slice(0, text.length - rest.length + what.length))) return [];
  return [`${capital(what)} ${be} being ${participleOf(verb)}`];
}

export const BEING_DONE: readonly Rewriter[] = [{ of: BEING, from: DOING, write: byObject, reorders: true }];
