/** Whom a pronoun stands for by the role that a statement calls him by: "the patient" for the he of "Patient: Joseph Abara". */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Document } from '../read/document.ts';
import { isPronoun, type Replacement } from './antecedent.ts';
import { castOf, type Member } from './cast.ts';

/** Replacements of pronouns by names, each with the role for the name where the statement has the role and not the name. */
export function calledByRole(
  replacements: readonly Replacement[],
  source: Document,
  said: ReadonlySet<string>,
  lexicon: Lexicon,
): readonly Replacement[] {
  if (replacements.length === 0) return replacements;
  const roles = castOf(source, lexicon).filter(({ code, noun }) => !code && said.has(noun));
  if (roles.length === 0) return replacements;
  return replacements.map((one) => {
    if (!isPronoun(source.text.slice(one.start, one.end).toLowerCase())) return one;
    const [, name = '', owned = ''] = /^(.*?)(['\u2019]s?)?$/su.exec(one.text) ?? [];
    const role = roles.find((member) => isOf(member, name) && !isNamed(member, said));
    if (role === undefined) return one;
    const opens = /\p{Lu}/u.test(source.text[one.start]!);
    return { ...one, text: `${opens ? 'The' : 'the'} ${role.noun}${owned === '' ? '' : "'s"}` };
  });
}

/** Whether a name is the bearer's, in full or with a title: "Mr. Abara" for Joseph Abara. */
function isOf({ name }: Member, other: string): boolean {
  if (other === name) return true;
  const [title, ...rest] = other.split(' ');
  return /^(?:Mrs?|Ms|Dr|Prof)\.?$/u.test(title!) && rest.length > 0 && name.endsWith(` ${rest.join(' ')}`);
}

const isNamed = ({ name }: Member, said: ReadonlySet<string>): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.length > 1 && said.has(part));
