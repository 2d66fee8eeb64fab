/** A statement said again by the forms of a table: every word that is not of the form itself is said again as well. */
import { gerund } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { lazily } from '../../../text/once.ts';
import { capital } from '../../context/tellings/words.ts';
import { type Chain, chainAt, type FormName, formsOf, isPlural, realised } from './chain.ts';
import { TABLES } from './tables/index.ts';
import { type Polarity, type Row, rowsOf, SLOT, type Template } from './template.ts';

/** A row that a word may be the verb of. */
interface Entry {
  readonly row: Row;
  readonly form: FormName;
}

/** Rows by every form of their verb. */
const entries = lazily((): ReadonlyMap<string, readonly Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const row of TABLES.flatMap(rowsOf))
    for (const [form, name] of formsOf(row.ours.verb)) {
      const own = found.get(form);
      if (own === undefined) found.set(form, [{ row, form: name }]);
      else own.push({ row, form: name });
    }
  return found;
});

/** A statement said again, and the words of the form in which it is. */
export interface Again {
  readonly text: string;
  readonly words: readonly string[];
  readonly verb: string;
}

/** Words up to the verb of a statement, at the most. */
const MOST_LEAD = 14;
/** What one of a kind does, a denial of it does not. */
const DENYING =
  /^(?:no|none|nobody|nothing|neither|few|little|hardly|only|not|without)\b|\b(?:if|unless|only|without|never|nobody|deny|denied|denies|refuse[sd]?)\b/iu;

/** All ways in which a statement can be said again. */
export function saidAgainAs(said: string, lexicon: Lexicon): readonly Again[] {
  const text = expanded(said);
  const words = text.split(' ');
  return words
    .slice(0, MOST_LEAD)
    .flatMap((word, at) =>
      (entries().get(word.toLowerCase()) ?? []).flatMap((one) => waysOf(one, words, at, lexicon)),
    );
}

/** "Cannot" and "won't" in two words. */
const expanded = (said: string): string =>
  said
    .replace(/\u2019/gu, "'")
    .replace(/\bcannot\b/giu, 'can not')
    .replace(/\bcan't\b/giu, 'can not')
    .replace(/\bwon't\b/giu, 'will not')
    .replace(/n't\b/gu, ' not')
    .replace(/ {2,}/gu, ' ')
    .trim();

function waysOf(
  { row: { ours, theirs, more }, form }: Entry,
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
): readonly Again[] {
  const found = chainAt(words, at, form);
  if (found === undefined) return [];
  let next = at + 1;
  let chain = found;
  if (ours.verb === 'be' && form !== 'base' && form !== 'participle') {
    const [polarity, adverbs, end] = behindBe(words, next);
    chain = { ...found, polarity, adverbs: [...found.adverbs, ...adverbs] };
    next = end;
  }
  if (ours.modal === 'now') {
    if (chain.tense !== 'present' && chain.modal !== 'will') return [];
  } else if (ours.modal !== '') {
    if (chain.tense !== 'modal' || chain.modal !== ours.modal) return [];
    chain = { ...chain, tense: 'present', modal: '', plural: undefined };
  }
  if (ours.denied !== '' && chain.polarity !== ours.denied) return [];
  const left: Polarity = ours.denied === '' ? chain.polarity : '';
  if (more && left !== '') return [];
  const lead = words.slice(0, chain.from).join(' ');
  if (more && DENYING.test(lead)) return [];
  const before = ours.before.exec(lead);
  const behind =
    before &&
    ours.behind.exec(
      words
        .slice(next)
        .join(' ')
        .replace(/^(?=,)/u, ''),
    );
  if (before === null || behind === null) return [];
  const slots = withoutOne({ ...before.groups, ...behind.groups });
  return theirs.flatMap((their) => {
    const polarity =
      their.denied === '' ? left : left === '' ? their.denied : left === their.denied ? '' : undefined;
    if (polarity === undefined || (their.verb === '' && polarity !== '')) return [];
    const plain = their.modal === '' || their.modal === 'now';
    if (!plain && chain.tense !== 'present') return [];
    const own: Chain = plain ? chain : { ...chain, tense: 'modal', modal: their.modal };
    const again = inForm(their, slots, own, polarity, ours, lexicon);
    return UNSAYABLE.test(again.text) ? [] : [again];
  });
}

/** What comes of words that no form puts together. */
const UNSAYABLE = /\b(?:no|any) (?:an?|the|any|some|my|his|her|their|its) /iu;

/** What stands behind a form of "be": its denial and adverbs, and where the rest begins. */
function behindBe(words: readonly string[], from: number): readonly [Polarity, readonly string[], number] {
  let polarity: Polarity = '';
  const adverbs: string[] = [];
  let at = from;
  for (; at < words.length; at++) {
    const word = words[at]!;
    if (polarity === '' && (word === 'not' || word === 'never')) polarity = word;
    else if (polarity === '' && word === 'no' && words[at + 1] === 'longer') {
      polarity = 'no longer';
      at++;
    } else if (
      /^(?:also|already|still|now|currently|usually|always|often|just|temporarily|officially)$/u.test(word)
    ) {
      if (word !== 'also') adverbs.push(word);
    } else break;
  }
  return [polarity, adverbs, at];
}

type Slots = Readonly<Record<string, string | undefined>>;

/** "The new boiler … than the old one": what "one" stands for, where the two change their places. */
function withoutOne(slots: Slots): Slots {
  const [last = '', letter = ''] = [slots.C ?? slots.B, slots.C === undefined ? 'B' : 'C'];
  const noun = /(?<= )\p{Ll}+$/u.exec(slots.A ?? '')?.[0];
  if (noun === undefined || !/ one$/u.test(last)) return slots;
  return { ...slots, A: slots.A!.replace(/\p{Ll}+$/u, 'one'), [letter]: last.replace(/one$/u, noun) };
}

function inForm(
  their: Template,
  slots: Slots,
  chain: Chain,
  polarity: Polarity,
  ours: Template,
  lexicon: Lexicon,
): Again {
  const lead = filled(their.lead, slots, true, lexicon);
  const plural = their.lead === ours.lead && chain.plural !== undefined ? chain.plural : isPlural(lead);
  const tail = filled(their.tail, slots, false, lexicon);
  const verb = their.verb === '' ? '' : realised(their.verb, chain, polarity, plural);
  const text = `${lead} ${verb} ${tail}${slots.R ?? ''}`
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=,)/gu, '')
    .trim();
  return { text: capital(text), words: literalsOf(their), verb: their.verb };
}

/** What is one's own at the other end of a verb. */
const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const SUBJECTS: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };

