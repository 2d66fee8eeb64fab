/** One of several things of which all is denied: "does not cover theft" for "does not cover damage, loss or theft". */
import { matchesOf } from '../../../../text/matches.ts';
import type { Wording } from '../terms/types.ts';
import { keepsSaid, type Rewriter } from './types.ts';

const DENIAL = /\b(?:not|cannot|no|never|excludes?|excluding)\b|n['’]t\b/iu;
/** What a denial may not reach over. */
const BOUND =
  /\b(?:if|unless|whether|except|without|only|both|either|but|because|until|than|all|every|always|necessarily)\b/iu;
const LIST =
  /^(.*?)((?:, (?!or\b|nor\b)[^,;:]{2,50})*),? (?:or|nor) ([^,;:]{2,60}?)((?: (?:is|are|was|were|can|may|will|must) [^,;:]+)?)$/u;
/** Where the first of the things begins: behind the last preposition, or what denies. */
const OPENING =
  / (?:by|from|of|for|to|in|with|on|through|during|include|includes|cover|covers|accept|accepts|allow|allows|have|has|offer|offers|sell|sells|reimburse|reimburses|pay|pays|replace|repair|contain|contains|no|excludes|exclude) /gu;

function byMember({ text, said }: Wording): readonly string[] {
  if (matchesOf(text, new RegExp(DENIAL, 'giu')).length !== 1 || BOUND.test(text)) return [];
  const found = LIST.exec(text);
  if (found === null) return [];
  const [, first = '', others = '', last = '', rest = ''] = found;
  const denied = DENIAL.exec(text)!;
  if (denied.index > first.length) return [];
  const opening = matchesOf(first, OPENING).findLast(({ index }) => index + 1 >= denied.index);
  if (opening === undefined) return [];
  const at = opening.index + opening[0].length;
  const items = [first.slice(at), ...others.split(', ').filter((one) => one !== ''), last];
  return items.map((item) => first.slice(0, at) + item + rest).filter((one) => keepsSaid(one, text, said));
}

export const DENIED_MEMBERS: readonly Rewriter[] = [
  { of: new RegExp(DENIAL, 'iu'), write: byMember, reorders: true },
];
