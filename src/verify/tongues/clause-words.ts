/** Small words of German, French and Spanish that a clause is read by, besides those of its grammar. Folded but where said. */
import type { Tongue } from './grammar.ts';

/** "Sundays", "daily" as one word: how often something holds. */
export const TIMES =
  /^(?:(?:mon|diens|donners|frei|sams|sonn|werk|feier)tags|mittwochs|wochentags|taglich|wochentlich|monatlich|jahrlich)$/;
/** Words that German writes with a capital out of politeness. */
export const POLITE = new Set('sie ihnen ihr ihre ihrem ihren ihrer ihres du dir dich dein deine'.split(' '));
export const COME_ABOUT = new Set(
  (
    'angekommen eingetroffen eingegangen gestiegen angestiegen gesunken gefallen zuruckgetreten gegangen gekommen abgereist angereist ' +
    'umgezogen gestorben verstorben erschienen entstanden passiert geschehen abgelaufen ausgefallen aufgetreten gewachsen gelungen ' +
    'gescheitert explodiert verschwunden'
  ).split(' '),
);
export const POSSESSIVE: Readonly<Record<Tongue, RegExp>> = {
  de: /^(?:mein|dein|sein|ihr|unser|euer|eur)(?:e|en|em|er|es)?$/,
  fr: /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs)$/,
  es: /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?|vuestr[oa]s?)$/,
};
/** "Esta" is an article, "est\u00e1" is not. */
export const ACCENTED = /^est(?:\u00e1|\u00e9|\u00e1n|\u00e9n)$/;
/** German: what would be, not what was: it is told by an umlaut alone. */
export const SUBJUNCTIVE = /^(?:hätte|würde|wäre|könnte|müsste|dürfte)(?:n|st|t)?$/;
/** "Not yet", whichever way. */
export const YET: Readonly<Record<Tongue, RegExp>> = {
  de: /^(?:noch|bisher|bislang)$/,
  fr: /^(?:encore|toujours)$/,
  es: /^(?:aun|todavia)$/,
};
/** What is not yet so, as an adverb of the clause. */
export const NOT_YET = 'not yet';
