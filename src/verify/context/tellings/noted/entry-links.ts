/** What one statement of a note says of the one beside it: why, with what success, of how many, and what somebody was told. */

import { capital, lowered, numberOf, SMALL } from '../words.ts';
import { type Context, type Read, type Statement, sentenceOf } from './entry-sentence.ts';
import { hasFinite } from './entry-words.ts';

const TRYING =
  /\b(?:tested|checked|tried|run|rerun|repeated|restarted|installed|reinstalled|restored|completed|deployed|updated|replaced|fixed|repaired|reset)\b/;
const WELL =
  /^(?:works?|working|ok|okay|fine|good|passed|all (?:good|fine|ok|clear)|no (?:errors?|problems?|faults?|issues?)|success(?:ful)?|successfully|without (?:errors?|problems?))$/i;

/** "Tested the fix on staging, works": it was tested successfully. */
export function wentWell(sentence: string, next: Statement | undefined): readonly string[] {
  const tail = / (?:ok|okay|good|fine)$/.exec(sentence);
  const well = tail !== null || WELL.test(next?.text ?? '');
  if (!well || !TRYING.test(sentence) || /\bnot\b/.test(sentence)) return [];
  const bare = tail === null ? sentence : sentence.slice(0, tail.index);
  return [`${bare} successfully`, bare.replace(TRYING, (deed) => `${deed} successfully`)];
}

/** Deeds and failures that something that is so behind them is the cause of. */
const CAUSED =
  /\b(?:not|failed|late|delayed|held|on hold|stopped|cancelled|canceled|refused|rejected|dropped|aborted|declined|closed|postponed|away|returned|blocked|locked|put off|called off|off the road|abandoned|grounded|missed)\b/i;

/** "Session 9 dropped: tutor ill", "did not finish, disk full": what is so behind it is why. */
export function becauseOf(
  sentence: string,
  text: string,
  next: Statement | undefined,
  context: Context,
): readonly string[] {
  if (
    next === undefined ||
    !CAUSED.test(text) ||
    !/\bbecause\b|\bdue to\b|\bas\b|\bsince\b/.test(context.claim)
  )
    return [];
  const read = sentenceOf(next.text, '', context);
  const adjective = /^\p{Ll}{2,12}$/u.test(next.text) && /\(/.test(next.mark) ? [`it was ${next.text}`] : [];
  const noun = /^(?:\p{Ll}+ ){0,2}\p{Ll}{3,}$/u.test(next.text) && read === undefined ? next.text : undefined;
  if (noun !== undefined)
    return ['', 'a ', 'the '].flatMap((article) =>
      [`${sentence} because of ${article}${noun}`, `${sentence} due to ${article}${noun}`].filter((one) =>
        context.claim.includes(one.slice(sentence.length).trim()),
      ),
    );
  const causes = [...adjective, ...(read?.state === true ? read.sentences : [])];
  return causes.slice(0, 3).map((cause) => `${sentence} because ${lowered(cause)}`);
}

const TELLING =
  /^(.+? (?:was|were|has been|have been) (?:told|informed|notified|advised|warned|reminded|made aware))(?! (?:that|of|to|about)\b)(.*)$/;

/** "Lid missing, customer told": the customer was told that the lid was missing. */
export function thatIsTold(sentence: string, before: Read | undefined): readonly string[] {
  const found = TELLING.exec(sentence);
  const [what] = before?.sentences ?? [];
  return found === null || what === undefined
    ? []
    : [`${found[1]}${found[2]} that ${lowered(what)}`, `${found[1]} that ${lowered(what)}`];
}

const COUNT = new RegExp(
  String.raw`^(${SMALL}) (?:of|out of) (?:the )?(${SMALL})(?: (\p{Ll}[\p{L} -]{1,30}?))? ((?:not )?(?:\p{Ll}{2,}ed|in|present|back|missing|ok|fine|sent|paid|sold|found|lost|shown|given|made|done)(?: .*)?)$`,
  'iu',
);
const NAMES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Three of three cartons in", "keys: 3 of 4 returned": all of them were, or so many were and the rest was not. */
export function countedOf(text: string, label: Statement | undefined, context: Context): readonly string[] {
  const found = COUNT.exec(text);
  if (found === null || hasFinite(text)) return [];
  const [, some, all, own, state] = found;
  const [k, n] = [numberOf(some!), numberOf(all!)];
  const noun = own ?? /(?:^| )(\p{Ll}+s)$/u.exec(label?.text.toLowerCase() ?? '')?.[1];
  if (k === undefined || n === undefined || noun === undefined || n < 2 || k > n) return [];
  const said = (subject: string): readonly string[] =>
    sentenceOf(`${subject} ${state}`, '', context)?.sentences ?? [];
  const name = (count: number): string => NAMES[count] ?? String(count);
  if (k === n)
    return [
      ...said(`All ${name(n)} ${noun}`),
      ...said(`All ${noun}`),
      ...(n === 2 ? said(`Both ${noun}`) : []),
    ];
  const part = [
    ...said(`${capital(name(k))} of the ${name(n)} ${noun}`),
    ...said(`${capital(name(k))} ${noun}`),
  ];
  if (/^(?:not|missing|lost)\b/.test(state!)) return part;
  const rest = n - k;
  const singular = noun.replace(/s$/, '');
  const lacking =
    rest === 1
      ? [`One ${singular} was not`, `One of the ${name(n)} ${noun} was not`]
      : [
          `${capital(name(rest))} ${noun} were not`,
          `${capital(name(rest))} of the ${name(n)} ${noun} were not`,
        ];
  return [...part, ...lacking.map((one) => `${one} ${state}`)];
}
