/** "Tim takes insulin" by "Tim was prescribed insulin": a light verb of the statement is not said by one that leaves the deed open, or undoes it. */
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

const LIGHT = wordSet('take have get use receive own give make do hold keep put bring see attend set');
const OTHER = wordSet(
  'prescribe offer recommend advise suggest order request want need seek refuse decline lack lose miss skip sell promise deny ' +
    'avoid stop quit plan consider discuss reject return cancel postpone forget delete expect demand ask require propose remind inform notify warn wait look hope apply interview thank view talk speak ' +
    'enquire inquire complain worry dream think interested interest eligible due entitled keen curious ' +
    'correct interrupt fix spot detect notice near chase criticise oppose overturn veto',
);
/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;
const FOUND = 0.7;

export const LIGHT_FOR_OTHER: Guard = againstUnit('modality', 'sentence', isOther, { told: () => TOLD });

const TOLD =
  /\b(?:prescri|offer|recommend|advi[sc]|suggest|order|request|want|need|seek|sought|refus|declin|lack|los[et]|miss|skip|s[eo]l[dl]|promis|den[iy]|avoid|stop|quit|plan|consider|discuss|reject|return|cancel|postpon|forg[eo]t|delet|expect|demand|ask|requir|propos|remind|inform|notif|warn|wait|look|hop[ei]|appl[yi]|interview|thank|view|talk|sp[eo]ak|spoke|enquir|inquir|complain|worr|dream|th(?:ink|ought)|interest|eligible|due|entitled|keen|curious|correct|interrupt|fix|spot|detect|notic|near|chas|criti|oppos|overturn|veto)/iu;

function isOther({ reading: claim, units, inferred, score }: Told, sentence: AlignedSentence): number {
  if (inferred || score === Number.POSITIVE_INFINITY || sentence.source.structured) return -1;
  const { alignment, source, reading } = sentence;
  const { tokens } = claimTree(claim);
  const root = tokens.find(({ head }) => head < 0);
  if (root === undefined || !LIGHT.has(root.lemma)) return -1;
  // "Have to hand it back": the deed is another's.
  if (tokens.some(({ head, deprel }) => deprel === 'xcomp' && tokens[head] === root)) return -1;
  const main = units.findIndex(({ from, to }) =>
    claim.words.slice(from, to).some((word) => word.start === root.start),
  );
  const isSaid =
    main < 0
      ? reading.words.some(({ lemma }) => lemma === root.lemma)
      : alignment.matches[main]!.strength >= NOWHERE;
  if (isSaid) return -1;
  const { tree } = source.grammar(sentence.sentence);
  const isUnder = units.some(({ from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (claim.words[from]!.start <= root.start || at < 0 || strength < FOUND) return false;
    const token = tokenOf(sentence, tree, at);
    const over = token < 0 ? -1 : tree.token(token).head;
    return over >= 0 && /^(?:VERB|ADJ)$/.test(tree.token(over).upos) && OTHER.has(tree.token(over).lemma);
  });
  return isUnder ? Math.max(main, 0) : -1;
}
