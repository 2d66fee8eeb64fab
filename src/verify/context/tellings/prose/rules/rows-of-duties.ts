/** What one must, may or will do in a row: "has to repaint the hall" of "shall repair the boiler, repaint the hall and paint the door". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const ROW =
  /^((?!(?:If|When|Unless|Once|After|Before|Until)\b)[^,;:]{2,60}?) (must|shall|will|can|may|should|has to|have to|needs? to|(?:is|are) (?:required|obliged|entitled|allowed|permitted) to) ([a-z]+ [^;:]+)$/u;
/** Where a verb of the row may begin. */
const JOINT = /(?:, and |, then |,? and |, )(?=[a-z]{2,} )/gu;
const MOST = 6;
/** What each verb of a row would take with it: when, if and how often all of them are done. */
const SHARED =
  /\b(?:if|unless|when|whenever|once|until|only|or|either|together|both|each time|in return|provided)\b/u;

/** Each verb of a row under one subject, its own words with it. */
function byRow({ text, lexicon }: Wording): readonly string[] {
  const found = ROW.exec(text);
  if (found === null || SHARED.test(text) || isLeftOpen(found[1]!) || / not /u.test(text)) return [];
  const [, who = '', modal = '', rest = ''] = found;
  const isVerb = (word: string): boolean =>
    lexicon.lemmas(word.replace(/^re(?=\p{L}{4})/u, '')).some(({ pos }) => pos === 'v') &&
    lexicon.lemma(word, 'v') === word;
  const deeds: string[] = [];
  let from = 0;
  for (const joint of rest.matchAll(JOINT)) {
    const to = joint.index + joint[0].length;
    const [verb = '', next = ''] = rest.slice(to).split(' ', 2);
    if (!isVerb(verb) || !OPENS_OBJECT.test(next)) continue;
    deeds.push(rest.slice(from, joint.index));
    from = to;
  }
  deeds.push(rest.slice(from));
  if (deeds.length < 2 || deeds.length > MOST) return [];
  return deeds.map((deed) => `${who} ${modal} ${deed}`);
}

/** A verb in a row of verbs has its object behind it; a noun in a row of nouns has none. */
const OPENS_OBJECT =
  /^(?:the|an?|all|any|each|every|both|his|her|its|their|your|our|this|these|it|them|up|out)$/u;

export const ROWS_OF_DUTIES: readonly Rewriter[] = [
  {
    of: /\b(?:must|shall|will|can|may|should|has to|have to|needs? to|required to|obliged to|entitled to|allowed to|permitted to)\b/u,
    from: ROW,
    write: byRow,
    reorders: true,
  },
];
