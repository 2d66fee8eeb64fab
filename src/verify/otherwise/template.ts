/**
 * Patterns of a plain statement: `{a} <belong> to {b}`. A statement is read by one and said by another, with its tense,
 * its modal and its denial.
 *
 * - `{a}`, `{a}'s`, `{a}'`: what is told of; `{n#}` has a number, `{n$}` an amount of money, `{a~}` stands without "a" or "any"; `{v}` is what somebody
 *   does, as "open the door", `{v:g}` the same as "opening the door".
 * - `<verb>`: the finite verb; `<!verb>` the same denied; `<~>` its modal alone; `<verb:p>`, `<verb:g>`, `<verb:b>` its
 *   participle, its gerund and its bare form, `<verb:d>` its simple past. A pattern without a finite verb is one of the
 *   present, but for "could".
 * - `%noun` is "the noun", `+noun` "a noun" and `~noun` "noun", each read with any word that determines it, or none.
 */

import { gerund, participleOf, pastOf } from '../../text/inflect.ts';
import { capital } from '../context/tellings/words.ts';
import { type Finite, finiteSaid, finiteSource, formsOf, MODAL, PLAIN } from './finite.ts';

export interface Match {
  readonly slots: ReadonlyMap<string, string>;
  readonly finite: Finite;
}

export interface Template {
  /** Words that a statement of the pattern has: one of each list. */
  readonly needs: readonly (readonly string[])[];
  /** Whether it says so by a denial: "was not filled". */
  readonly denies: boolean;
  /** The statement, read by the pattern; undefined for another. `lemmaOf` gives a verb's dictionary form. */
  read(statement: string, lemmaOf: (verb: string) => string): Match | undefined;
  /** What was read, in the pattern's words; undefined where it cannot be said by them. */
  say(match: Match): string | undefined;
}

/**
 * The deeds that a state of now is the outcome of: "was closed" and "has been closed" of "is no longer open"; none of a
 * state that is denied, was so once or may be.
 */
export const deedsBehind = ({ slots, finite }: Match): readonly Match[] =>
  isSame(finite, PLAIN)
    ? (['past', 'perfect'] as const).map((tense) => ({ slots, finite: { ...finite, tense } }))
    : [];

const SLOT = String.raw`[^,;:.!?\s](?:[^;:!?]{0,78}?[^,;:.!?\s])??`;
const DETERMINER = /^(?:the|an?|his|her|their|its|our|your|my|this|that|all|every|each|some)$/i;
const DETERMINED = '(?:(?:the|an?|his|her|their|its|our|your|my|this|that) )?';
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half)\b/i;
const MONEY =
  /[€$£¥₹]|\b(?:euros?|dollars?|pounds?|cents?|francs?|kron(?:a|or|er?)|yen|rupees?|EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|INR)\b/;

/** Whether what a slot holds is no number or no money, where it should be. */
const lacksAmount = (kind: string, text: string): boolean =>
  (kind.includes('#') || kind.includes('$')) &&
  !(NUMBER.test(text) && (kind.includes('#') || MONEY.test(text)));

const INDEFINITE = /^(?:an?|any) /i;

