/** Sentences made from the patterns of supplement.txt and the words below, with their trees. */
import { readFileSync } from 'node:fs';
import type { Sentence, Word } from './conllu.ts';
import { seeded } from './random.ts';

/** Sentences made of each pattern. */
const PER_PATTERN = 8;
/** Words of the treebank that occur less often are left alone: they may be mistakes. */
const RAREST = 3;

type Draw = (random: () => number) => string;

/** The words that fill the patterns. Many different ones, so that the pattern is learned and not the words. */
export interface Vocabulary {
  readonly nouns: readonly string[];
  /** Base, past and participle. */
  readonly transitive: readonly (readonly [string, string, string])[];
  readonly intransitive: readonly (readonly [string, string, string])[];
}

/** Common nouns of a treebank, and its verbs with and without an object. */
export function vocabularyOf(sentences: readonly Sentence[]): Vocabulary {
  const nouns = new Map<string, number>();
  const verbs = new Map<string, { past?: string; participle?: string; objects: number; bare: number }>();
  for (const { words } of sentences) {
    for (const [i, { form, lemma, xpos, upos }] of words.entries()) {
      if (!/^[a-z]{3,}$/.test(form)) continue;
      if (xpos === 'NN') nouns.set(form, (nouns.get(form) ?? 0) + 1);
      if (upos !== 'VERB' || lemma === 'be') continue;
      const verb = verbs.get(lemma) ?? { objects: 0, bare: 0 };
      if (xpos === 'VBD') verb.past = form;
      if (xpos === 'VBN') verb.participle = form;
      const taken = words.some(
        (word) => word.head === i && /^(?:obj|nsubj:pass|ccomp|xcomp)$/.test(word.deprel),
      );
      if (taken) verb.objects++;
      else verb.bare++;
      verbs.set(lemma, verb);
    }
  }
  const complete = [...verbs].flatMap(([lemma, { past, participle, objects, bare }]) =>
    past && (participle ?? past.endsWith('ed'))
      ? [{ forms: [lemma, past, participle ?? past] as const, objects, bare }]
      : [],
  );
  return {
    nouns: [...nouns].filter(([, count]) => count > RAREST).map(([noun]) => noun),
    transitive: complete
      .filter(({ objects, bare }) => objects > RAREST && objects > bare)
      .map(({ forms }) => forms),
    intransitive: complete
      .filter(({ objects, bare }) => bare >= RAREST && objects * 8 < bare)
      .map(({ forms }) => forms),
  };
}

const words = (list: string): readonly string[] => list.split(' ');

const PERSONS = words(
  'manager agent customer doctor lawyer judge clerk auditor supplier engineer nurse driver tenant banker teacher officer ' +
    'author artist scientist tourist president senator secretary actor athlete student guard pilot farmer chef',
);
const NAMES = words('Alice Bob Maria Chen Patel Smith Nora Omar Acme Globex London Kim');

