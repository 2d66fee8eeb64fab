/**
 * What rules, offers and agreements say, in the turns of a claim: rights, duties, what lasts, what stays as it is, what is the
 * same for two, and who pays. Each turn is exchanged for one that follows from it; two may be exchanged in one sentence. What
 * comes of it must then state the claim by its grammar.
 */

import { lately } from '../../../../text/lately.ts';
import { lastly, lazily } from '../../../../text/once.ts';
import type { Reading } from '../../../../text/reading.ts';
import { Sieve } from '../../../../text/sieve/index.ts';
import { PROSE_TURNS } from '../prose/index.ts';
import { byTurns } from '../rephrased.ts';
import type { Scene, Teller } from '../types.ts';
import { bare } from '../words.ts';
import { ALIKE_TURNS } from './alike.ts';
import { mainOf, stemsOf } from './clause.ts';
import { DUTIES } from './duties.ts';
import { ENTITLED } from './entitled.ts';
import { EXCEPTED_TURNS } from './excepted.ts';
import { EXCEPTED_TIMES } from './excepted-times.ts';
import { GATES } from './gates.ts';
import { KIND_TURNS } from './kinds.ts';
import { LASTING_TURNS } from './lasting.ts';
import { NEEDS_TURNS } from './needs.ts';
import { NOTICE_TURNS } from './notice.ts';
import { PAYING } from './paying.ts';
import type { Rewriter } from './types.ts';
import { UNCHANGED } from './unchanged.ts';
import { USAGE_TURNS } from './usage.ts';

const REWRITERS: readonly Rewriter[] = [
  ...KIND_TURNS,
  ...ENTITLED,
  ...LASTING_TURNS,
  ...UNCHANGED,
  ...ALIKE_TURNS,
  ...EXCEPTED_TURNS,
  ...EXCEPTED_TIMES,
  ...GATES,
  ...NEEDS_TURNS,
  ...NOTICE_TURNS,
  ...DUTIES,
  ...PAYING,
  ...USAGE_TURNS,
  ...PROSE_TURNS,
  {
    of: /[a-z]/,
    write: ({ text, scene: { claim } }) => byTurns(text, claim.text.slice(claim.start, claim.end)),
  },
];

/** Characters of a sentence that is said otherwise, at the most, and sentences that come of one. */
const LONGEST = 320;
const MOST = 32;
/** Exchanges in one sentence. */
const MOST_STEPS = 3;

/** Which turns a claim, and which a sentence, may have; made for the first claim. */
const ofClaims = lazily(() => new Sieve(REWRITERS.map(({ of }) => of)));
const fromSentences = lazily(() => new Sieve(REWRITERS.map(({ from }) => from)));

/** The rewriters that a claim may have a turn for, by number, and whether it has, looked for when first asked. */
class ForClaim {
  readonly all: readonly number[];
  readonly #said: string;
  readonly #known = new Map<number, boolean>();

  constructor(said: string) {
    const may = ofClaims().through(said);
    this.all = [...may.keys()].filter((at) => may[at] === 1);
    this.#said = said;
  }

  has(at: number): boolean {
    let has = this.#known.get(at);
    if (has === undefined) this.#known.set(at, (has = this.#said.search(REWRITERS[at]!.of) >= 0));
    return has;
  }
}

/** Made once for a claim: it is held against many sentences. */
const rewritersFor = lastly((said) => new ForClaim(said));

/** The rewriters that may say a sentence again. */
const rewritersFrom = lately((text) => fromSentences().through(text));

