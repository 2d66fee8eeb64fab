/**
 * Who did what to whom: the content words of a statement as a tree, each under the content word that governs
 * it, with the role it plays there. Function words are passed over, passives turned round.
 */
import { byWord } from '../../text/by-word.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';
import type { Reading } from '../../text/reading.ts';
import { type Tense, tenseAt } from '../check/tense.ts';

/** What a word is to its governor: who acts, what is acted on, what it is said of, or anything else. */
export type Role = 'root' | 'agent' | 'patient' | 'modifier' | 'oblique' | 'clause' | 'conjunct' | 'other';

export interface Node {
  /** Index of the governing word in the reading, -1 for the root. */
  readonly governor: number;
  readonly role: Role;
  /** Preposition of an oblique or of a noun's complement, folded. */
  readonly preposition: string;
  /** Least margin of the arcs passed: how sure the parser was. */
  readonly margin: number;
  readonly verb: boolean;
  /** A noun set before the noun that it tells more of: "laptop" of "laptop bag". */
  readonly compound: boolean;
}

/** How the world stands to a predicate: stated, or left open by what governs it. */
export interface Standing {
  readonly negated: boolean;
  /** A modal of doubt or of the future, or a condition, over the predicate. */
  readonly modal: 'none' | 'doubt' | 'future' | 'duty' | 'permission';
  readonly conditional: boolean;
  /** Lemmas of the verbs that it is a complement of, nearest first. */
  readonly under: readonly string[];
  /** Those of them that govern an infinitive: "promised to pay". */
  readonly tasks: readonly string[];
  readonly question: boolean;
}

export interface Structure {
  /** For each word of the reading. */
  readonly nodes: readonly Node[];
  /** Word index of the main predicate, -1 for none. */
  readonly root: number;
  /** How the predicate at a word stands. */
  standing(word: number): Standing;
  /** When what the predicate at a word says is the case. */
  tense(word: number): Tense;
}

/** Builds the structure of a reading from its parse. */
export function structureOf(reading: Reading, parse: Parse): Structure {
  return new Builder(reading, parse).build();
}

const AGENT = new Set(['nsubj', 'csubj', 'nsubj:outer']);
const PATIENT = new Set(['obj', 'iobj', 'nsubj:pass', 'csubj:pass']);
const CLAUSE_LABELS = new Set(['ccomp', 'xcomp', 'advcl', 'acl', 'acl:relcl', 'parataxis']);
const MODALS: Readonly<Record<string, Standing['modal']>> = byWord({
  may: 'permission',
  can: 'permission',
  might: 'doubt',
  could: 'doubt',
  would: 'doubt',
  will: 'future',
  "'ll": 'future',
  wo: 'future',
  shall: 'duty',
  should: 'duty',
  must: 'duty',
  ought: 'duty',
});
const CONDITIONS = new Set(['if', 'unless', 'provided', 'providing', 'whether', 'once', 'until', 'assuming']);

class Builder {
  private readonly tokens: readonly ParsedToken[];
  private readonly reading: Reading;
  /** Token that stands for each word, and word of each token (-1 for punctuation). */
  private readonly tokenOf: Int32Array;
  private readonly wordOf: Int32Array;
  private readonly children: readonly number[][];

  constructor(reading: Reading, parse: Parse) {
    this.reading = reading;
    this.tokens = parse.tokens;
    this.tokenOf = new Int32Array(reading.words.length).fill(-1);
    this.wordOf = new Int32Array(parse.tokens.length).fill(-1);
    this.children = parse.tokens.map(() => []);
    parse.tokens.forEach((token, at) => {
      if (token.head >= 0) this.children[token.head].push(at);
    });
    this.align();
  }

  private align(): void {
    let word = 0;
    const { words } = this.reading;
    this.tokens.forEach((token, at) => {
      while (word < words.length && words[word].end <= token.start) word++;
      if (word >= words.length || words[word].start >= token.end) return;
      this.wordOf[at] = word;
      const known = this.tokenOf[word];
      // Of the tokens of one word ("don't") the one with content stands for it.
      if (
        known < 0 ||
        (token.upos !== 'PART' && token.upos !== 'PUNCT' && this.tokens[known].upos === 'PUNCT')
      ) {
        this.tokenOf[word] = at;
      }
    });
  }

  build(): Structure {
    const nodes = this.reading.words.map((_, word) => this.node(word));
    const root = this.tokens.findIndex((token) => token.head < 0);
    return {
      nodes,
      root: root < 0 ? -1 : this.wordOf[root],
      standing: (word) => this.standing(this.tokenOf[word] ?? -1),
      tense: (word) => tenseAt(this.tokens, this.tokenOf[word] ?? -1),
    };
  }

