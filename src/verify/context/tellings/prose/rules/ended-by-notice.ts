/** What may be ended with notice: "the lease can be terminated with a month's notice" for "either party may terminate the lease by giving a month's notice". */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const MAY =
  /^(?<who>[Ee]ither (?:party|side)|[Bb]oth (?:parties|sides)|[Tt]he (?:parties|\p{Ll}+)|[Ee]ach party|[Yy]ou|[Ww]e) (?:may|can) (?<verb>terminate|end|cancel) (?<what>(?:the|this|your) [\p{L} ]{3,40}?)(?: at any time)?,? (?:by giving|with|on|upon|at|subject to|giving) (?<notice>[^,;]{3,40}? notice)(?<rest> (?:to|before) [^,;]{3,40})?$/u;
const VERBS = ['terminated', 'ended', 'cancelled'];

function byNotice({ text, said }: Wording): readonly string[] {
  const found = MAY.exec(text)?.groups;
  if (found === undefined) return [];
  const { verb = '', what = '', notice = '', rest = '' } = found;
  const own = participleOf(verb);
  const turns = VERBS.includes(own) ? VERBS : [own];
  const modal = /\bmay be\b/u.test(said) ? 'may' : 'can';
  return turns.flatMap((done) => [
    `${capital(what)} ${modal} be ${done} with ${notice}`,
    `${capital(what)} ${modal} be ${done} by giving ${notice}${rest}`,
    `${capital(what)} ${modal} be ${done} on ${notice}`,
    `${capital(what)} ${modal} be ${done} at ${notice}`,
  ]);
}

export const ENDED_BY_NOTICE: readonly Rewriter[] = [
  { of: /\b(?:can|may) be (?:terminated|ended|cancelled)\b/u, from: MAY, write: byNotice, reorders: true },
];
