/**
 * How much a sentence looks like something to check: a small linear model over words and signs. Its weights were
 * fitted by logistic regression (docs/extract.md) and stand here; no parse is needed.
 */

import { fold } from '../text/chars.ts';
import { wordSet } from '../text/word-set.ts';
import { IMPERATIVES } from './phrases/instructions.ts';
import { EVALUATIVE } from './phrases/opinions.ts';

const FIRST = wordSet("i i'm i've i'd i'll me my mine myself");
const WE = wordSet("we we're we've we'll us our ours let's");
const YOU = wordSet("you your yours you're you'll you've yourself");
const PAST = wordSet(
  'was were had did became began won lost made took gave went came said told led held met left found built wrote ' +
    'got saw knew paid sold sent spent cut rose fell grew voted passed increased cost',
);
const PRESENT = wordSet('is are has have does');
const FUTURE = wordSet("will shall going won't");
const OPEN = wordSet(
  'may might could would can perhaps maybe possibly probably likely seems appears potentially',
);
const OUGHT = wordSet(
  'should must need needs ought have recommend important essential crucial best advisable ensure',
);
const THOUGHT = wordSet('think believe feel hope guess know want wish say mean believe understand');
const AMOUNTS = wordSet(
  'percent million billion trillion thousand hundred dollars dozen half twice double majority most million per ' +
    'number one two three four five six seven eight nine ten first second third',
);
const TIMES = wordSet(
  'year years month months week weeks day days century decade ago since january february march april june july ' +
    'august september october november december monday tuesday wednesday thursday friday today yesterday',
);
const ASKING = wordSet('who what when where why how which');
const DEICTIC = wordSet("this that it these those here there that's it's");
const NEGATIVE = wordSet("not no never don't didn't doesn't isn't aren't wasn't can't cannot won't");
const MODEL = wordSet('ai language model cutoff access knowledge information assistant');

/** What the model looks at, each in [0, 1]. */
function worthFeatures(sentence: string): number[] {
  const written = sentence.match(/[\p{L}\p{N}'’$%]+/gu) ?? [];
  const forms = written.map((word) => fold(word));
  const share = (list: ReadonlySet<string>, most: number): number =>
    Math.min(1, forms.filter((form) => list.has(form)).length / most);
  const count = (test: (form: string, at: number) => boolean, most: number): number =>
    Math.min(1, forms.filter(test).length / most);
  const end = sentence.trimEnd();
  const flag = (holds: boolean): number => (holds ? 1 : 0);
  return [
    count((form) => /[0-9]/.test(form), 2),
    count((_, at) => at > 0 && /^\p{Lu}/u.test(written[at]!) && written[at] !== 'I', 4),
    Math.min(1, forms.length / 30),
    flag(forms.length < 5),
    share(FIRST, 1),
    share(WE, 1),
    share(YOU, 1),
    share(PAST, 1),
    count((form) => form.length > 4 && form.endsWith('ed'), 1),
    share(PRESENT, 1),
    share(FUTURE, 1),
    share(OPEN, 1),
    share(OUGHT, 1),
    share(THOUGHT, 1),
    share(AMOUNTS, 2),
    share(TIMES, 2),
    share(ASKING, 1),
    flag(DEICTIC.has(forms[0] ?? '')),
    share(NEGATIVE, 1),
    share(EVALUATIVE, 1),
    flag(IMPERATIVES.has(forms[0] ?? '')),
    flag(end.endsWith('?')),
    flag(end.endsWith('!')),
    count((form) => form === 'more' || form === 'less' || (form.length > 5 && form.endsWith('est')), 1),
    share(MODEL, 1),
    flag(end.endsWith(':')),
  ];
}

/** The weight of each feature, in their order, and the bias. */
const WEIGHTS: readonly (readonly [feature: string, weight: number])[] = [
  ['figures', 1.61],
  ['names', 0.81],
  ['length', 0.56],
  ['short', -0.51],
  ['first', -0.8],
  ['we', 0.11],
  ['you', -0.45],
  ['past', 0.58],
  ['past_form', 0.46],
  ['present', 0.22],
  ['future', -0.54],
  ['open', -0.4],
  ['ought', -0.57],
  ['thought', -0.31],
  ['amounts', 0.84],
  ['times', 0.06],
  ['asking', 0.2],
  ['deictic_start', 0.21],
  ['negative', -0.56],
  ['evaluative', -0.31],
  ['imperative_start', -0.49],
  ['question', -0.51],
  ['exclamation', 0],
  ['superlative', -0.17],
  ['model', -0.16],
  ['colon_end', -0.47],
];
const BIAS = -0.72;

/** How likely a sentence holds something to check, in (0, 1); 0.5 is even between the two kinds it was fitted on. */
export function worth(sentence: string): number {
  const sum = worthFeatures(sentence).reduce((total, value, i) => total + value * WEIGHTS[i]![1], BIAS);
  return 1 / (1 + Math.exp(-sum));
}