/** What each kind of slot is drawn from. */
const draws = ({ nouns, transitive, intransitive }: Vocabulary): Readonly<Record<string, Draw>> => ({
  person: pick(PERSONS),
  thing: pick(nouns),
  Thing: (random) => capital(pick(nouns)(random)),
  name: pick(NAMES),
  place: pick(words('office store bank warehouse museum hospital house factory station library')),
  nearby: pick(words('near behind beside at in from')),
  day: pick(words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday')),
  date: (random) => `20${digits(random, 2)}-0${1 + Math.floor(random() * 9)}-1${digits(random, 1)}`,
  kind: pick(words('order ticket invoice case account claim')),
  Kind: pick(words('Order Ticket Invoice Case Account Claim')),
  id: (random) =>
    random() < 0.5
      ? `#${digits(random, 4)}`
      : `${pick(words('HF AB INV ORD RMA'))(random)}-${digits(random, 5)}`,
  adjective: pick(words('correct late active complete wrong final urgent ready valid open')),
  did: (random) => pick(transitive)(random)[1],
  done: (random) => pick(transitive)(random)[2],
  do: (random) => pick(transitive)(random)[0],
  Do: (random) => capital(pick(transitive)(random)[0]),
  does: (random) => withS(pick(transitive)(random)[0]),
  intransitive: (random) => pick(intransitive)(random)[1],
  intransits: (random) => withS(pick(intransitive)(random)[0]),
  wrote: pick(words('wrote bought sold sent found broke chose took gave lost kept drew made paid')),
  sells: pick(words('sells buys offers repairs ships delivers wants needs makes returns')),
  things: pick(
    words('books pens maps refunds orders invoices tickets reports tables parts cars letters tools'),
  ),
  met: pick(words('met saw called knew followed')),
  hired: pick(words('hired called paid advised followed')),
  told: pick(words('told asked ordered allowed advised')),
  decided: pick(words('decided agreed wanted refused planned')),
  said: pick(words('said claimed reported confirmed announced')),
  gave: pick(words('gave sent offered showed')),
});

function pick<T>(list: readonly T[]): (random: () => number) => T {
  return (random) => list[Math.floor(random() * list.length)]!;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const withS = (verb: string): string => (/(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);
const digits = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

/** Every pattern with words of `vocabulary`, the same each time. */
export function supplement(vocabulary: Vocabulary): Sentence[] {
  const drawn = draws(vocabulary);
  const lines = readFileSync(new URL('supplement.txt', import.meta.url), 'utf8').split('\n');
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const random = seeded(23);
  return patterns.flatMap((pattern) =>
    Array.from({ length: PER_PATTERN }, () => sentenceOf(pattern, drawn, random)),
  );
}

interface Slot {
  readonly name: string;
  readonly xpos: string;
  readonly deprel: string;
  readonly head: string | undefined;
}

function sentenceOf(pattern: string, drawn: Readonly<Record<string, Draw>>, random: () => number): Sentence {
  const slots = pattern.split(' ').map((token): Slot => {
    const [name, xpos, deprel, head] = token.split('|') as [string, string, string, string?];
    return { name, xpos, deprel, head };
  });
  const used = new Set<string>();
  const made: Word[] = [];
  let text = '';
  for (const [i, slot] of slots.entries()) {
    const form = formOf(slot.name, drawn, random, used);
    const glued = text === '' || slot.deprel === 'punct';
    const start = text.length + (glued ? 0 : 1);
    text += glued ? form : ` ${form}`;
    const { xpos, deprel } = slot;
    const upos = uposOf(slot);
    made.push({ form, lemma: '_', upos, xpos, head: headOf(slots, i), deprel, start, end: text.length });
  }
  return { text, words: made, opensDocument: false };
}

/** A word for a slot that the sentence does not have yet. */
function formOf(
  name: string,
  drawn: Readonly<Record<string, Draw>>,
  random: () => number,
  used: Set<string>,
): string {
  if (!name.startsWith('$')) return name;
  const draw = drawn[name.replace(/^\$\d?/, '')]!;
  let form = draw(random);
  while (used.has(form)) form = draw(random);
  used.add(form);
  return form;
}

function headOf(slots: readonly Slot[], i: number): number {
  const { head, deprel } = slots[i]!;
  if (deprel === 'root') return -1;
  if (head !== undefined)
    return found(
      slots.findIndex(({ name }) => name === head),
      slots[i]!,
    );
  if (deprel === 'punct') return slots.findIndex((slot) => slot.deprel === 'root');
  return found(
    slots.findIndex(({ xpos }, j) => j > i && /^(?:NN|CD)/.test(xpos)),
    slots[i]!,
  );
}

function found(index: number, { name, head }: Slot): number {
  if (index < 0) throw new Error(`supplement.txt: ${name} has no head ${head ?? ''}`);
  return index;
}

const UPOS: Readonly<Record<string, string>> = {
  DT: 'DET',
  NN: 'NOUN',
  NNS: 'NOUN',
  NNP: 'PROPN',
  CD: 'NUM',
  JJ: 'ADJ',
  MD: 'AUX',
  TO: 'PART',
  CC: 'CCONJ',
  UH: 'INTJ',
  WDT: 'PRON',
  WP: 'PRON',
  WRB: 'ADV',
  IN: 'ADP',
  '.': 'PUNCT',
  ',': 'PUNCT',
  RB: 'PART',
  RBR: 'ADV',
};

function uposOf({ xpos, deprel }: Slot): string {
  if (xpos === 'IN' && deprel === 'mark') return 'SCONJ';
  if (xpos.startsWith('VB')) return /^(?:aux|cop)/.test(deprel) ? 'AUX' : 'VERB';
  return UPOS[xpos]!;
}
