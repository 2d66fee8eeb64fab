import { rules, strip } from './endings.ts';

const PLURAL = rules('ies:y sses:ss ches:ch shes:sh xes:x zes:z s us:us ss:ss is:is');
const VOWEL = /[aeiouy]/;

/** Plural, `-ed`, `-ing`, `-ly`, a doubled last letter and a silent `e` fall away; derivations stay apart. */
export function stemEnglish(word: string): string {
  const base = withoutVerbEnding(strip(word, PLURAL, 3));
  const adjective = base.length > 5 && base.endsWith('ly') ? base.slice(0, -2) : base;
  const silent = adjective.length > 2 && adjective.endsWith('e') ? adjective.slice(0, -1) : adjective;
  const n = silent.length;
  return n > 3 && silent[n - 1] === silent[n - 2] ? silent.slice(0, -1) : silent;
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('eed')) return word.length > 5 ? word.slice(0, -1) : word;
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : word;
  return stem.length > 1 && VOWEL.test(stem) ? stem : word;
}
