/** One of several things of which all is denied: "does not cover theft" for "does not cover damage, loss or theft". */
import { participleOf } from '../../../../../text/inflect.ts';
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { keepsSaid, type Rewriter } from '../types.ts';

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
  const openings = matchesOf(first, OPENING).filter(({ index }) => index + 1 >= denied.index);
  // "Personal data of others, calls to violence, or advertising": what has phrases of its own is told whole.
  const opening = /\p{L} (?:of|to|for|from|by|with|on|in) \p{L}/u.test(others)
    ? openings[0]
    : openings.at(-1);
  if (opening === undefined) return [];
  const at = opening.index + opening[0].length;
  const items = [first.slice(at), ...others.split(', ').filter((one) => one !== ''), last];
  return items.map((item) => first.slice(0, at) + item + rest).filter((one) => keepsSaid(one, text, said));
}

const SCOPED =
  /^(?:We|(?:The|This|Our|Your) (?:\p{Ll}+ )?(?:warranty|policy|insurance|guarantee|cover|contract|agreement|price|ticket|shop|store)) (?:do|does|will) not (cover|include|accept|reimburse|refund|allow|replace|offer|ship|deliver|repair|compensate) ([^;]+)$/u;

/** "Water damage is not covered" for "the policy does not cover water damage". */
function byScope({ text, whole }: Wording): readonly string[] {
  const found = SCOPED.exec(text);
  if (found === null || BOUND.test(text) || /^(?:it|them|this|that|you|anyone)\b/u.test(found[2]!)) return [];
  const [, verb = '', what = ''] = found;
  // Another policy of the same source may cover it.
  if (OTHERS.test(whole)) return [];
  return ['is', 'are'].map((be) => `${capital(what)} ${be} not ${participleOf(verb)}`);
}

const OTHERS =
  /\b(?:premium|basic|standard|plus|extended|optional|additional|supplementary|other|another|second) (?:plan|policy|cover|warranty|insurance|guarantee)|\b(?:policies|warranties|plans|add-ons?|upgrade)\b/iu;

export const DENIED_MEMBERS: readonly Rewriter[] = [
  { of: new RegExp(DENIAL, 'iu'), from: LIST, write: byMember, reorders: true },
  { of: /\b(?:is|are) not \p{Ll}+ed\b|\b(?:is|are)n['’]t \p{Ll}+ed\b/u, write: byScope, reorders: true },
];
