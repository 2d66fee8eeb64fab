/** The verb of a statement with what stands before it: its tense, whether it is denied, and the same for another verb. */
import { agreed, gerund, participleOf, pastOf, present } from '../../../text/inflect.ts';
import type { Polarity } from './template.ts';

/** How a verb stands in a statement. */
export interface Chain {
  readonly tense: 'present' | 'past' | 'perfect' | 'pluperfect' | 'modal' | 'progressive' | 'was-progressive';
  /** The modal: "will", "has to". */
  readonly modal: string;
  readonly polarity: Polarity;
  readonly adverbs: readonly string[];
  /** Undefined where the form does not tell. */
  readonly plural: boolean | undefined;
  /** Where it begins among the words. */
  readonly from: number;
}

const ADVERBS =
  /^(?:also|already|still|now|currently|usually|always|often|just|recently|finally|soon|normally|temporarily|permanently|automatically|officially|fully|partly|even|therefore|then)$/u;
/** Words that add nothing to what is said. */
const IDLE = /^(?:also|therefore|then)$/u;
const MODALS = /^(?:will|can|may|must|should|would|could|might|shall)$/u;

/** The forms of a verb: which of them a word can be. */
export type FormName = 'base' | 'present' | 'past' | 'participle' | 'gerund' | 'is' | 'are' | 'was' | 'were';

/** Every form of a verb with its names. */
export function formsOf(verb: string): readonly (readonly [string, FormName])[] {
  if (verb === 'be')
    return [
      ['is', 'is'],
      ["'s", 'is'],
      ['am', 'is'],
      ['are', 'are'],
      ['was', 'was'],
      ['were', 'were'],
      ['be', 'base'],
      ['been', 'participle'],
    ];
  return [
    [verb, 'base'],
    [present(verb), 'present'],
    [pastOf(verb), 'past'],
    [participleOf(verb), 'participle'],
    [gerund(verb), 'gerund'],
  ];
}

/** How the verb that word `at` is stands; undefined where it is no predicate. */
export function chainAt(words: readonly string[], at: number, form: FormName): Chain | undefined {
  const adverbs: string[] = [];
  let polarity: Polarity = '';
  let from = at;
  const before = (): string => words[from - 1]?.toLowerCase() ?? '';
  const passOver = (): void => {
    for (;;) {
      const word = before();
      if (ADVERBS.test(word)) {
        if (!IDLE.test(word)) adverbs.unshift(word);
        from--;
      } else if (polarity === '' && /^(?:not|never)$/u.test(word)) {
        polarity = word as Polarity;
        from--;
      } else if (polarity === '' && word === 'longer' && words[from - 2]?.toLowerCase() === 'no') {
        polarity = 'no longer';
        from -= 2;
      } else return;
    }
  };
  passOver();
  const told = (tense: Chain['tense'], plural?: boolean, modal = ''): Chain => ({
    tense,
    modal,
    polarity,
    adverbs,
    plural,
    from,
  });
  if (form === 'is' || form === 'are' || form === 'was' || form === 'were') {
    // "Is not open": the denial stands behind it and is taken off by whoever asks.
    return polarity === ''
      ? told(form === 'is' || form === 'are' ? 'present' : 'past', form === 'are' || form === 'were')
      : undefined;
  }
  const lead = before();
  if (form === 'gerund') {
    if (!/^(?:is|are|was|were)$/u.test(lead)) return undefined;
    from--;
    return told(/^wa|^we/u.test(lead) ? 'was-progressive' : 'progressive', /^(?:are|were)$/u.test(lead));
  }
  if (/^(?:has|have|had)$/u.test(lead) && form !== 'base' && form !== 'present') {
    from--;
    passOver();
    return told(lead === 'had' ? 'pluperfect' : 'perfect', lead === 'had' ? undefined : lead === 'have');
  }
  if (form === 'base') {
    if (MODALS.test(lead)) {
      from--;
      passOver();
      return told('modal', undefined, lead);
    }
    if (/^(?:does|do|did)$/u.test(lead) && polarity !== '') {
      from--;
      return told(lead === 'did' ? 'past' : 'present', lead === 'did' ? undefined : lead === 'do');
    }
    if (lead === 'to' && /^(?:has|have|had)$/u.test(words[from - 2]?.toLowerCase() ?? '')) {
      const modal = `${words[from - 2]} to`;
      from -= 2;
      return polarity === '' ? told('modal', undefined, modal) : undefined;
    }
    const isSeveral = isPlural(words.slice(0, from).join(' '));
    return /^(?:to|is|are|was|were|has|have)$/u.test(lead) || !isSeveral ? undefined : told('present', true);
  }
  if (/^(?:is|are|was|were|be|been|being|has|have|had)$/u.test(lead)) return undefined;
  if (form === 'present') return told('present', false);
  return form === 'past' ? told('past') : undefined;
}

/** A verb in the tense and polarity of another. */
export function realised(verb: string, chain: Chain, polarity: Polarity, plural: boolean): string {
  const { tense, modal, adverbs } = chain;
  const more = adverbs.join(' ');
  const never = polarity === 'never' || polarity === 'no longer' ? polarity : '';
  const put = (...parts: readonly string[]): string => parts.filter((one) => one !== '').join(' ');
  const denial = polarity === 'not' ? 'not' : never;
  if (tense === 'modal')
    return put(modal === 'can' && denial === 'not' ? 'cannot' : put(modal, denial), more, verb);
  if (tense === 'perfect') return put(plural ? 'have' : 'has', denial, more, participleOf(verb));
  if (tense === 'pluperfect') return put('had', denial, more, participleOf(verb));
  if (verb === 'be')
    return put(
      tense.includes('as') || tense === 'past' ? (plural ? 'were' : 'was') : plural ? 'are' : 'is',
      denial,
      more,
    );
  if (tense === 'progressive') return put(plural ? 'are' : 'is', denial, more, gerund(verb));
  if (tense === 'was-progressive') return put(plural ? 'were' : 'was', denial, more, gerund(verb));
  if (polarity === 'not') return put(tense === 'past' ? 'did' : plural ? 'do' : 'does', 'not', more, verb);
  return put(never, more, tense === 'past' ? pastOf(verb) : agreed(verb, plural));
}

const PLURAL =
  /^(?:they|we|you|i|people|staff|police|children|men|women|both|all|many|several|most|some|these|those|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/iu;

/** Whether what is spoken of is several, by its first words and its head. */
export function isPlural(subject: string): boolean {
  if (PLURAL.test(subject) || / and /u.test(subject)) return true;
  const [head = ''] = subject.split(/ (?:of|in|on|at|for|from|with|to|by|under|between|that|which|who) /u, 1);
  return /(?:[^aious']s|ies|[^t]es)$/u.test(head.trim()) && !/^\p{Lu}\p{L}+$/u.test(head.trim());
}
