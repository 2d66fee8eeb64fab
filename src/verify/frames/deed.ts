/**
 * What a clause says as a frame with its roles filled: "Eli lent Dana the car" and "Dana borrowed the car from Eli"
 * are one deed. Verbs of no known frame are frames of their own, with subject and object for their roles.
 */

import type { Hit, Realisation, Role } from '../../text/frames/index.ts';
import { gather } from '../../text/gather.ts';
import type { Oblique } from '../../text/parse/arguments.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Grammar } from '../restate/grammar.ts';
import { deniesInfinitive } from '../restate/held.ts';
import type { Clause } from '../restate/types.ts';

/** Fillers are tokens, the heads of their phrases. */
export interface Deed {
  /** The wording in which it is said; undefined for a verb's own frame. */
  readonly realisation: Realisation | undefined;
  readonly clause: Clause;
  /** Tokens of the sentence that say the predicate. */
  readonly own: readonly number[];
  readonly roles: ReadonlyMap<Role, readonly number[]>;
  /** Phrases that no role of the frame takes. */
  readonly others: readonly Oblique[];
  /** Whether it is denied; what the wording itself denies ("not allow" for "forbid") left aside. */
  readonly negated: boolean;
}

/** A wording of a sentence, with the deed that it says where the grammar bears that out; read when asked for. */
export interface Worded {
  readonly realisation: Realisation;
  deed(): Deed | undefined;
}

const claimed = new WeakMap<Grammar, readonly Deed[]>();
const told = new WeakMap<Grammar, readonly Worded[]>();

/** The deeds of a claim, in wordings that a claim may have; one claim is asked for them by many sentences. */
export function deedsOfClaim(grammar: Grammar): readonly Deed[] {
  let deeds = claimed.get(grammar);
  if (deeds === undefined) {
    const hits = grammar.reading.frames().filter(({ realisation }) => realisation.inClaim);
    claimed.set(grammar, (deeds = deedsOf(hits, grammar)));
  }
  return deeds;
}

/** What a sentence says in wordings that evidence may have; few of them meet what a claim says. */
export function wordedIn(grammar: Grammar): readonly Worded[] {
  let worded = told.get(grammar);
  if (worded === undefined) {
    const hits = grammar.reading.frames().filter(({ realisation }) => realisation.inEvidence);
    told.set(grammar, (worded = wordedBy(hits, grammar)));
  }
  return worded;
}

function wordedBy(hits: readonly Hit[], grammar: Grammar): Worded[] {
  let tokens: ReadonlyMap<number, number> | undefined;
  return hits.map((hit) => {
    let deed: Deed | null | undefined;
    const read = (): Deed | undefined => {
      if (deed === undefined) deed = deedBy(hit, (tokens ??= tokensOf(grammar)), grammar) ?? null;
      return deed ?? undefined;
    };
    return { realisation: hit.realisation, deed: read };
  });
}

/** The deeds that the wordings of a sentence say, as far as its grammar bears them out. */
export function deedsOf(hits: readonly Hit[], grammar: Grammar): Deed[] {
  if (hits.length === 0) return [];
  const tokens = tokensOf(grammar);
  return gather(hits, (hit) => deedBy(hit, tokens, grammar) ?? []);
}

/** The token by which each word of a sentence is read. */
function tokensOf(grammar: Grammar): ReadonlyMap<number, number> {
  const tokenOf = new Map<number, number>();
  grammar.tokens.forEach(({ upos }, token) => {
    const word = grammar.wordAt(token);
    if (word >= 0 && (!tokenOf.has(word) || (upos !== 'PART' && upos !== 'PUNCT' && grammar.tells(token))))
      if (!tokenOf.has(word)) tokenOf.set(word, token);
  });
  return tokenOf;
}

function deedBy({ words, realisation }: Hit, tokens: ReadonlyMap<number, number>, grammar: Grammar) {
  const own = gather(words, (word) => tokens.get(word) ?? []);
  return own.length === 0 ? undefined : deedOf(realisation, own, grammar);
}

/** A verb's own deed. */
export const plainDeed = (clause: Clause): Deed => ({
  realisation: undefined,
  clause,
  own: [clause.token],
  roles: new Map<Role, readonly number[]>([
    [1, clause.subjects],
    [2, clause.objects],
  ]),
  others: clause.obliques,
  negated: clause.negated,
});

/** Deeds that nouns name, of whom and by whom: "Bolt's acquisition of Acme". It is not said that they were done. */
export function namedDeeds(hits: readonly Hit[], grammar: Grammar): Pick<Deed, 'realisation' | 'roles'>[] {
  return gather(hits, ({ realisation, words }) => {
    if (realisation.manner !== 'deed') return [];
    const token = grammar.tokens.findIndex((_, at) => grammar.wordAt(at) === words[0]);
    const roles = token < 0 ? undefined : nominalRoles(realisation, token, grammar);
    return roles === undefined || roles.size === 0 ? [] : [{ realisation, roles }];
  });
}

