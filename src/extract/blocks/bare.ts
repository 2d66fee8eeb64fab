/**
 * Items that are no more than a name (`A-7`, `Invoice 12`): they say something only with the line or title that their list
 * stands under, `These orders were refunded: A-7`. Alone they would be borne out by any evidence that holds the name.
 */

import type { Parse } from '../../text/parse/parser.ts';
import { hasVerb } from '../parts/verbs.ts';
import { isState } from './states.ts';

/** A code or number, with one word before it at most, and a note in brackets behind it. */
const NAME = /^(?:\p{L}+ |#)?(?=[\p{L}\d./_-]*\d)[\p{L}\d./_-]+(?<note> \([^()]{1,40}\))?[.;,]?$/u;
const THESE =
  /^(?:these|the following|all of these|the) (?<what>\p{L}+?)s (?<verb>were|are|have|will) (?<rest>.+)$/iu;
const SINGULAR: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', will: 'will' };

/** `Here's the status of your orders`: it says of nothing how it is. */
const LEADING =
  /^(?:here(?:['’]s| is| are)|below (?:is|are)|this is|these are|(?:please )?(?:see|find))? ?(?:the|your|our|an?|some)? ?(?:\p{Ll}+ )?(?:status|overview|list|summary|details?|state|rundown|breakdown|update|information|info|history) (?:of|for|on|about|regarding) [^,;:]{2,60}$/iu;

/** Whether an item only names something. */
export const isBareName = (item: string, parse: () => Parse): boolean =>
  NAME.test(item) && !/^\d+ \p{Ll}/u.test(item) && !/\p{Sc}|%/u.test(item) && !hasVerb(parse(), 0);

/** What a name says under the line or title of its list; undefined where neither says anything of it. */
export function named(item: string, lead: string, title: string): string | undefined {
  const line = lead.replace(/(?<![\s:])[\s:]+$/, '');
  const head = line === '' ? title : line;
  const words = item.replace(/[.;,]$/, '');
  const { what = '', verb = '', rest = '' } = THESE.exec(head)?.groups ?? {};
  if (verb !== '') {
    const kind =
      words.includes(' ') && !words.includes(' (') ? '' : `${what.charAt(0).toUpperCase()}${what.slice(1)} `;
    return `${kind}${words} ${SINGULAR[verb.toLowerCase()]} ${rest}`;
  }
  return head === '' || LEADING.test(head) || (!head.includes(' ') && !isState(head))
    ? undefined
    : `${head}: ${words}`;
}
