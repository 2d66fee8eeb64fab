/**
 * Rows whose later members leave out the verb of the first: "Standard orders arrive in three days, express orders the next
 * day", "Gold members get free shipping, silver members half off". Each has a subject and a complement of its own.
 */

/** A place in the text read: `end` exclusive. */
export interface Member {
  readonly start: number;
  readonly end: number;
}

/** Members of a row, at the most, and words of one that leaves the verb out. */
const MOST_MEMBERS = 6;
const MOST_WORDS = 10;
/** Words of one with a verb, at the least. */
const LEAST_WORDS = 3;
const JOINT = /(?:[,;] (?:and |but |while )?| and | but | while )/gu;
/** What no member without a verb of its own has. */
const VERBAL =
  /\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|can|may|must|will|would|should|could|might|who|which|that|if|when|where|because|as|than|not|no|to \p{L}+ (?:the|an?|it)|said|says)\b/iu;
const PREPOSITIONS =
  'by|for|in|on|at|from|with|under|to|within|after|before|until|of|into|via|through|during|per|above|below|over';
const PREPOSITION = new RegExp(`^(?:${PREPOSITIONS})$`, 'iu');
const NUMBER =
  /^(?:[$€£]?\d[\d.,:]*%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/iu;
/** What opens a complement behind a noun. */
const OPENING =
  /^(?:the|an?|those|half|twice|double|free|never|none|nothing|nobody|everything|only|always|all|every|each)$/iu;
const DETERMINER =
  /^(?:the|an?|his|her|its|their|our|your|my|this|that|these|those|all|both|each|every|some|any|other|more|most)$/iu;

/** Members that leave the verb out, each with the one before them that has it. */
export function gappedMembers(text: string): readonly (readonly [verbal: Member, gapped: Member])[] {
  const all = membersOf(text);
  if (all.length < 2 || all.length > MOST_MEMBERS) return [];
  const found: [Member, Member][] = [];
  let verbal: Member | undefined;
  for (const member of all) {
    const told = text.slice(member.start, member.end);
    if (verbal !== undefined && isGapped(text.slice(verbal.start, verbal.end), told))
      found.push([verbal, member]);
    else if (told.split(' ').length >= LEAST_WORDS) verbal = member;
  }
  return found;
}

function membersOf(text: string): readonly Member[] {
  const end = text.length - (/[\s.!]*$/u.exec(text)?.[0].length ?? 0);
  const found: Member[] = [];
  let start = 0;
  for (const joint of text.slice(0, end).matchAll(JOINT)) {
    found.push({ start, end: joint.index });
    start = joint.index + joint[0].length;
  }
  return [...found, { start, end }];
}

/** Whether a member has a subject and a complement that is like one of the first, and no verb. */
function isGapped(first: string, member: string): boolean {
  const words = member.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || VERBAL.test(member)) return false;
  const has = (word: string): boolean => first.toLowerCase().includes(` ${word.toLowerCase()} `);
  const counts = first.split(' ').some((word) => NUMBER.test(word.replace(/[,;]$/, '')));
  // "Two for those with pets": how much, and for whom.
  if (NUMBER.test(words[0]!) && counts && /^for$/iu.test(words[1]!)) return true;
  return words.slice(1).some((word, i) => {
    const before = words[i]!;
    if (PREPOSITION.test(before) || DETERMINER.test(before)) return false;
    if (NUMBER.test(word)) return counts;
    return (PREPOSITION.test(word) && !/^of$/iu.test(word) && has(word)) || OPENING.test(word);
  });
}
