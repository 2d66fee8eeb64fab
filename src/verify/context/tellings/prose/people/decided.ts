/**
 * What a body decided is to be done: "ten spaces will be converted into stands" for "it was decided to convert ten spaces into
 * stands"; and who decided it, of minutes that name one body only.
 */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const DECIDED =
  /^(?:It (?:was|has been) (?<passive>decided|agreed|resolved)(?: unanimously)?|(?<who>(?:The )?[^,;:]{2,60}?) (?:(?:has|have) )?(?:unanimously )?(?<active>decided|agreed|resolved)(?: unanimously)?) to (?<verb>[a-z]{3,}) (?<what>[^;:]+)$/u;
/** What a verb is done to, and what goes on behind it. */
const OBJECT =
  /^(?<object>(?:(?!(?:into|to|from|until|by|in|on|for|with|as|at|and|or|when|if) )\S+ ){0,5}(?!(?:into|to|from|until|by|in|on|for|with|as|at)\b)\S+(?: of (?:the |its |all )?\S+)?)(?<rest>(?: (?:into|to|from|until|by|in|on|for|with|as|at) .+)?)$/u;
/** What is only tried for, looked at or talked about is not thereby to be done. */
const NO_DEED =
  /^(?:be|have|consider|discuss|examine|explore|review|try|seek|look|keep|let|allow|wait|continue|postpone|defer|avoid|stop|oppose|reject|vote|meet|ask|propose|recommend|request|see|check|study|assess|investigate)$/u;
/** What gives a decision up again. */
const GIVEN_UP =
  /\b(?:revers|overturn|overrul|rescind|revok|withdr|dropped|abandon|scrapp|shelv|cancell?ed|annul|vetoe|void|no longer|instead|reconsider|changed (?:its|his|her|their) minds?|in principle|subject to|provided|on condition|pending|not to\b)/iu;
const SETTLED = /\b(?:decided|agreed|resolved|(?:will|is to|are to) be)\b/u;

function byDecision({ text, said, whole, title }: Wording): readonly string[] {
  const found = DECIDED.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || GIVEN_UP.test(whole)) return [];
  const { verb = '', what = '', passive } = found;
  if (NO_DEED.test(verb)) return [];
  return [
    ...(passive === undefined ? [] : byBody(`${passive} to ${verb} ${what}`, said, whole, title)),
    ...toBeDone(verb, what),
  ];
}

/** "Ten spaces will be converted into stands". */
function toBeDone(verb: string, what: string): readonly string[] {
  const { object, rest = '' } = OBJECT.exec(what)?.groups ?? {};
  if (object === undefined) return [];
  const done = `${participleOf(verb)}${rest}`;
  return ['will be', 'is to be', 'are to be'].map((be) => `${capital(object)} ${be} ${done}`);
}

const BODIES = /\b(?:board|committee|council|panel|assembly|cabinet|works council|steering group)\b/giu;

/** "The committee decided to …", where minutes speak of one body. */
function byBody(deed: string, said: string, whole: string, title: string): readonly string[] {
  const [body] = /^The (?:\p{Ll}+ )?(?:board|committee|council|panel|assembly|cabinet)\b/u.exec(said) ?? [];
  if (body === undefined) return [];
  const named = new Set(`${title} ${whole}`.match(BODIES)?.map((one) => one.toLowerCase()));
  const head = body.split(' ').at(-1)!.toLowerCase();
  return named.size === 1 && named.has(head) ? [`The ${lowered(body.slice('The '.length))} ${deed}`] : [];
}

export const DECIDED_TURNS: readonly Rewriter[] = [{ of: SETTLED, from: DECIDED, write: byDecision }];
