/** "Turnout 61.4% (2019: 58.9%)": what a sentence says without what a bracket tells beside it. */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';

const BRACKET = / \((?<inside>[^()]{2,80})\)/u;
/** What takes something back, bounds it or leaves it open. */
const BOUNDING =
  /\b(?:not|no|non|never|without|except\p{L}*|exclu\p{L}*|unless|if|only|subject|pending|cancel\p{L}*|reject\p{L}*|refus\p{L}*|void\p{L}*|revers\p{L}*|withdrawn|estimat\p{L}*|approx\p{L}*|about|provisional|tbc|tbd|expected|planned|draft|propos\p{L}*|claim\p{L}*|alleged\p{L}*|maybe|may|might|possibly|was|were|former\p{L}*|instead|but|wrong|incorrect|corrected|until|from|before|after|max\p{L}*|min\p{L}*|up to|at least|per|net|gross|old|new|optional|or)\b|[?≈~]/iu;

/** "Turnout 61.4%": a thing and its amount, with no verb between them. */
const VALUED = /^(?<what>\p{L}[\p{L} -]{2,40}?):? (?<amount>[\p{Sc}−+-]?\d\S*(?: [\p{L}°/%]\S{0,12})?)$/u;

export const bracketed: Teller = where([BRACKET], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const found = BRACKET.exec(told.text);
  const inside = found?.groups?.inside;
  if (found === null || inside === undefined || !/\d/.test(inside) || BOUNDING.test(inside)) return [];
  const [before, behind] = [told.text.slice(0, found.index), told.text.slice(found.index + found[0].length)];
  // "Gardner (12 goals)" tells of its name, and "Cream (21% fat)" what it is of.
  if (!/\d\D{0,12}$/.test(before) && !/^[.;]?\s*$/.test(behind)) return [];
  const first = inside.split(/[,;]/, 1)[0]!;
  const { claim } = scene;
  const texts = claim.text.includes('(') && first !== inside ? [`${before} (${first})${behind}`] : [];
  const bare = `${before}${behind}`;
  const { what = '', amount = '' } = /^[.;]?\s*$/.test(behind) ? (VALUED.exec(before)?.groups ?? {}) : {};
  const valued = what === '' ? [] : ['was', 'is', 'were', 'are'].map((be) => `${what} ${be} ${amount}.`);
  return [...texts, bare, ...valued].map((text) => ({ ...told, text }));
});
