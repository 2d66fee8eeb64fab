/** A claim of both of two things as two claims: "Both the certificate and the references have been checked." */
import type { Recast } from './recast.ts';

const BOTH =
  /^Both (the |a |an )?([^,;]{2,60}?) and (the |a |an )?([^,;]{2,60}?)((?: of| for) (?:the )?[\p{L}\d][^,;]{1,40}?)? (have been|had been|have|were|are) ([^,;]+)$/u;
const SINGLE: Readonly<Record<string, string>> = {
  'have been': 'has been',
  'had been': 'had been',
  have: 'has',
  were: 'was',
  are: 'is',
};

/** What a claim says of each of two; undefined for another claim. */
export function eachOfBoth(text: string): readonly [Recast, Recast] | undefined {
  const found = BOTH.exec(text.replace(/[.\s]+$/, ''));
  if (found === null) return undefined;
  const [, one = '', first, other = '', second, owner = '', verb, predicate] = found;
  if (/\b(?:together|each other|one another|same|different|equal|alike)\b/i.test(predicate!))
    return undefined;
  const half = (article: string, noun: string): Recast => {
    const plural = /[^s]s$/.test(noun.split(' ')[0]!) || /[^s]s$/.test(noun);
    const subject = `${article}${noun}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const said = `${subject}${owner} ${plural ? verb : SINGLE[verb!]} ${predicate}.`;
    const from = text.indexOf(noun) - article.length;
    const at = (offset: number): number =>
      offset < subject.length ? from + offset : Math.max(from, text.length - 1 - (said.length - 1 - offset));
    return { text: said, at };
  };
  return [half(one, first!), half(other, second!)];
}