/** The words of a form with what stands for its letters. */
const filled = (words: string, slots: Slots, leads: boolean, lexicon: Lexicon): string =>
  words
    .split(' ')
    .filter((word) => !word.endsWith('?'))
    .map((word) => {
      const slot = SLOT.exec(word);
      if (slot === null) return word.split('|', 1)[0]!.replaceAll('_', ' ');
      const said = turned(slots[slot[1]!] ?? '', slot[3], lexicon);
      const folded = said.toLowerCase();
      const cased = leads ? (SUBJECTS[folded] ?? said) : (OBJECTS[folded] ?? said);
      return leads ? cased : inside(cased, lexicon);
    })
    .join(' ');

const DETERMINER = /^(?:The|An?|My|Your|His|Her|Our|Their|Its|This|That|These|All|Every) /u;

/** What opened a statement, behind its verb: a word that is known, and no name, with a small letter. */
function inside(said: string, lexicon: Lexicon): string {
  if (DETERMINER.test(said)) return said.replace(/^\p{Lu}/u, (one) => one.toLowerCase());
  const [first] = said.split(' ', 1);
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(first!) &&
    lexicon.knows(first!.toLowerCase()) &&
    !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(said);
  return isWord ? said.replace(/^\p{Lu}/u, (one) => one.toLowerCase()) : said;
}

/** "Smoking indoors" as "smoke indoors", and the other way round. */
function turned(said: string, form: string | undefined, lexicon: Lexicon): string {
  const [first = '', ...rest] = said.split(' ');
  if (form === 'base') return [lexicon.lemma(first.toLowerCase()), ...rest].join(' ');
  return form === 'gerund' ? [gerund(first), ...rest].join(' ') : said;
}

const literalsOf = ({ lead, tail }: Template): readonly string[] =>
  `${lead} ${tail}`
    .split(' ')
    .filter((word) => !word.endsWith('?') && !/^[A-Z]/u.test(word))
    .map((word) => word.split('|', 1)[0]!);
