/** When what a predicate says is the case, by its verb and the auxiliaries over it. */
import type { ParsedToken } from '../../text/parse/parser.ts';

export interface Tense {
  /** That of the verb that has one: its own form or that of its first auxiliary. */
  readonly time: 'past' | 'present' | 'none';
  /** "Is sold", "is selling", "has sold", "is a seller" or "is ready", "sells"; "sold" and "selling" by themselves. */
  readonly form: 'passive' | 'ongoing' | 'perfect' | 'state' | 'plain' | 'bare' | 'participle';
  /** It tells of a noun, in a clause or as a participle: "who sold", "the team selling". */
  readonly ofNoun: boolean;
  /** A participle behind a preposition, which tells of no deed that goes on: "for selling", "after selling". */
  readonly led: boolean;
  /** Said of no certain ones: "refunds are paid", "approves refunds". */
  readonly general: boolean;
  /** It has an object. */
  readonly ofObject: boolean;
  /** Who does it stands beside the passive: "is managed by Kim". */
  readonly byWhom: boolean;
}

const OPEN: Tense = {
  time: 'none',
  form: 'state',
  ofNoun: false,
  led: false,
  general: false,
  ofObject: false,
  byWhom: false,
};

const PAST = /^(?:was|were|had|did)$/;
const PRESENT = /^(?:is|are|am|'s|\u2019s|'re|\u2019re|'m|\u2019m|has|have|'ve|\u2019ve|does|do)$/;
const HAVING = /^(?:has|have|had|'ve|\u2019ve)$/;
const AUXILIARY = /^(?:aux|aux:pass|cop)$/;
/** Prepositions behind which a participle tells when or for what, not that it is done. */
const LEADING = new Set('for after before without of from on to against despite'.split(' '));
/** Forms that are present and past alike. */
const SAME_IN_PAST = new Set(
  'beat bet bid burst cast cost cut hit hurt let put quit read rid set shed shut split spread thrust upset'.split(
    ' ',
  ),
);
const DEPTH = 8;

/** Tense of the predicate at token `at`; none where a modal is over it, or nothing tells it. */
export function tenseAt(tokens: readonly ParsedToken[], at: number): Tense {
  let own = at;
  if (at < 0) return OPEN;
  for (let steps = 0; steps < DEPTH; steps++) {
    const tense = ownTense(tokens, own);
    if (tense !== undefined) return tense;
    // "Was opened and read": a participle without a tense of its own has that of the verb it is joined to.
    const { deprel, head, xpos } = tokens[own]!;
    if (deprel !== 'conj' || head < 0 || !/^VB[GN]?$/.test(xpos)) return OPEN;
    own = head;
  }
  return OPEN;
}

function ownTense(tokens: readonly ParsedToken[], at: number): Tense | undefined {
  const { xpos, deprel } = tokens[at]!;
  const children = tokens.filter(({ head }) => head === at);
  const helpers = children.filter((one) => AUXILIARY.test(one.deprel));
  if (helpers.some((one) => one.xpos === 'MD')) return OPEN;
  const own = {
    ofNoun: isOfNoun(tokens, at),
    led: false,
    general: children.some((child) => isGeneral(tokens, tokens.indexOf(child))),
    ofObject: children.some((one) => one.deprel === 'obj'),
    byWhom: isByWhom(tokens, children),
  };
  const forms = helpers.map(({ form }) => form.toLowerCase());
  const first = forms.find((form) => PAST.test(form) || PRESENT.test(form));
  if (first !== undefined)
    return { ...own, time: PAST.test(first) ? 'past' : 'present', form: formOf(xpos, forms) };
  if (isUsedTo(tokens, at)) return { ...own, time: 'past', form: 'plain', ofNoun: false };
  if (xpos === 'VBD') return { ...own, time: 'past', form: 'plain' };
  if (SAME_IN_PAST.has(tokens[at]!.form.toLowerCase())) return OPEN;
  if (xpos === 'VBZ' || xpos === 'VBP' || isBarePresent(tokens, at, children))
    return { ...own, time: 'present', form: 'plain' };
  if (xpos === 'VBN' && (own.ofObject || isBarePast(tokens, at)))
    return { ...own, time: 'past', form: 'bare', ofNoun: false };
  if (xpos !== 'VBG' || deprel === 'conj') return undefined;
  const led = children.some(
    (one) => /^(?:mark|case)$/.test(one.deprel) && LEADING.has(one.form.toLowerCase()),
  );
  return { ...own, time: own.ofNoun ? timeAbove(tokens, at) : 'none', form: 'participle', led };
}

function formOf(xpos: string, helpers: readonly string[]): Tense['form'] {
  if (xpos === 'VBG' || helpers.includes('being')) return 'ongoing';
  if (helpers.some((form) => HAVING.test(form))) return 'perfect';
  if (xpos === 'VBN') return 'passive';
  return /^VB/.test(xpos) ? 'plain' : 'state';
}

const isByWhom = (tokens: readonly ParsedToken[], children: readonly ParsedToken[]): boolean =>
  children.some(({ deprel, start }) => {
    if (!deprel.startsWith('obl')) return false;
    const by = tokens.find((one) => one.deprel === 'case' && tokens[one.head]?.start === start);
    return by?.form.toLowerCase() === 'by';
  });

const isUsedTo = (tokens: readonly ParsedToken[], at: number): boolean => {
  const { deprel, head } = tokens[at]!;
  return deprel === 'xcomp' && head >= 0 && tokens[head]!.form.toLowerCase() === 'used';
};

/** A subject or object of several that nothing tells which of: "refunds", "late parcels". */
const isGeneral = (tokens: readonly ParsedToken[], at: number): boolean =>
  /^(?:nsubj|nsubj:pass|obj)$/.test(tokens[at]!.deprel) &&
  tokens[at]!.xpos === 'NNS' &&
  !tokens.some(({ head, deprel }) => head === at && /^(?:det|nummod|nmod:poss)/.test(deprel));

/** A participle that is all the verb there is, or the main one, is a past that was taken for one: "policy covered theft". */
function isBarePast(tokens: readonly ParsedToken[], at: number): boolean {
  const { head, deprel } = tokens[at]!;
  if (head < 0) return true;
  if (deprel !== 'acl' || tokens[head]!.head >= 0) return false;
  return !tokens.some(({ xpos }) => /^(?:VB[ZPD]|MD)$/.test(xpos));
}

/** "Guests check out", "the seller ships lamps": a present that was taken for an infinitive, or for a noun of several. */
function isBarePresent(
  tokens: readonly ParsedToken[],
  at: number,
  children: readonly ParsedToken[],
): boolean {
  const { xpos, deprel } = tokens[at]!;
  if (xpos === 'VB')
    return children.some((one) => one.deprel === 'nsubj') && !children.some((one) => one.xpos === 'TO');
  if (xpos !== 'NNS' || !/^(?:compound|nsubj|root)$/.test(deprel) || at === 0) return false;
  const isSubject = /^NNP?$/.test(tokens[at - 1]!.xpos) && tokens[at - 1]!.deprel === 'compound';
  return isSubject && !tokens.some((one) => /^(?:VBD|VBP|MD)$/.test(one.xpos) || one.deprel === 'cop');
}

const isOfNoun = (tokens: readonly ParsedToken[], at: number): boolean =>
  tokens[at]!.deprel.startsWith('acl') && tokens[at]!.head >= 0;

/** Time of the clause that a participle's noun stands in. */
function timeAbove(tokens: readonly ParsedToken[], at: number): Tense['time'] {
  let above = tokens[at]!.head;
  for (let steps = 0; above >= 0 && steps < DEPTH; steps++) {
    const tense = ownTense(tokens, above);
    if (tense !== undefined && tense.form !== 'participle') return tense.time;
    above = tokens[above]!.head;
  }
  return 'none';
}