/** What no slot may hold: words that open a clause, deny, or bound what is said. */
const CLOSED =
  /\b(?:that|who|whom|which|whose|not|no|never|nobody|nothing|none|neither|nor|only|if|unless|because|although|though|when|while|whether|than|but|or|without|except|until)\b|n['\u2019]t\b|(?:^| )(?:is|are|was|were|has|have|had|does|did|do|will|would|can|cannot|could|may|might|must|shall|should)(?: |$)/i;

/** "It comes to the last 6 weeks" has no verb "last": what is told of does not end in an article. */
const OPEN_END = / (?:the|an?)$/i;

/** May, the month: "10 May", "May 2031", "the end of May". */
const MONTH = /(?<=\S )May\b|^May(?= \d|$)/g;

interface Part {
  readonly source: string;
  readonly forms?: readonly string[];
  /** What the part says, after what was said before it. */
  say(match: Match, before: string): string | undefined;
}

/** @throws Error for a pattern with more than one finite verb */
export function templateOf(pattern: string): Template {
  const tokens = pattern.split(' ');
  const finites = tokens.filter((token) => /^<!?[\w~]+>$/.test(token));
  if (finites.length > 1) throw new Error(`finite verbs: ${pattern}`);
  const parts = tokens.map(partOf);
  const plain: Finite = { ...PLAIN, tense: tenseOf(pattern) };
  const kinds = tokens.flatMap((token) => SLOTTED.exec(token)?.slice(1, 4).join('') ?? []);
  const flipped = finites[0]?.startsWith('<!') === true;
  let matcher: RegExp | undefined;
  return {
    denies: flipped,
    needs: parts.flatMap(({ forms }) => (forms === undefined ? [] : [forms])),
    read(statement, lemmaOf) {
      matcher ??= new RegExp(`^${parts.map(({ source }) => source).join(' ')}$`, 'iu');
      const read = matcher.exec(statement);
      if (read === null) return undefined;
      const found = read.groups ?? {};
      const slots = slotsOf(found, kinds, lemmaOf);
      const finite =
        finites.length === 0
          ? plain
          : finiteOf(found, isSeveral(statement.slice(0, subjectEnd(statement, found))));
      // What a pattern denies is read where it is denied: "has a lift" is not "lacks no lift".
      if (slots === undefined || (flipped && !finite.denied)) return undefined;
      return { slots, finite: flipped ? { ...finite, denied: false } : finite };
    },
    say(match) {
      if (finites.length === 0 ? !isSame(match.finite, plain) : flipped && match.finite.denied)
        return undefined;
      let said = '';
      for (const [at, part] of parts.entries()) {
        const next = part.say(match, said === 'there' ? thereIs(parts.slice(at + 1), match) : said);
        if (next === undefined) return undefined;
        said += `${said === '' || next.startsWith(',') ? '' : ' '}${next}`;
      }
      return capital(said);
    },
  };
}

/** The tense of a pattern without a finite verb: "never arrived" is of the past, "has never arrived" of the perfect. */
function tenseOf(pattern: string): Finite['tense'] {
  if (/\b(?:has|have) never <\w+:p>/.test(pattern)) return 'perfect';
  return /\bcould(?:n't)?\b|\bnever <\w+:d>|\b(?:was|were) never\b/.test(pattern) ? 'past' : 'present';
}

const isSame = (a: Finite, b: Finite): boolean =>
  a.tense === b.tense && a.modal === b.modal && a.denied === b.denied;

const SLOTTED = /^\{(\w)([#$~]|:g)?\}('s?)?,?$/;

function partOf(token: string): Part {
  const slot = SLOTTED.exec(token);
  if (slot !== null) return slotPart(slot);
  const verb = /^<(!?)([\w~]+)(?::([pgbd]))?>(,?)$/.exec(token);
  if (verb !== null) return verbPart(verb);
  if (/^[%+~]/.test(token)) {
    const noun = token.slice(1);
    const article = token.startsWith('%')
      ? 'the '
      : token.startsWith('~')
        ? ''
        : /^[aeiou]/.test(noun)
          ? 'an '
          : 'a ';
    return { source: `${DETERMINED}${noun}`, forms: [noun], say: () => article + noun };
  }
  const source = token.replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return { source, ...(/^[a-z-]+$/.test(token) ? { forms: [token] } : {}), say: () => token };
}

function slotPart([, name = '', kind = '', owner = '']: RegExpExecArray): Part {
  const source = `(?<${name}>${SLOT})${owner === '' ? '' : "['\u2019]s?"}`;
  return {
    source,
    say({ slots }, before) {
      const text = slots.get(name);
      if (text === undefined || lacksAmount(kind, text)) return undefined;
      if (kind === ':g') return text.replace(/^[a-z-]+/, gerund);
      // "Your's" and "the boat on the left's" are of nobody.
      if (
        owner !== '' &&
        (/^(?:i|you|he|she|it|we|they|me|him|us|them)$/i.test(text) || text.split(' ').length > 4)
      )
        return undefined;
      return (
        inCase(text, before === '') +
        (owner === "'" ? owner : owner === '' ? '' : /s$/.test(text) && !/^\p{Lu}/u.test(text) ? "'" : owner)
      );
    },
  };
}

function verbPart([, denied = '', lemma = '', form = '', comma = '']: RegExpExecArray): Part {
  if (lemma === '~')
    return {
      source: `(?<modal>${MODAL})(?<deny> not|n['\u2019]t)?`,
      say: ({ finite: { modal, denied: no } }) => modal && `${modal}${no ? ' not' : ''}`,
    };
  if (form !== '') {
    const written =
      form === 'p'
        ? participleOf(lemma)
        : form === 'g'
          ? gerund(lemma)
          : form === 'd'
            ? pastOf(lemma)
            : lemma;
    return { source: written + comma, forms: [written], say: () => written + comma };
  }
  const forms = formsOf(lemma);
  return {
    source: finiteSource(lemma),
    forms,
    say: ({ finite }, before) =>
      finiteSaid(lemma, denied === '' ? finite : { ...finite, denied: !finite.denied }, isSeveral(before)),
  };
}

function slotsOf(
  found: Readonly<Record<string, string | undefined>>,
  kinds: readonly string[],
  lemmaOf: (verb: string) => string,
): ReadonlyMap<string, string> | undefined {
  const slots = new Map<string, string>();
  for (const kind of kinds) {
    const name = kind[0]!;
    const text = found[name];
    if (text === undefined) continue;
    if (CLOSED.test(text.replace(MONTH, '')) || OPEN_END.test(text) || lacksAmount(kind, text))
      return undefined;
    if (kind.includes(':g')) {
      const bare = ungerund(text, lemmaOf);
      if (bare === undefined) return undefined;
      slots.set(name, bare);
    } else slots.set(name, kind.includes('~') ? text.replace(INDEFINITE, '') : text);
  }
  return slots;
}

/** "Open the door" for "opening the door". */
function ungerund(text: string, lemmaOf: (verb: string) => string): string | undefined {
  const word = /^[a-z]+ing\b/i.exec(text)?.[0];
  if (word === undefined) return undefined;
  const bare = lemmaOf(word.toLowerCase());
  return bare.endsWith('ing') ? undefined : bare + text.slice(word.length);
}

/** Where the finite verb of what was read begins, if it is written as its bare form is; 0 for another. */
function subjectEnd(statement: string, { past }: Readonly<Record<string, string | undefined>>): number {
  if (
    past === undefined ||
    !/^(?:cost|put|set|let|cut|hit|hurt|shut|split|spread|quit|cast|sublet)$/i.test(past)
  )
    return 0;
  return Math.max(0, statement.toLowerCase().indexOf(` ${past.toLowerCase()} `));
}

/** `several`: what a verb with one form for both tells of several, "tickets cost", which is mostly of now. */
function finiteOf(found: Readonly<Record<string, string | undefined>>, several: boolean): Finite {
  const denied = Object.entries(found).some(([name, text]) => name.startsWith('deny') && text !== undefined);
  const tense =
    found.perfect !== undefined
      ? 'perfect'
      : (found.past !== undefined && !several) || found.did !== undefined
        ? 'past'
        : 'present';
  return { ...PLAIN, tense, modal: found.modal?.toLowerCase(), denied };
}

/** Things told of without an article: "Sales" is no name. */
const BARE_PLURAL =
  /^(?:sales|costs|prices|profits|exports|imports|revenues|wages|salaries|rents|earnings|losses|orders|bookings|visitors|users|customers|members|employees|students|pupils|guests|tenants|passengers|classes|lessons|pets|dogs|tickets|applications|deliveries|payments|returns|refunds|meals|drinks|goods)$/i;

/** Whether what stands before a verb is of several. */
const isSeveral = (subject: string): boolean =>
  / and /.test(subject) ||
  /^(?:all|both|most|many|several|these|those) /i.test(subject) ||
  /^(?:you|we|they|i|(?:all |the )?(?:staff|people|police))$/i.test(subject) ||
  BARE_PLURAL.test(subject) ||
  (/[^su'\u2019]s$/i.test(subject) && !/^\p{Lu}\S*$/u.test(subject) && !/ of /.test(subject));

/** What stands behind "there is", as the subject that the verb goes by: "no tickets" of "no tickets left for the show". */
const thereIs = (behind: readonly Part[], match: Match): string =>
  behind
    .map((part) => part.say(match, 'there') ?? '')
    .join(' ')
    .replace(/ (?:in|on|at|for|of|with|left|available)\b.*$/, '');

const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
]);
const OBJECTS = new Map([...SUBJECTS].map(([subject, object]) => [object, subject] as const));

/** What a slot holds, as it stands at the beginning of a statement or within it. */
function inCase(text: string, first: boolean): string {
  const pronoun = (first ? OBJECTS : SUBJECTS).get(text.toLowerCase());
  if (pronoun !== undefined) return pronoun;
  const [word = ''] = text.split(' ', 1);
  return !first && DETERMINER.test(word) ? word.toLowerCase() + text.slice(word.length) : text;
}
