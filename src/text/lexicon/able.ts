/** Adjectives of what can be done to a thing: "refundable" of "refund". */

/** Adjectives that look so and say something else: what is payable must be paid. */
const OTHERWISE = new Set(
  (
    'able unable available payable liable reliable probable possible responsible eligible terrible horrible visible capable table cable ' +
    'stable unstable suitable reasonable comfortable considerable notable remarkable valuable vegetable favourable favorable fashionable ' +
    'profitable accountable memorable desirable respectable knowledgeable variable equitable charitable sensible flexible compatible ' +
    'plausible feasible edible tangible questionable debatable preferable sustainable viable amicable receivable'
  ).split(' '),
);

/** What all such adjectives end in. */
const ABLE = 'ble';

export interface Able {
  /** What the verb may be: "refund"; of "renewable" also "renewe". */
  readonly verbs: readonly string[];
  /** "Non-refundable". */
  readonly denied: boolean;
}

/** The verb that an adjective says can be done, undefined where it says something else. */
export function ableOf(word: string): Able | undefined {
  if (!word.endsWith(ABLE)) return undefined;
  const match = /^(non-?|un|ir(?=r))?([a-z]{3,})[ai]ble$/.exec(word);
  if (match === null || OTHERWISE.has(word)) return undefined;
  const [, prefix, stem] = match;
  if (OTHERWISE.has(`${stem}able`) || OTHERWISE.has(`${stem}ible`)) return undefined;
  const single = stem!.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  const verbs = [stem!, `${stem}e`, single, stem!.replace(/ic$/, 'y'), stem!.replace(/i$/, 'y')];
  return { verbs: [...new Set(verbs)], denied: prefix !== undefined };
}

/** Whether one of two words is the adjective of what the other one does, neither denied by its form. */
export const isAblePair = (a: string, b: string): boolean =>
  (a.endsWith(ABLE) && saysDone(a, b)) || (b.endsWith(ABLE) && saysDone(b, a));

function saysDone(adjective: string, verb: string): boolean {
  const able = ableOf(adjective);
  return able !== undefined && !able.denied && able.verbs.includes(verb);
}