function nominalRoles(
  { slots }: Realisation,
  token: number,
  grammar: Grammar,
): ReadonlyMap<Role, readonly number[]> | undefined {
  const { upos } = grammar.tree.token(token);
  if (upos !== 'NOUN' && upos !== 'PROPN') return undefined;
  const roles = new Map<Role, readonly number[]>();
  for (const { prep, head } of atNoun(token, grammar)) {
    const role = slots.obliques[prep];
    if (role !== undefined) roles.set(role, [...(roles.get(role) ?? []), head]);
  }
  const owners = grammar.tree.with(token, 'nmod:poss');
  // Whose it is did it where it is said to whom it was done, and had it done to him where it is said who did it.
  if (owners.length > 0 && roles.has(2) && !roles.has(1)) roles.set(1, owners);
  else if (owners.length > 0 && roles.has(1) && !roles.has(2)) roles.set(2, owners);
  return roles;
}

/** A deed that is said by a clause; a noun alone does not say that it was done. */
function deedOf(realisation: Realisation, own: readonly number[], grammar: Grammar): Deed | undefined {
  const { manner } = realisation;
  if (manner === 'deed') return undefined;
  const clause =
    grammar.clauses.find(({ token }) => own.includes(token)) ?? placedBy(realisation, own, grammar);
  if (clause === undefined || (manner === 'verb' && clause.linking)) return undefined;
  // "Killed a man" does not say that somebody is killed.
  if (manner === 'state' && !clause.linking && !clause.passive && isVerb(clause.token, grammar))
    return undefined;
  if (isDoneToNone(realisation, clause, own, grammar)) return undefined;
  const fillers = filled(realisation, clause, own, grammar);
  const placed = Object.values(realisation.slots.obliques);
  if (realisation.bound && !placed.some((role) => fillers.roles.has(role))) return undefined;
  return {
    realisation,
    clause,
    own,
    ...fillers,
    negated: clause.negated !== (realisation.negative !== deniesWithin(clause, own, grammar)),
  };
}

/** "The patch was applied" beside "apply for the patch": a wording whose verb has no object is not that of a passive without its preposition. */
function isDoneToNone(
  { manner, slots, noun }: Realisation,
  { passive, objects, token }: Clause,
  own: readonly number[],
  { tree }: Grammar,
): boolean {
  if (manner !== 'verb' || slots.object !== 0 || noun >= 0 || !passive) return false;
  if (tree.with(token, 'aux:pass').length === 0 || objects.every((one) => own.includes(one))) return false;
  const next = tree.tokens[token + 1]?.form.toLowerCase();
  return next === undefined || slots.obliques[next] === undefined;
}

/** Whether the wording itself has the verb that denies its clause: of "fail to reach" the reaching. */
const deniesWithin = ({ helpers }: Clause, own: readonly number[], { tree }: Grammar): boolean =>
  helpers.filter((token) => own.includes(token) && deniesInfinitive(tree.token(token).lemma)).length % 2 ===
  1;

const isVerb = (token: number, { tree }: Grammar): boolean =>
  tree.token(token).upos === 'VERB' && tree.token(token).lemma !== 'be';

/** "Is above the table", "is next to it", "are in the parcel": what a preposition says of its noun, or with the verb "be". */
function placedBy(
  { manner, words }: Realisation,
  own: readonly number[],
  { tree, clauses }: Grammar,
): Clause | undefined {
  if (manner !== 'state') return undefined;
  const head = tree.token(own.at(-1)!).head;
  const said = clauses.find((one) => one.token === head && one.linking);
  if (said !== undefined) return { ...said, obliques: [{ prep: words.at(-1)!, head }] };
  if (head < 0 || tree.token(own[0]).deprel !== 'case') return undefined;
  const over = tree.token(head).head;
  return clauses.find((one) => one.token === over && tree.token(over).lemma === 'be');
}

