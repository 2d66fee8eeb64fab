/** "The policyholder, Ann Roe, reported it": a role and the name that stands behind it between commas are one person. */
import type { ParsedToken } from '../../text/parse/parser.ts';

/** What of a mention tells whether it is a role or a name. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly person: boolean;
  readonly unknown: boolean;
  readonly plural: boolean;
  readonly subject: boolean;
  readonly placed: boolean;
}

/** The mentions of a sentence with the name alone in place of a role and its name. */
export function apposed<T extends Named>(
  mentions: readonly T[],
  tokens: readonly ParsedToken[],
  text: string,
): T[] {
  const named = new Map<T, T>();
  mentions.forEach((role, at) => {
    const name = mentions[at + 1];
    if (name === undefined || !isRole(role) || !isName(name)) return;
    if (text.slice(role.end, name.start) !== ', ' || !CLOSED.test(text.slice(name.end, name.end + 6))) return;
    const token = tokens.find(
      ({ start, deprel }) => deprel === 'appos' && start >= name.start && start < name.end,
    );
    const head = token === undefined ? undefined : tokens[token.head];
    if (head !== undefined && head.start >= role.start && head.end <= role.end) named.set(role, name);
  });
  if (named.size === 0) return [...mentions];
  const names = new Map([...named].map(([role, name]) => [name, role]));
  return mentions.flatMap((one) => {
    if (named.has(one)) return [];
    const role = names.get(one);
    return role === undefined
      ? [one]
      : [{ ...one, subject: one.subject || role.subject, placed: role.placed }];
  });
}

/** The comma that closes an apposition: behind another of a list there is "and". */
const CLOSED = /^, (?!and\b|or\b)\p{Ll}/u;

const isRole = ({ person, unknown, plural, text }: Named): boolean =>
  (person || unknown) && !plural && /^(?:(?:[Tt]he|[Oo]ur|[Aa]n?) )?\p{Ll}/u.test(text);

const isName = ({ person, plural, text }: Named): boolean => person && !plural && /^\p{Lu}/u.test(text);
