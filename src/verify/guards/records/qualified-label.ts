/**
 * "The rent is 900 euros" by `Competitor rent: 900 euros`, "the email is verified" by `Email (old): verified`: a label says of which,
 * or of what kind, its value is, and the statement speaks of another.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** What is not, or not of that: of these a statement has a word itself. */
const UNREAL =
  'samples?|examples?|(?<=\\()tests?(?=\\))|test (?:data|run|values?|case|account|system|environment|order|entry)|simulated|simulation|hypothetical|theoretical|drafts?|templates?|mock|dummy|demo|competitors?|competing|rival|opposing|' +
  'alternatives?|assumed|assumption|proposed|proposal|suggested|desired|wanted|wish|ideal|indicative|quoted|quote|budget|budgeted|forecast|projected|' +
  'provisional|preliminary|tentative|possible|potential|default|claimed|alleged|targets?|goals?|requested(?! (?:by|on|at)\\b)|if \\p{L}+';
const COMING = 'expected|estimated|planned|scheduled|anticipated|intended|prospective';
const GONE =
  'previous|former|old|prior|original|initial|outdated|superseded|last (?:year|month|week|quarter)';
const BOUND = 'maximum|max|minimum|min|limit';

const labelled = (words: string): RegExp =>
  new RegExp(
    String.raw`^[-*•>\s]*(?:[^:\n]{0,50}\b)?(${words})\b[^:\n]{0,40}:\s(?!(?:The|We|I|An?|It|He|She|They|Our) )`,
    'iu',
  );
const KINDS: readonly (readonly [label: RegExp, allowing: RegExp])[] = [
  [labelled(UNREAL), /(?!)/u],
  [
    labelled(COMING),
    /\b(?:will|would|should|may|might|could|due|about|around|likely|is to|are to|next|by|until|approximately|going to|coming|forthcoming)\b/iu,
  ],
  [
    labelled(GONE),
    /\b(?:was|were|had|did|been|used|once|before|ago|until|(?<!\b(?:is|are) )\p{L}+ed|than|from|rose|fell|grew)\b/iu,
  ],
  [
    labelled(BOUND),
    /\b(?:up to|at most|at least|no more|no less|more than|less than|over|under|within|can|cannot|may|must|allowed|permitted|than|exceed\w*|above|below|only|full|hold\w*|capacity|seats?|enough)\b/iu,
  ],
];

const LABEL = new RegExp(String.raw`\b(?:${UNREAL}|${COMING}|${GONE}|${BOUND})\b`, 'iu');

export const QUALIFIED_LABEL: Guard = against(
  'partially_mentioned',
  'any',
  ({ reading }, { source, sentence, reading: theirs }) => {
    const origin = originOf(source);
    if (origin.structured) return false;
    const line = sentence < origin.scan.sentenceCount ? origin.said(sentence) : textOf(theirs);
    const said = textOf(reading).toLowerCase();
    return KINDS.some(([label, allowing]) => {
      const word = label.exec(line)?.[1]?.toLowerCase();
      return word !== undefined && !said.includes(word.slice(0, 5)) && !allowing.test(said);
    });
  },
  { told: () => LABEL },
);