/** The fillers of a clause's roles by the places where the wording has them. */
function filled(
  { slots, manner, noun }: Realisation,
  clause: Clause,
  own: readonly number[],
  grammar: Grammar,
): Pick<Deed, 'roles' | 'others'> {
  const { tree, clauses } = grammar;
  const roles = new Map<Role, readonly number[]>();
  const others: Oblique[] = [];
  const put = (role: Role | 0, heads: readonly number[]): void => {
    const fillers = heads.filter((head) => !own.includes(head) && !roles.get(role as Role)?.includes(head));
    if (role !== 0 && fillers.length > 0) roles.set(role, [...(roles.get(role) ?? []), ...fillers]);
  };
  // "Is linked to", read as a passive: what it is said of is its subject all the same.
  const said = manner !== 'verb' && clause.passive;
  const alone = slots.labile && !clause.passive && clause.objects.length === 0;
  // "Bolt acquired Acme", read as a participle without its auxiliary: what has an object is active.
  const bare =
    clause.passive && clause.subjects.length === 0 && tree.with(clause.token, 'aux:pass').length === 0;
  const active = bare && clause.objects.length > 0;
  put(
    alone ? slots.object : slots.subject,
    active ? clause.recipients : said ? clause.objects : clause.subjects,
  );
  if (!said) put(slots.object, clause.objects);
  if (!active) {
    // "Told the family about it": whoever is told may stand as a recipient where nothing else is the object.
    const onlyOwn =
      (noun >= 0 || clause.objects.length === 0) && clause.objects.every((object) => own.includes(object));
    put(slots.obliques.to ?? slots.obliques.for ?? (onlyOwn ? slots.object : 0), clause.recipients);
  }
  const further = clauses.filter(({ token }) => token !== clause.token && own.includes(token));
  for (const one of further) {
    put(slots.object, one.objects);
    // "Let 40 people go": of the infinitive they are the subject.
    put(
      slots.object,
      one.subjects.filter((token) => !clause.subjects.includes(token)),
    );
  }
  const phrases = phrasesBeside(clause, further, own, { slots, manner }, grammar);
  for (const { prep, head } of phrases) {
    const role = slots.obliques[prep];
    if (role !== undefined) put(role, [head]);
    // "Up 4%" is up by 4%.
    else if (!own.includes(head))
      others.push({ prep: prep === '' && isMeasure(head, grammar) ? 'by' : prep, head });
  }
  for (const token of own) {
    if (noun < 0 || token === clause.token) continue;
    for (const { prep, head } of atNoun(token, grammar)) if (prep === 'by') put(1, [head]);
    const owners = tree.with(token, 'nmod:poss').filter((owner) => !own.includes(owner));
    if (clause.passive && owners.length > 0) put(roles.has(1) ? 2 : roles.has(2) ? 1 : 0, owners);
  }
  if (manner === 'bearer') put(slots.obliques.of ?? 2, tree.with(clause.token, 'nmod:poss'));
  return { roles, others };
}

/** What stands with prepositions beside the words of a frame, and what tells more of that. */
function phrasesBeside(
  clause: Clause,
  further: readonly Clause[],
  own: readonly number[],
  { slots, manner }: Pick<Realisation, 'slots' | 'manner'>,
  grammar: Grammar,
): readonly Oblique[] {
  const phrases = [
    ...clause.obliques,
    ...gather(further, ({ obliques }) => obliques),
    ...own
      .filter((token) => token !== clause.token || manner === 'bearer')
      .flatMap((token) => atNoun(token, grammar)),
    ...(manner === 'state' && clause.linking ? sinceWhen(clause.token, grammar) : []),
    ...ofNouns(slots.object === 0 ? [] : clause.objects, slots, grammar),
  ];
  const taken = gather(phrases, ({ prep, head }) => (slots.obliques[prep] === undefined ? [] : [head]));
  phrases.push(...ofNouns(taken, slots, grammar));
  return phrases;
}

const MEASURES = new Set(['percent', 'money', 'quantity', 'number']);

function isMeasure(token: number, grammar: Grammar): boolean {
  const value = grammar.valueAt(token);
  return value >= 0 && MEASURES.has(grammar.reading.values[value].kind);
}

/** Phrases with a preposition at a noun of the wording: "made a payment of $50 to Bolt". */
const atNoun = (token: number, { tree }: Grammar): Oblique[] =>
  tree
    .with(token, 'nmod', 'obl')
    .flatMap((head) => tree.conjuncts(head).map((one) => ({ prep: prepositionOf(tree, head), head: one })));

/** "Has been off the road since Monday": since when and how long something stands so. */
const sinceWhen = (token: number, grammar: Grammar): Oblique[] =>
  atNoun(token, grammar).filter(({ prep }) => /^(?:since|until|till|from|for|during)$/.test(prep));

/** "Lent the car to Dana", "sorry to her for it", where the parse gives the second phrase to the first noun. */
const ofNouns = (nouns: readonly number[], { obliques }: Realisation['slots'], grammar: Grammar): Oblique[] =>
  gather(nouns, (one) =>
    // "The family of the patient" stays one phrase, unless the verb itself wants its "of".
    atNoun(one, grammar).filter(
      ({ prep }) => obliques[prep] !== undefined && (prep !== 'of' || obliques[prep] === 3),
    ),
  );
