/**
 * Lines that take back what stands under them: `It is not true that:`, `Common myths`, `What is not covered`, `Under the
 * old rules:`. By itself a sentence of such a list would be borne out by what says the opposite of the answer.
 */

/** How a line holds what stands under it. */
export interface Hold {
  /**
   * `false`: it says that each statement is not so. `not`: it denies something, which a statement that denies it too
   * agrees with. `else`: it says whose or of when the statement is, and not that it is so.
   */
  readonly how: 'false' | 'not' | 'else';
  /** The line without its marks. */
  readonly line: string;
}

const LONGEST = 160;

/** How a heading, a label or a line before a list holds what stands under it; undefined for one that only leads to it. */
export function holdOf(written: string): Hold | undefined {
  const line = bare(written).replace(/^(?:so )?here(?:['’]s| is| are) /i, '');
  if (line === '' || line.length > LONGEST || AROUND.test(line)) return undefined;
  const how = saidFalse(line) ? 'false' : DISOWNED.some((one) => one.test(line)) ? 'else' : undefined;
  if (how !== undefined) return { how, line };
  return OBJECTS.some((one) => one.test(line)) ? { how: 'not', line } : undefined;
}

/** `The following is no longer true.`: a sentence that takes back what stands below it, though it ends with a stop. */
export const isPointing = (sentence: string): boolean =>
  /\b(?:following|below)\b/i.test(sentence) && holdOf(sentence) !== undefined;

/** Whether a line says that what stands under it is so, whatever stands above it: `Reality:`, `What is true:`. */
export const holdsTrue = (written: string): boolean => TRUE.test(bare(written));

const bare = (written: string): string => written.replace(/^[#>\s*_]+|(?<![\s*_:：.])[\s*_:：.]+$/g, '');

const TRUE =
  /^(?:(?:the|in) )?(?:truth|reality|facts?|true|correct(?:ion|ions|ed)?|instead|what(?:['’]s| is| remains)? (?:true|correct|right|covered|included))(?: (?:is|are|facts?|statements?|answers?))?$/i;

/** What asks for reasons, sets a case or is for the reader to do: its list is told by itself. */
const AROUND =
  /^(?:why|how|if|when|once|because|since|reasons?)\b|\b(?:reasons?|because|grounds|causes?|true or false|no doubt|not only)\b|\b(?:don['’]t|do not|never) forget\b/i;

const NEGATED = String.raw`(?:\b(?:not|never|no longer|nobody|no one|none|hardly|neither)\b|n['’]t\b)`;
const UNTRUE = String.raw`(?:false|untrue|wrong|incorrect|inaccurate|mistaken|invalid|bogus|nonsense|misleading|fictitious|myths?|misconceptions?|lies|fabricated)`;
const RIGHT = String.raw`(?:true|correct|right|accurate|so|the case|valid|facts?)`;
const SAYING = String.raw`(?:say|says|said|claim|claims|claimed|state|states|stated|mean|means|meant|assert|asserts)`;
const STATEMENTS = String.raw`(?:statements?|claims?|sentences?|assertions?|beliefs?|ideas?|assumptions?|points?|facts?|information|things|assurances)`;

/** A falsehood that the line ends with, or that opens a clause behind `that`. */
const FALSEHOOD: readonly RegExp[] = [
  new RegExp(String.raw`\b${UNTRUE}(?: that| to (?:say|claim|think|believe|assume|state)(?: that)?)$`, 'iu'),
  new RegExp(String.raw`^(?:none|nothing|neither)\b.*\b(?:${RIGHT}|appl(?:y|ies)|holds?)\b`, 'iu'),
  /\b(?:get|gets|got) (?:\p{L}+ )?wrong$/iu,
  new RegExp(String.raw`${NEGATED}(?: \p{L}+)? (?:${RIGHT}|${SAYING})(?: that)?$`, 'iu'),
  new RegExp(
    String.raw`^(?:\p{L}+ ){0,6}(?:${STATEMENTS}|following|these|those|this|below)(?: \p{L}+){0,4}? (?:is|are|was|were)(?: (?:all|both|simply|just|plainly|also|each))* ${UNTRUE}$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:the |some |our |these )?${UNTRUE}(?: \p{L}+)? ${STATEMENTS}\b[^.]*$`, 'iu'),
  /^(?:(?:\p{L}+ ){0,4})(?:myths?|misconceptions?|fallac(?:y|ies)|falsehoods?|untruths?|misinformation|fake news|urban legends?|old wives['’] tales)(?: (?:about|on|around|regarding|concerning|of|in|that|to)\b.*)?$/iu,
  /^(?:(?:this|that|the following|all of this|all of these) (?:is|are) )?(?:false|wrong|incorrect|untrue|made up)$/i,
];

/** `These are no lies:`: a falsehood that is itself denied says the opposite. */
const saidFalse = (line: string): boolean =>
  FALSEHOOD.some((one) => one.test(line)) &&
  !new RegExp(`${NEGATED} (?:\\p{L}+ )?${UNTRUE}`, 'iu').test(line);

const OLD = String.raw`(?:old|previous|former|prior|earlier|outdated|obsolete|superseded|expired|repealed|legacy|past|proposed|draft|planned)`;
const LAID_DOWN = String.raw`(?:rules?|polic(?:y|ies)|terms|conditions|versions?|contracts?|laws?|prices?|pricing|rates?|plans?|guidelines?|regulations?|wording|system|process|procedures?|fees?|tariffs?|agreements?|drafts?|scheme|handbook|manual)`;

/** What is told as somebody's word, of another time, or as what not to say. */
const DISOWNED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:${NEGATED}|\b(?:no (?:evidence|proof|record|sign|indication|guarantee|basis)|cannot|doubt\p{L}*|den(?:y|ies|ied)|disputes?|disputed|unclear|unlikely|unproven|claim\p{L}*|alleg\p{L}*|assert\p{L}*|assum\p{L}*|suppos\p{L}*|pretend\p{L}*|imagin\p{L}*|suspect\p{L}*|fear\p{L}*|rumou?r\p{L}*|hop(?:e|es|ed|ing)|propos\p{L}*|wish\p{L}*|(?:may|might|could|would) (?:hear|read|think|believe|say))\b).*\bthat$`,
    'iu',
  ),
  /^(?:(?:\p{L}+ ){0,3})(?:rumou?rs?|hearsay|speculations?|allegations?|proposals?|hypotheses|hallucinations?|fictions?|jokes?)(?: (?:about|on|around|regarding|concerning|of|in|from|by)\b.*| ?\(.*)?$/iu,
  /^(?:(?:\p{L}+ ){0,2})(?:unconfirmed|unverified|disputed|debunked|disproven|refuted|hypothetical|fictional|fictitious|invented|made-up|alleged|so-called|superseded|deprecated|obsolete|outdated|withdrawn|repealed|revoked|discontinued|abandoned|discarded|scrapped|misleading|rejected)(?: \p{L}+){0,3}(?: ?\(.*)?$/iu,
  /\b(?:not|never)(?: yet)?(?: been)? (?:adopted|confirmed|verified|decided|in force|final|approved yet|agreed)\b|\bno longer (?:true|valid|in force|correct|current|appl\p{L}+|holds?)\b/iu,
  new RegExp(
    String.raw`^(?:(?:under|in|by|per) )?(?:the |our |your |its |their |an? )?${OLD}(?: \p{L}+){0,2}? ${LAID_DOWN}(?: \(.*| (?:of|for|from|on|said|says|stated|read|were|was)\b.*)?$`,
    'iu',
  ),
  /\b(?:wrong|bad|false|incorrect|poor|invalid|unacceptable|misleading|fake|flawed|faulty)(?: \p{L}+)? (?:examples?|answers?|repl(?:y|ies)|responses?|outputs?|drafts?|summar(?:y|ies))\b/iu,
  // "Myths and facts": each statement is the one or the other.
  /\b(?:myths?|misconceptions?|fictions?|lies)\b.* (?:and|or|vs\.?|versus|&|\/) .*\b(?:facts?|truths?|reality)\b|\bfacts?\b.* (?:and|or|vs\.?|versus|&|\/) .*\b(?:myths?|misconceptions?|fictions?)\b/iu,
  /\bwhat not to \p{L}+|\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|cannot|can['’]t|avoid) (?:say|saying|write|writing|tell|telling|claim|claiming|promis\p{L}+|copy|stat(?:e|ing))\b/iu,
  /^what (?:\p{L}+ ){1,3}(?:think|thinks|believe|believes|claim|claims|claimed|assume|assumes|alleged|hoped)$/iu,
  /^(?:(?:the|our|this|that|your|my|some|many|most) )?\p{L}+(?: \p{L}+)? (?:claims?|claimed|alleges?|alleged|believes?|assumes?|pretends?|asserts?|asserted)$/iu,
];

const OPEN_VERB = String.raw`(?:(?:yet|be|been|currently|actually|ever|normally|generally|usually) )*(?!(?:know|forget|miss|change|changed|expect|worry|mention|reali[sz]e|notice|arrive|happen|wait|find|work|hesitate|sure|all|yet|a|an|the)\b)\p{L}+`;
const SOME = String.raw`(?: (?:in|by|with|under|for|on|to|from)(?: \p{L}+){1,3})?`;

/** What lacks the thing that it denies: `We no longer offer (the following)`, `What is not covered`, `Not included in the price`. */
const OBJECTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:what|things?|items?|services?|costs|cases|the following|these)\b.*${NEGATED} ${OPEN_VERB}${SOME}$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:not|no longer) ${OPEN_VERB}${SOME}$`, 'iu'),
  new RegExp(
    String.raw`(?:\b(?:do|does|did|will|can|could|would) (?:not|never)|\b(?:do|does|did|wo|ca|could|would)n['’]t|can['’]t|cannot|\bnever|\bno longer) ${OPEN_VERB}(?: (?:any of )?(?:the following|these|those|this)(?: \p{L}+){0,2})?$`,
    'iu',
  ),
];