  /** Climbs to the nearest content word of another unit. */
  private node(word: number): Node {
    const { words } = this.reading;
    let at = this.tokenOf[word];
    if (at < 0)
      return { governor: -1, role: 'other', preposition: '', margin: 0, verb: false, compound: false };
    const verb = this.tokens[at].upos === 'VERB';
    const compound = this.tokens[at].deprel === 'compound';
    let margin = this.tokens[at].headMargin;
    const first = at;
    const own = words[word].value;
    for (let steps = 0; steps < 40; steps++) {
      const head = this.tokens[at].head;
      if (head < 0) return { governor: -1, role: 'root', preposition: '', margin, verb, compound };
      margin = Math.min(margin, this.tokens[at].headMargin);
      const target = this.wordOf[head];
      const content = target >= 0 && target !== word && words[target].weight > 0;
      if (content && (own < 0 || words[target].value !== own)) {
        return {
          governor: target,
          role: this.roleOf(first, at),
          preposition: this.prepositionOf(at),
          margin,
          verb,
          compound,
        };
      }
      at = head;
    }
    return { governor: -1, role: 'other', preposition: '', margin: 0, verb, compound };
  }

  /** `at` is the token whose head is the governor; `first` the token of the word itself. */
  private roleOf(first: number, at: number): Role {
    const { deprel, head } = this.tokens[at];
    const label = this.tokens[first].deprel;
    if (deprel === 'nsubj' && this.isPassive(head)) return 'patient';
    if (AGENT.has(deprel)) return 'agent';
    if (PATIENT.has(deprel)) return 'patient';
    if (deprel === 'obl:agent') return 'agent';
    if (deprel === 'obl' && this.isPassive(head) && this.prepositionOf(at) === 'by') return 'agent';
    if (deprel.startsWith('obl') || deprel.startsWith('nmod')) return 'oblique';
    if (deprel === 'conj' || label === 'conj') return 'conjunct';
    if (CLAUSE_LABELS.has(deprel)) return 'clause';
    return 'modifier';
  }

  private isPassive(at: number): boolean {
    return this.children[at].some((child) => this.tokens[child].deprel.endsWith(':pass'));
  }

  private prepositionOf(at: number): string {
    const marker = this.children[at].find((child) => this.tokens[child].deprel === 'case');
    return marker === undefined ? '' : this.tokens[marker].form.toLowerCase();
  }

  private standing(token: number): Standing {
    const under: string[] = [];
    const tasks: string[] = [];
    let negated = false;
    let conditional = false;
    let modal: Standing['modal'] = 'none';
    let at = token;
    for (let steps = 0; at >= 0 && steps < 12; steps++) {
      for (const child of this.children[at]) {
        const { deprel, form, lemma } = this.tokens[child];
        const said = form.toLowerCase();
        if (isNegator(said) && (deprel === 'advmod' || deprel === 'det' || deprel === 'cc:preconj'))
          negated = !negated;
        if (deprel.startsWith('nsubj') && this.hasNegativeDeterminer(child)) negated = !negated;
        if (deprel === 'obj' && steps === 0 && this.hasNegativeDeterminer(child)) negated = !negated;
        if (deprel === 'aux' && modal === 'none') modal = MODALS[said] ?? MODALS[lemma] ?? 'none';
        if ((deprel === 'mark' || deprel === 'advmod') && CONDITIONS.has(said)) conditional = true;
        if (deprel === 'advcl' && this.hasCondition(child)) conditional = true;
      }
      const { deprel, head } = this.tokens[at];
      if (head < 0) break;
      if (deprel === 'xcomp') tasks.push(this.tokens[head].lemma);
      if (deprel === 'ccomp' || deprel === 'xcomp' || deprel === 'csubj') under.push(this.tokens[head].lemma);
      else if (deprel === 'acl') under.push(this.tokens[head].lemma);
      else if (deprel !== 'conj' && deprel !== 'advcl' && deprel !== 'parataxis') break;
      if (deprel === 'advcl' || deprel === 'parataxis') break;
      at = head;
    }
    return { negated, modal, conditional, under, tasks, question: this.reading.question };
  }

  private hasNegativeDeterminer(at: number): boolean {
    if (/^(no|nobody|nothing|none|neither)$/i.test(this.tokens[at].form)) return true;
    return this.children[at].some((child) => /^(no|neither)$/i.test(this.tokens[child].form));
  }

  private hasCondition(at: number): boolean {
    return this.children[at].some((child) => {
      const { deprel, form } = this.tokens[child];
      return deprel === 'mark' && CONDITIONS.has(form.toLowerCase());
    });
  }
}

const NEGATORS = new Set([
  'not',
  "n't",
  'never',
  'hardly',
  'barely',
  'scarcely',
  'neither',
  'nor',
  'no',
  'nt',
]);
const isNegator = (form: string): boolean => NEGATORS.has(form);
