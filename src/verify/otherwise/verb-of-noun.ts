/** The verb of which a noun names the deed: "replace" of "replacement", "inspect" of "inspection", "deny" of "denial". */
import type { Lexicon } from '../../text/lexicon/index.ts';

/** Endings by which a noun names a deed, each with what its verb may have in their place. */
const ENDINGS: readonly (readonly [ending: RegExp, verbal: readonly string[]])[] = [
  [/(.{3,})ment$/u, ['']],
  [/(.{3,})ification$/u, ['ify']],
  [/(.{2,})llation$/u, ['l', 'll']],
  [/(.{3,})ication$/u, ['icate', 'ish', 'y']],
  [/(.{3,})ration$/u, ['rate', 're', 'er']],
  [/(.{3,})ation$/u, ['ate', 'e', '', 'er']],
  [/(.{3,})ission$/u, ['it']],
  [/(.{3,})nsion$/u, ['nd']],
  [/(.{2,})mption$/u, ['me']],
  [/(.{2,})ption$/u, ['pt', 'be', 'ive']],
  [/(.{2,})tion$/u, ['t', 'te', 'e']],
  [/(.{2,})ial$/u, ['y']],
  [/(.{3,})al$/u, ['e', '']],
  [/(.{3,})ure$/u, ['e']],
  [/(.{2,}er)y$/u, ['']],
];

/** The verb of a noun of a deed, which the lexicon knows as one; undefined for another noun. */
export function verbOfNoun(noun: string, lexicon: Lexicon): string | undefined {
  const isVerb = (form: string): boolean =>
    lexicon.lemmas(form).some(({ lemma, pos }) => pos === 'v' && lemma === form);
  if (noun.endsWith('ing')) {
    const verb = lexicon.lemma(noun, 'v');
    return verb.endsWith('ing') ? undefined : verb;
  }
  for (const [ending, verbal] of ENDINGS) {
    const stem = ending.exec(noun)?.[1];
    const found = stem === undefined ? undefined : verbal.map((end) => stem + end).find(isVerb);
    if (found !== undefined) return found;
  }
  // "The repair", "a count": many are written as their verbs.
  return isVerb(noun) ? noun : undefined;
}