/** A sentence in the claim's turns. */
export const ofTerms: Teller = (scene) => {
  const { source, sentence, title, claim, lexicon, tell } = scene;
  const told = tell(sentence);
  const said = saidBy(claim);
  if (told.text.length > LONGEST || said.length > LONGEST) return [];
  const rewriters = rewritersFor(said);
  /** The texts found, each with whether it is of what is asked for. */
  const found = new Map<string, boolean>([[bare(told.text).replace(NUMBERED, ''), false]]);
  const marked = new Set<string>();
  let last = [...found.keys()];
  for (let step = 0; step < MOST_STEPS && found.size < MOST; step++) {
    const next: string[] = [];
    for (const text of last) {
      const may = rewritersFrom(text);
      for (const at of rewriters.all) {
        if (may[at] === 0 || !rewriters.has(at)) continue;
        const { write, asks, marks } = REWRITERS[at]!;
        for (const one of write({ text, said, lexicon, title, whole: source.text, scene })) {
          const tidy = one.replace(/ {2,}/g, ' ').trim();
          if (found.size >= MOST || found.has(tidy)) continue;
          found.set(tidy, asks === true || found.get(text) === true);
          if (marks === true || marked.has(text)) marked.add(tidy);
          next.push(tidy);
        }
      }
    }
    last = next;
  }
  const ours = beginningsOf(said);
  const near = [...found].slice(1).filter(([text]) => mayBe(text, ours));
  const wide = near.filter(([text]) => !isNarrower(text, said, title));
  return wide.map(([text, asks]) => ({
    ...told,
    text: `${text}.`,
    plain: true as const,
    ...(asks ? { asks: true as const } : {}),
    ...(marked.has(text) ? { marked: true as const } : {}),
  }));
};

/** Share of a claim's words that a text must have, by how they begin, to be parsed for it. */
const LEAST_ALIKE = 0.4;
const BEGINNING = 4;

const beginningsOf = lastly((said): readonly string[] =>
  stemsOf(said)
    .filter((stem) => !/\d/.test(stem))
    .map((stem) => stem.slice(0, BEGINNING)),
);

function mayBe(text: string, ours: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return ours.filter((stem) => folded.includes(stem)).length >= LEAST_ALIKE * ours.length;
}

/**
 * Whether the subject of a sentence is told more closely than the claim's: what holds of the warranty on parts, or of the
 * members who have paid, need not hold of the warranty, or of all members.
 */
function isNarrower(text: string, said: string, title: string): boolean {
  const all = new Set(stemsOf(`${said} ${title}`));
  // A sentence without any word of its own is not parsed for its subject; a hyphen may part that.
  if (!text.includes('-') && stemsOf(text).every((stem) => all.has(stem))) return false;
  const ours = mainOf(said);
  const theirs = ours === undefined ? undefined : mainOf(text);
  if (theirs === undefined || ours === undefined) return false;
  const own = stemsOf(ours.subject);
  const other = stemsOf(theirs.subject);
  const more = other.filter((stem) => !all.has(stem)).length;
  return more > own.filter((stem) => !other.includes(stem)).length;
}

/** "8.1 Either party may …", "(b) The tenant must …": the number of a clause. */
const NUMBERED = /^(?:§ ?)?(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}\.|\([a-z\d]{1,2}\)) (?=\p{Lu})/u;

const saidBy = ({ text, start, end }: Scene['claim']): string => bare(text.slice(start, end));

const TERMS =
  /\b(?:entitled|eligible|allowed|permitted|free|right|keeps?|retains?|continues?|unchanged|stays?|remains?|still|no changes?|not change|the same|like|alike|equally|covers?|lasts?|runs?|up to|only (?:after|once|if|with|when)|before|until|unless|without|needs?|needed|required?s?|at least|in advance|within|no later|bears?|pays?|cost|accepts?|accepted|takes?|may|can|cannot|must)\b/iu;

/** Rewriters that may bring words of their own. */
const BRINGING: ReadonlySet<Rewriter> = new Set(PROSE_TURNS.filter(({ reorders }) => reorders !== true));

/** Whether a claim has a turn of rules and terms, for which another may stand that has few of its words. */
export const hasTerm = (claim: Reading): boolean => {
  const said = saidBy(claim);
  if (TERMS.test(said)) return true;
  const rewriters = rewritersFor(said);
  return rewriters.all.some((at) => BRINGING.has(REWRITERS[at]!) && rewriters.has(at));
};
