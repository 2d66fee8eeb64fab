/** What somebody says, with the account told otherwise: "according to the driver, …" for "the driver says that …". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

/** Verbs by which somebody says no more than that he says it. */
const SAYING =
  'says?|said|states?|stated|claims?|claimed|reports?|reported|maintains?|maintained|writes?|wrote|alleges?|alleged|insists?|insisted|mentions?|mentioned|argues?|argued|asserts?|asserted';
const WHO = String.raw`((?:(?:Mrs?|Ms|Dr|Prof)\.? )?[\p{L}'’-]+(?: [\p{L}\d'’-]+){0,4}?)`;
/** What somebody says reaches as far as what is set against it. */
const AGAINST = /,? (?:but|while|whereas|although|though|however|yet)\b.*$/u;
const SAID = new RegExp(String.raw`^${WHO} (?:${SAYING}) (?:that )?([^;:"“]{6,})$`, 'u');
const ACCORDING = new RegExp(String.raw`^According to ${WHO}, ([^;:"“]{6,})$`, 'u');
const BEHIND = new RegExp(String.raw`^([^;:"“]{6,}?), according to ${WHO}$`, 'u');
/** Who says nothing, or something else than what stands behind the verb. */
const NOBODY =
  /\b(?:no|not|nobody|none|never|neither|nor|if|that|who|which|what|to|may|might|would|could|can|will|should)\b|n['’]t\b/iu;
/** An order or a question, and no statement: "wrote to the landlord", "said how"; nor do "expense reports are due" say anything. */
const UNSTATED =
  /^(?:to|how|why|what|whether|if|who|when|where|nothing|no more|so|for|about|in|on|at|by|is|are|was|were|be|must|can|may|will|shall|should|has|have|had|do|does|did|need|needs)\b/iu;

const SPOKE = new RegExp(String.raw`\b(${SAYING})( that)? `, 'u');

/** Who says what in a sentence; undefined where nobody is told to say anything. */
function accountIn(text: string): { readonly who: string; readonly what: string } | undefined {
  const said = SAID.exec(text);
  const [, who = '', what = ''] = said ?? ACCORDING.exec(text) ?? turned(BEHIND.exec(text)) ?? [];
  if (who === '' || NOBODY.test(who) || UNSTATED.test(what)) return undefined;
  return { who, what: what.replace(AGAINST, '') };
}

const turned = (found: RegExpExecArray | null): readonly string[] | undefined =>
  found === null ? undefined : ['', found[2]!, found[1]!];

/** "According to the driver, the gate was locked" and "the driver claims that the gate was locked", either for the other. */
function byAccount({ text, said }: Wording): readonly string[] {
  const account = accountIn(text);
  if (account === undefined) return [];
  const { who, what } = account;
  const spoke = SPOKE.exec(said)?.[1];
  return [
    `According to ${lowered(who)}, ${lowered(what)}`,
    `${capital(what)}, according to ${lowered(who)}`,
    ...(spoke === undefined ? [] : [`${capital(who)} ${spoke} that ${lowered(what)}`]),
  ];
}

export const ACCOUNTS: readonly Rewriter[] = [
  { of: /\b[Aa]ccording to\b/, write: byAccount },
  { of: SPOKE, write: byAccount },
];
