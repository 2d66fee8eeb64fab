/** What a plain sentence of an everyday text says in another turn, which a reader hardly sees as another. */
import { capital } from '../context/tellings/words.ts';

type Turn = readonly [pattern: RegExp, say: (found: RegExpExecArray) => readonly string[]];

const AMOUNT = String.raw`(?:[$€£]\d[\d.,]*|\d[\d.,]* ?(?:%|percent|per cent|euros?|pounds?|dollars?|points?))`;

const TURNS: readonly Turn[] = [
  [
    new RegExp(String.raw`^(.{3,60}?) (?:is|are) (up|down)(?: by)? (${AMOUNT})((?: (?:on|from|over|compared) .+)?)$`, 'u'),
    ([, what, way, by, than]) => {
      const [verb, has] = way === 'up' ? ['rose', 'risen'] : ['fell', 'fallen'];
      return [`${what} ${verb} by ${by}${than}`, `${what} ${verb} by ${by}`, `${what} has ${has} by ${by}`];
    },
  ],
  [
    /^(.{3,80}?) (was|were|has been|have been) (approved|adopted|passed|agreed|accepted|elected|carried|rejected) unanimously(.*)$/u,
    ([, what, be, done, rest]) => [
      `${what} ${be} ${done}${rest}`,
      `${what} ${be} unanimously ${done}${rest}`,
      ...(done === 'rejected' || done === 'elected'
        ? []
        : [`Everyone agreed to ${lowered(what!)}`, `Everyone voted for ${lowered(what!)}`, `Nobody voted against ${lowered(what!)}`]),
    ],
  ],
  [
    /^(.{3,80}?) (is|are) to (?!be\b)(\p{Ll}.+)$/u,
    ([, who, , deed]) => [`${who} will ${deed}`, `${who} must ${deed}`],
  ],
  [/^(.{3,80}?) (?:is|are) to be (\p{Ll}.+)$/u, ([, what, done]) => [`${what} will be ${done}`, `${what} must be ${done}`]],
  [
    /^(\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?) to (\p{Ll}{2,} .+)$/u,
    ([, who, deed]) => [`${who} will ${deed}`, `${who} is to ${deed}`, `${who} has to ${deed}`],
  ],
  [
    /^(.{2,60}?) (need|needs) not (\p{Ll}.+)$/u,
    ([, who, , deed]) => [`${who} does not have to ${deed}`, `${who} does not need to ${deed}`],
  ],
  [
    /^(.{2,60}?) will pay ((?:Mr|Ms|Mrs|Dr)?\.? ?\p{L}[\p{L} ]{1,30}?) ([$€£]\d[\d.,]*\d|\d[\d.,]* (?:euros?|pounds?|dollars?))\b(.*)$/u,
    ([, who, whom, sum]) => [`${capital(whom!)} will get ${sum}`, `${capital(whom!)} will receive ${sum}`, `${who} will pay ${sum} to ${whom}`],
  ],
  [
    /^(.{2,60}?) (?:terminates?|cancels?|ends?|gives? notice of) ((?:his|her|its|the|their|our|my) [^,.;()]{3,60}?)(?: \([^()]*\))? (?:with effect from|effective|as of|as from|from|by|on|at the end of|to the end of) (.+)$/u,
    ([, who, what, when]) => [
      `${who} is terminating ${what}`,
      `${who} is cancelling ${what}`,
      `${capital(what!.replace(/^(?:his|her|its|their|our|my) /u, 'the '))} ends ${/^\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|\p{Lu})/u.test(when!) ? 'on ' : ''}${when}`,
    ],
  ],
];

const lowered = (text: string): string => text.replace(/^(?:The|An?|This|Our) /u, (word) => word.toLowerCase());

const OPEN = /\b(?:if|unless|whether|would|could|might|perhaps|not yet|was to|were to)\b|[?"\u201c]/iu;

/** The other turns of a sentence. */
export function inOtherTurns(sentence: string): readonly string[] {
  if (sentence.length > LONGEST || OPEN.test(sentence)) return [];
  return TURNS.flatMap(([pattern, say]) => {
    const found = pattern.exec(sentence);
    return found === null ? [] : say(found);
  });
}

const LONGEST = 260;
