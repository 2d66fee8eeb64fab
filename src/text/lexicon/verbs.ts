/** The forms of verbs of German, French and Spanish: which verbs a written word may be of, and in what form. */
import { once } from './once.ts';
import type { Language } from './types.ts';
import { GERMAN_VERBS } from './verbs/de.ts';
import { SPANISH_VERBS } from './verbs/es.ts';
import { FRENCH_VERBS } from './verbs/fr.ts';

/**
 * `owed` is the infinitive with "zu" inside: "zurückzuzahlen"; `borne` says of its subject who does it to it: "corre a
 * cargo de".
 */
export type VerbForm =
  | 'infinitive'
  | 'owed'
  | 'participle'
  | 'past'
  | 'present'
  | 'future'
  | 'borne'
  | 'noun';

/** What a word may be: a form of a group of verbs that say the same. */
export interface Sense {
  readonly group: number;
  readonly form: VerbForm;
  /** German: the prefix that stands apart from this form, "aus" of "tauschte … aus"; empty for none. */
  readonly apart: string;
  /** Of a verb that says nothing of its own: whether the noun it goes with is its subject or its object. */
  readonly light: '<' | '>' | '';
}

/** A form of a verb, and what stands apart from it. */
type Form = readonly [written: string, form: VerbForm, apart?: string];

const NO_GE = /^(?:be|ge|er|ver|zer|ent|emp|miss|über|unter|wider)|ieren$/;

function german(verb: string): Form[] {
  const [named, participle, past, present] = verb.split('/');
  const apart = named!.includes('+') ? named!.split('+')[0]! : '';
  const base = named!.slice(apart ? apart.length + 1 : 0);
  const stem = base.replace(/e?n$/, '');
  const link = /[dt]$|(?:[^aeiouäöürlh]|ch)[mn]$/.test(stem) ? 'e' : '';
  const own = participle ?? `${NO_GE.test(base) ? '' : 'ge'}${stem}${link}t`;
  const simple = past ?? `${stem}${link}te`;
  const finite: Form[] = [
    [simple, 'past'],
    [simple.endsWith('e') ? `${simple}n` : `${simple}en`, 'past'],
    [present ?? `${stem}${link}t`, 'present'],
    [base, 'present'],
  ];
  return [
    [apart + base, 'infinitive'],
    ...(apart ? ([[`${apart}zu${base}`, 'owed']] as Form[]) : []),
    [apart + own, 'participle'],
    ...finite.map(([written, form]): Form => [apart + written, form]),
    ...(apart ? finite.map(([written, form]): Form => [written, form, apart]) : []),
  ];
}

/** Forms of several words that are written as they are: "=corre_a_cargo". */
const borne = (verb: string): Form[] => [[verb.slice(1), 'borne']];

const agreeing = (participle: string, feminine: string): Form[] =>
  [participle, feminine, `${participle}s`, `${feminine}s`].map((form): Form => [form, 'participle']);

/** French verbs by their ends, and what stands before the ends of their future. */
const IRREGULAR_FUTURES: readonly (readonly [RegExp, string])[] = [
  [/cevoir$/, 'cevr'],
  [/tenir$/, 'tiendr'],
  [/venir$/, 'viendr'],
  [/envoyer$/, 'enverr'],
  [/(ach|l|n)e([vt])er$/, '$1è$2er'],
];

function french(verb: string): Form[] {
  const [named, participle, present] = verb.split('/');
  const stem = named!.slice(0, -2);
  const own = participle ?? (named!.endsWith('er') ? `${stem}é` : `${stem}i`);
  const now =
    present?.split(',') ??
    (named!.endsWith('er') ? [`${stem}e`, `${stem}ent`] : [`${stem}it`, `${stem}issent`]);
  // "Prendre en charge": what the verb ends in stands before the words that go with it.
  const [head, ...others] = named!.split('_');
  const rest = others.map((word) => `_${word}`).join('');
  const later = IRREGULAR_FUTURES.reduce(
    (verb, [ending, future]) => verb.replace(ending, future),
    head!.replace(/e$/, ''),
  );
  const plural = now[1]!.endsWith('issent')
    ? `${stem}iss`
    : head!.replace(/(?:er|oir|ir|re)$/, '').replace(/prend$/, 'pren');
  return [
    [named!, 'infinitive'],
    ...agreeing(own, `${own}e`),
    ...now.map((form): Form => [form, 'present']),
    [`${plural.replace(/g$/, 'ge').replace(/c$/, 'ç')}ons${rest}`, 'present'],
    [`${plural}ez${rest}`, 'present'],
    ...['a', 'ont', 'ez', 'ons'].map((ending): Form => [`${later}${ending}${rest}`, 'future']),
  ];
}

function spanish(verb: string): Form[] {
  const [named, participle, past, present] = verb.split('/');
  const stem = named!.slice(0, -2);
  const first = named!.endsWith('ar');
  const own = participle ?? `${stem}${first ? 'ado' : 'ido'}`;
  const done = past?.split(',') ?? (first ? [`${stem}ó`, `${stem}aron`] : [`${stem}ió`, `${stem}ieron`]);
  const now = present?.split(',') ?? (first ? [`${stem}a`, `${stem}an`] : [`${stem}e`, `${stem}en`]);
  return [
    [named!, 'infinitive'],
    [`${named!}se`, 'infinitive'],
    ...agreeing(own, own.replace(/o$/, 'a')),
    ...done.map((form): Form => [form, 'past']),
    ...now.map((form): Form => [form, 'present']),
    ...(past ? [] : [`${stem}${first ? 'e' : 'a'}`, `${stem}${first ? 'en' : 'an'}`]).map(
      (form): Form => [form, 'present'],
    ),
    [`${stem}${first ? 'amos' : named!.endsWith('er') ? 'emos' : 'imos'}`, 'present'],
    ...['á', 'án', 'emos'].map((ending): Form => [`${named!}${ending}`, 'future']),
  ];
}

function read(text: string, formsOf: (verb: string) => Form[]): ReadonlyMap<string, readonly Sense[]> {
  const found = new Map<string, Sense[]>();
  text
    .trim()
    .split('\n')
    .forEach((line, group) => {
      const light = line[0] === '<' || line[0] === '>' ? line[0] : '';
      const [verbs, nouns] = line.slice(light ? 2 : 0).split(' | ');
      const forms: Form[] = verbs!
        .split(' ')
        .flatMap((verb) => (verb[0] === '=' ? borne(verb) : formsOf(verb)));
      for (const noun of nouns!.split(' ')) forms.push([noun, 'noun']);
      for (const [written, form, apart = ''] of forms) {
        const senses = found.get(written) ?? [];
        found.set(written, senses);
        if (!senses.some((one) => one.group === group && one.form === form && one.apart === apart))
          senses.push({ group, form, apart, light });
      }
    });
  return found;
}

type Verbs = ReadonlyMap<string, readonly Sense[]>;

/** Read when a text first asks for them: most texts are English. */
const VERBS: Readonly<Partial<Record<Language, () => Verbs>>> = {
  de: once(() => read(GERMAN_VERBS, german)),
  fr: once(() => read(FRENCH_VERBS, french)),
  es: once(() => read(SPANISH_VERBS, spanish)),
};

const NONE: readonly Sense[] = [];

/** The verbs that words may be of, as they are written, in lower case; "_" joins words of one form. */
export const sensesOf = (written: string, language: Language): readonly Sense[] =>
  VERBS[language]?.().get(written) ?? NONE;
