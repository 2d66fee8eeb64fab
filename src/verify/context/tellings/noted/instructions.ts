/**
 * Steps of a runbook, a checklist or a policy, told as what must be done: "1. Announce the restart in #ops first" says that the
 * restart must be announced there first, and "do not restart while jobs are waiting" that it must not be. It says of nothing
 * that it was done.
 */
import { participleOf } from '../../../../text/inflect.ts';
import { voicesAt } from '../../voices.ts';
import type { Scene, Teller } from '../types.ts';
import { forClaims } from '../where.ts';
import { bare, capital } from '../words.ts';

const MUST =
  /\b(?:must|has to|have to|needs? to|should|shall|(?:is|are) (?:required )?to|is to be|are to be|required)\b/;
const SAYS = /\b(?:says?|tells?|instructs?|asks?|requires?|states?)\b/;
const NUMBERED = /^\s*(?:(?:step )?\d{1,2}[.):]|[-*\u2022]|\([a-z\d]{1,2}\)|\[[ x]?\]) */iu;

/** What a step bids to do, as what must be done. */
export const instructions: Teller = forClaims([MUST, SAYS], (scene) => {
  const { source, sentence, title, claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const [must] = MUST.exec(said) ?? [];
  const says = SAYS.test(said) && SHEET.test(said);
  if (must === undefined && !says) return [];
  const { text, start, end } = source.sentence(sentence);
  const own = bare(text.slice(start, end).trim());
  // What somebody asks of another in a mail is a request, and no rule.
  const { writer } = voicesAt(source, start);
  if (writer !== undefined || own.length > LONGEST) return [];
  const numbered = NUMBERED.test(text.slice(source.text.lastIndexOf('\n', start) + 1, end));
  if (!numbered && !SHEET.test(title) && !isRecipe(source.text)) return [];
  const step = own.replace(NUMBERED, '');
  const bids = stepsOf(step, scene);
  const texts = [
    ...(must === undefined ? [] : bids.flatMap((one) => dutyOf(one, must))),
    ...(says ? saidBySheet(bids, said) : []),
  ];
  const told = scene.tell(sentence);
  return [...new Set(texts)].map((one) => ({
    ...told,
    text: `${capital(one)}.`,
    plain: true as const,
    asks: true as const,
  }));
});

const LONGEST = 240;
/** Characters of a text that is searched for the head of a recipe. */
const OPENING = 1_000;
const isRecipe = (text: string): boolean => RECIPE.test(text.slice(0, OPENING));
const SHEET =
  /\b(?:runbook|playbook|procedure|checklist|instructions?|manual|guide|policy|policies|rules?|protocol|steps?|how[- ]?to|sop|guidelines?|handbook|recipe|directions|method|leaflet|terms|conditions|notice)\b/i;
/** "Ingredients: …": a recipe, whatever its title is. */
const RECIPE = /^(?:ingredients|method|directions|you will need|you need)\b.{0,40}?:/imu;

interface Bid {
  readonly verb: string;
  readonly rest: string;
  readonly denied: boolean;
  /** "If the check fails twice, " */
  readonly condition: string;
}

const NOT = /^(?:do not|don['\u2019]t|never) (?:ever )?/iu;

/** The deeds that a step bids, each by itself. */
function stepsOf(step: string, { lexicon }: Scene): readonly Bid[] {
  const led = /^((?:If|When|Before|After|Once|Unless) [^,;]+), (.+)$/u.exec(step);
  const [condition, main] = led === null ? ['', step] : [led[1]!, led[2]!];
  const parts = main.split(/; | and (?=(?:[a-z]+ (?:the|an?|all|any|its|it|each|back)\b|wait\b))/u);
  return parts.flatMap((part, at): Bid[] => {
    const denied = NOT.test(part);
    const [, first = '', rest = ''] = /^([\p{L}-]+)(?: (.+))?$/u.exec(part.replace(NOT, '')) ?? [];
    const verb = first.toLowerCase();
    if (at === 0 && !denied && condition === '' && !/^\p{Lu}/u.test(first)) return [];
    if (NO_VERB.test(verb) || lexicon.lemma(verb, 'v') !== verb) return [];
    if (!lexicon.lemmas(verb).some(({ pos }) => pos === 'v')) return [];
    return /\b(?:if|unless|or|but|otherwise|except)\b/i.test(rest) ? [] : [{ verb, rest, denied, condition }];
  });
}

const NO_VERB =
  /^(?:the|an?|all|any|no|only|if|when|each|every|this|that|these|those|it|there|please|see|note|for|in|on|at|by|with|from|not|both|some|most|our|your|their|customers?|users?|members?|staff|orders?|items?|access|refunds?|returns?|requests?|claims?|changes?|tests?|repairs?|tickets?|visits?|results?|cancel|payments?)$/;

const OBJECT =
  /^((?:the|an?|all|any|each|every|its|both|two|three|four|five|one) (?:[\p{L}\p{N}'-]+ ){0,3}?[\p{L}\p{N}'-]+|[\p{Ll}-]+s)( (?:in|on|at|to|from|by|with|for|before|after|within|until|while|during|into|via|once|when|as|per|every|without|of|one|twice)\b.*)?$/u;

/** What must be done, by the verb in the passive and as somebody's duty. */
function dutyOf({ verb, rest, denied, condition }: Bid, must: string): readonly string[] {
  const not = denied ? ' not' : '';
  const led = condition === '' ? '' : ` ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
  const found = OBJECT.exec(rest);
  const modal = /^(?:is|are) (?:required )?to$/.test(must) ? must : must.replace(/ to be$/, ' to');
  if (denied && !/^(?:must|should|shall|is to|are to)/.test(must)) return [];
  const you = `You ${/^(?:is|are)/.test(must) ? 'must' : must.replace(/^has|^needs/, (one) => (one === 'has' ? 'have' : 'need'))}${not} ${verb}${rest === '' ? '' : ` ${rest}`}${led}`;
  if (found === null) return [you];
  const [, object = '', behind = ''] = found;
  return [you, `${object} ${modal}${not} be ${participleOf(verb)}${behind}${led}`];
}

/** "The runbook says to roll back if the check fails twice". */
function saidBySheet(bids: readonly Bid[], said: string): readonly string[] {
  const [, sheet = '', says = ''] =
    /^((?:the|our|this) (?:[\p{L}-]+ ){0,2}?(?:runbook|playbook|procedure|checklist|instructions?|manual|guide|policy|rules?|protocol|guidelines?|handbook)) (says? to|tells? (?:you|staff|users|the \p{L}+) to|says? not to|instructs? (?:you|staff|users|the \p{L}+) to|requires? (?:you|staff|users|the \p{L}+) to)\b/iu.exec(
      said,
    ) ?? [];
  if (sheet === '') return [];
  return bids.flatMap(({ verb, rest, denied, condition }) => {
    if (denied !== / not to$/.test(says)) return [];
    const led = condition === '' ? '' : ` ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
    return [`${sheet} ${says} ${verb}${rest === '' ? '' : ` ${rest}`}${led}`];
  });
}
