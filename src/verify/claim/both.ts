/** A claim of both of two things as two claims: "Both the certificate and the references have been checked." */
import type { Recast } from '../carry/recast.ts';

const BOTH =
  /^Both (the |a |an )?([^,;]{2,60}?) and (the |a |an )?([^,;]{2,60}?)((?: of| for) (?:the )?[\p{L}\d][^,;]{1,40}?)? (have been|had been|have|were|are|may|can|must|will|had|paid|sent|met|took|made|came|went|left|got|[a-z]{2,}ed) ([^,;]+)$/u;
const SINGLE: Readonly<Record<string, string>> = {
  'have been': 'has been',
  'had been': 'had been',
  have: 'has',
  were: 'was',
  are: 'is',
};

/** What a claim says of each of two; undefined for another claim. */
export function eachOfBoth(text: string): readonly [Recast, Recast] | undefined {
  const found = BOTH.exec(text.replace(/(?<![.\s])[.\s]+$/, ''));
  if (found === null) return undefined;
  const [, one = '', first, other = '', second, owner = '', verb, predicate] = found;
  if (/\b(?:together|each other|one another|same|different|equal|alike)\b/i.test(predicate!))
    return undefined;
  // "The form and the fee required by law were paid": what is required is no verb of both.
  if (!(verb! in SINGLE) && /\b(?:were|was|are|is|have|has|had|been)\b/.test(predicate!)) return undefined;
  const half = (article: string, noun: string): Recast => {
    const plural = /[^s]s$/.test(noun.split(' ')[0]!) || /[^s]s$/.test(noun);
    const subject = `${article}${noun}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const said = `${subject}${owner} ${plural ? verb : (SINGLE[verb!] ?? verb)} ${predicate}.`;
    const from = text.indexOf(noun) - article.length;
    const at = (offset: number): number =>
      offset < subject.length ? from + offset : Math.max(from, text.length - 1 - (said.length - 1 - offset));
    return { text: said, at };
  };
  return [half(one, first!), half(other, second!)];
}

const ENOUGH =
  /^(.+?) ((?:[a-z]+ )?[a-z]+(?: [a-z]+)? enough),? and ((?:[a-z]+ )?[a-z]+(?: [a-z]+)? enough),? ((?:to|for) .+)$/u;

/** "Stayed away long enough, and ordered early enough, to get it": each is enough by itself for its own condition. */
export function eachEnough(text: string): readonly [Recast, Recast] | undefined {
  const found = ENOUGH.exec(text.replace(/(?<![.\s])[.\s]+$/, ''));
  if (found === null || /\b(?:not|never|no)\b/.test(text)) return undefined;
  const [, who = '', one, other, what = ''] = found;
  const half = (deed: string): Recast => {
    const said = `${who} ${deed} ${what}.`;
    const from = text.indexOf(deed);
    const rest = text.indexOf(what, from);
    const at = (offset: number): number =>
      offset <= who.length
        ? offset
        : offset <= who.length + 1 + deed.length
          ? from + Math.min(deed.length - 1, offset - who.length - 1)
          : Math.min(text.length - 1, rest + Math.max(0, offset - who.length - deed.length - 2));
    return { text: said, at };
  };
  return [half(one!), half(other!)];
}
