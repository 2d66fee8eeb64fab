import type { ClassTable } from './function-words/classes.ts';
import { GERMAN } from './function-words/de.ts';
import { ENGLISH } from './function-words/en.ts';
import { SPANISH } from './function-words/es.ts';
import { FRENCH } from './function-words/fr.ts';
import type { Language } from './types.ts';

type Classes = { readonly [name in keyof ClassTable]: ReadonlySet<string> };

/** Word sets of one language; each form is there with its accents and without. */
export interface FunctionWords extends Classes {
  /** Every word that is grammar rather than content: all classes but the hedges. */
  readonly all: ReadonlySet<string>;
}

const NONE: ClassTable = {
  determiners: '',
  pronouns: '',
  prepositions: '',
  conjunctions: '',
  auxiliaries: '',
  particles: '',
  negators: '',
  modals: '',
  conditionals: '',
  exceptives: '',
  quantifiers: '',
  comparatives: '',
  hedges: '',
};

function bothSpellings(forms: string): ReadonlySet<string> {
  const list = forms.split(' ').filter((form) => form !== '');
  return new Set([...list, ...list.map((form) => form.normalize('NFD').replace(/\p{M}/gu, ''))]);
}

function build(table: ClassTable): FunctionWords {
  const entries = Object.entries(table).map(([name, forms]) => [name, bothSpellings(forms)] as const);
  const grammar = entries.filter(([name]) => name !== 'hedges').flatMap(([, forms]) => [...forms]);
  return { ...(Object.fromEntries(entries) as Classes), all: new Set(grammar) };
}

const BY_LANGUAGE: Readonly<Record<Language, FunctionWords>> = {
  en: build(ENGLISH),
  de: build(GERMAN),
  fr: build(FRENCH),
  es: build(SPANISH),
  other: build(NONE),
};

/** The function words of a language, by class; of `other`, none. */
export function functionWords(language: Language): FunctionWords {
  return BY_LANGUAGE[language];
}
