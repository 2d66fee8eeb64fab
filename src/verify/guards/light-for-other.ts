/** "Tim takes insulin" by "Tim was prescribed insulin": a light verb of the statement is not said by one that leaves the deed open, or undoes it. */
import { wordSet } from '../../text/word-set.ts';
import type { AlignedSentence } from '../support.ts';
import { claimTree, unitOf } from './claim-root.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';
import { tokenOf } from './token-of.ts';

const LIGHT = wordSet('take have get use receive own give make do hold keep put bring see attend set');
const OTHER = wordSet(
  'prescribe offer recommend advise suggest order request want need seek refuse decline lack lose miss skip sell promise deny ' +
    'avoid stop quit plan consider discuss reject return cancel postpone forget delete expect demand ask require propose correct interrupt fix spot detect notice near chase criticise oppose overturn veto',
);
/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;
const FOUND = 0.7;

export const LIGHT_FOR_OTHER: Guard = againstUnit('modality', 'sentence', isOther, { told: () => TOLD });

const TOLD =
  /\b(?:prescri|offer|recommend|advi[sc]|suggest|order|request|want|need|seek|sought|refus|declin|lack|los[et]|miss|skip|s[eo]l[dl]|promis|den[iy]|avoid|stop|quit|plan|consider|discuss|reject|return|cancel|postpon|forg[eo]t|delet|expect|demand|ask|requir|propos|correct|interrupt|fix|spot|detect|notic|near|chas|criti|oppos|overturn|veto)/iu;

function isOther({ reading: claim, units, inferred, score }: Told, sentence: AlignedSentence): number {
  if (inferred || score === Number.POSITIVE_INFINITY || sentence.source.structured) return -1;
  const { alignment, source } = sentence;
  const main = unitOf(claimTree(claim), claim, units, () => true);
  if (main < 0 || !LIGHT.has(units[main]!.word.lemma) || alignment.matches[main]!.strength >= NOWHERE)
    return -1;
  const { tree } = source.grammar(sentence.sentence);
  const isUnder = units.some(({ from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (from <= units[main]!.from || at < 0 || strength < FOUND) return false;
    const token = tokenOf(sentence, tree, at);
    const over = token < 0 ? -1 : tree.token(token).head;
    return over >= 0 && tree.token(over).upos === 'VERB' && OTHER.has(tree.token(over).lemma);
  });
  return isUnder ? main : -1;
}
