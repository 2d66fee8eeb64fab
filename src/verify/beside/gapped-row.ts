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
/** Words of one that may have a verb of its own. */
const LONG = 5;
const JOINT = /(?:[,;] (?:and |but |while )?| and | but | while )/gu;
/** What no member without a verb of its own has. */
const VERBAL =
  /\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|can|may|must|will|would|should|could|might|who|which|that|if|when|where|because|as|than|not|no|to \p{L}+ (?:the|an?|it)|said|says|\p{L}{2,}ed (?:the|an?|his|her|its|their|in|on|at|to|by|for|from))\b/iu;
const PREPOSITIONS =
  'by|for|in|on|at|from|with|under|to|within|after|before|until|of|into|via|through|during|per|above|below|over';
const PREPOSITION = new RegExp(`^(?:${PREPOSITIONS})$`, 'iu');
/** An amount, or a number in words. */
export const NUMBER =
  /^(?:[$€£]?\d[\d.,:]*%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/iu;
/** What opens a complement behind a noun. */
const OPENING =
  /^(?:the|an?|those|half|twice|double|free|never|none|nothing|nobody|everything|only|always|all|every|each)$/iu;
const DETERMINER =
  /^(?:the|an?|his|her|its|their|our|your|my|this|that|these|those|all|both|each|every|some|any|other|more|most)$/iu;

/** Members that leave the verb out, each with the one before them that has it; `loosely` by any preposition. */
export function gappedMembers(
  text: string,
  loosely = false,
): readonly (readonly [verbal: Member, gapped: Member])[] {
  const all = membersOf(text);
  // What stands behind a label is a note, and no row.
  if (all.length < 2 || all.length > MOST_MEMBERS || text.includes(': ')) return [];
  const found: [Member, Member][] = [];
  let verbal: Member | undefined;
  for (const member of all) {
    const told = text.slice(member.start, member.end);
    if (verbal !== undefined && isGapped(text.slice(verbal.start, verbal.end), told, loosely))
      found.push([verbal, member]);
    else if (verbal === undefined ? told.split(' ').length >= LEAST_WORDS : isLong(told)) verbal = member;
  }
  return found;
}

const isLong = (told: string): boolean => VERBAL.test(told) || told.split(' ').length >= LONG;

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

/** How the complement of a member is like one of the member with the verb. */
export type Likeness = 'amount' | 'preposition' | 'thing';

/** Where the complement of a member begins, and what it is like there. */
export interface Complement {
  readonly at: number;
  readonly like: Likeness;
  /** The preposition that both have. */
  readonly lead: string;
}

/** Whether a member has a subject and a complement that is like one of the first, and no verb. */
function isGapped(first: string, member: string, loosely: boolean): boolean {
  const words = member.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || VERBAL.test(member)) return false;
  // "Two for those with pets": how much, and for whom.
  if (NUMBER.test(words[0]!) && countsIn(first) && /^for$/iu.test(words[1]!)) return true;
  return complementIn(first, member, loosely) !== undefined;
}

const isNumbered = (first: string, noun: string): boolean => {
  const words = first.toLowerCase().split(' ');
  const at = words.indexOf(noun.toLowerCase());
  return at >= 0 && NUMBER.test(words[at + 1] ?? '');
};

const countsIn = (first: string): boolean =>
  first.split(' ').some((word) => NUMBER.test(word.replace(/[,;]$/, '')));

/** The complement of a member that leaves its verb out, beside the member that has it; undefined for none. */
export function complementIn(first: string, member: string, loosely = false): Complement | undefined {
  const has = (word: string): boolean => loosely || first.toLowerCase().includes(` ${word.toLowerCase()} `);
  const counts = countsIn(first);
  const words = member.split(' ');
  let at = words[0]!.length;
  for (let i = 1; i < words.length; i++) {
    const [before, word] = [words[i - 1]!, words[i]!];
    const from = at + 1;
    at = from + word.length;
    if (PREPOSITION.test(before) || DETERMINER.test(before)) continue;
    // "Port 443 is open to all, port 22 to the office": a number that belongs to the name.
    if (NUMBER.test(word) && (isNumbered(first, before) || /^one$/iu.test(word))) continue;
    if (NUMBER.test(word) && counts) return { at: from, like: 'amount', lead: '' };
    if (PREPOSITION.test(word) && !/^of$/iu.test(word) && has(word))
      return { at: from, like: 'preposition', lead: word.toLowerCase() };
    const next = words[i + 1] ?? '';
    // "Only to the office" beside "to everyone".
    if (OPENING.test(word) && PREPOSITION.test(next) && has(next))
      return { at: from, like: 'preposition', lead: next.toLowerCase() };
    if (OPENING.test(word)) return { at: from, like: 'thing', lead: '' };
  }
  return undefined;
}
